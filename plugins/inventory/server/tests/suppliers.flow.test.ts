import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, formErrors, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Supplier extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly name: string;
  readonly updatedAt: string;
  readonly image_full_path: string | null;
  readonly brands: readonly { readonly id: number }[];
  readonly supplier_telephones: readonly { readonly number: string }[];
}
type One = { readonly data: Supplier };
type Many = { readonly data: readonly Supplier[]; readonly total: number };

let app: TestApp;
let compras: Client;
let sequence = 0;
const nameOf = (): string => `Proveedor de prueba ${++sequence}`;
const path = '/inventory/suppliers';

beforeAll(async () => {
  app = await boot();
  compras = await app.asStaff('compras');
});

const made = async (fields: object = {}): Promise<Supplier> => {
  const answer = await compras.post<One>(path, { name: nameOf(), ...fields });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
function form(data: object, file?: { bytes: Buffer; name: string; type: string }, method?: string): FormData {
  const body = new FormData();
  if (method !== undefined) body.append('_method', method);
  body.append('data', JSON.stringify(data));
  if (file !== undefined)
    body.append('main_image_file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  return body;
}

describe('a supplier', () => {
  test('starts with the document’s defaults [CS-SUPPLIER-001] [CS-SUPPLIER-002] [CS-SUPPLIER-003] [CS-SUPPLIER-004] [CS-SUPPLIER-005] [CS-SUPPLIER-006] [CS-SUPPLIER-007] [CS-SUPPLIER-011]', async () => {
    expect(await made()).toMatchObject({
      currency_id: 1,
      supplier_type: 1,
      supplier_type_name: 'supplier_type_national',
      accounting_account: '000',
      credit_amount: '0.00',
      credit_term: 0,
      status: 1,
      category: 'supplier_expenses_and_services',
      payment_method: 'supplier_payment_method_transfer',
    });
  });

  test('of type 5 is a forwarder and of type 6 a customs broker [CS-SUPPLIER-008] [CS-SUPPLIER-009] [CS-SUPPLIER-010]', async () => {
    const [forwarder, broker] = [await made({ supplier_type: 5 }), await made({ supplier_type: 6 })];
    expect([forwarder.supplier_type_name, broker.supplier_type_name]).toEqual([
      'supplier_forwarder',
      'supplier_customs_broker',
    ]);
    const ids = async (query: string) =>
      (await compras.get<Many>(`${path}?per_page=100&${query}`)).body.data.map(({ id }) => id);
    expect(await ids('type=5')).toContain(forwarder.id);
    expect(await ids('type=supplier_customs_broker')).toContain(broker.id);
    expect(await ids('type=5')).not.toContain(broker.id);
  });

  test('keeps telephones without hyphens, mobile or landline alone [CS-SUPPLIER-013] [CS-SUPPLIER-014] [CS-SUPPLIER-015]', async () => {
    const telephone = (telephone_type_id: number) => ({
      supplier_telephones: [{ telephone_type_id, number: '81-8345-0020' }],
    });
    expect((await made(telephone(1))).supplier_telephones[0]!.number).toBe('8183450020');
    expect((await made(telephone(2))).supplier_telephones).toHaveLength(1);
    expectRefused(await compras.post(path, { name: nameOf(), ...telephone(3) }), {
      'supplier_telephones.0.telephone_type_id': 'El teléfono debe ser móvil o fijo',
    });
  });

  test('shows its reliability from 1 to 5 [CS-SUPPLIER-012]', async () => {
    expect(await made({ reliability: 0.7 })).toMatchObject({ reliability: 0.7, reliability_shown: 3 });
    expect(await made()).toMatchObject({ reliability: null, reliability_shown: null });
  });

  test('comes by multipart with its picture, and is changed by a POST with _method PATCH', async () => {
    const file = { bytes: png, name: 'logo.png', type: 'image/png' };
    const created = await compras.post<One>(path, form({ name: nameOf(), credit_term: 30 }, file));
    expect([created.status, typeof created.body.data.image_full_path]).toEqual([201, 'string']);
    const { id } = created.body.data;
    const changed = await compras.post<One>(`${path}/${id}`, form({ tradename: 'Nuevo nombre' }, undefined, 'PATCH'));
    expect(changed.body.data).toMatchObject({
      tradename: 'Nuevo nombre',
      credit_term: 30,
      image_full_path: created.body.data.image_full_path,
    });
    const bad = { bytes: Buffer.from('<html></html>'), name: 'logo.png', type: 'image/png' };
    expectRefused(await compras.post(`${path}/${id}`, form({ tradename: 'Otro' }, bad)), {
      main_image_file: /tipo de archivo/,
    });
    expect((await compras.get<One>(`${path}/${id}`)).body.data.tradename).toBe('Nuevo nombre');
  });

  test('is changed by a form that sends back what it read', async () => {
    const read = await made({ brands: [] });
    const form = {
      currency_supplier: 2,
      main_image_file: null,
      brands: read.brands,
      supplier_contacts: [{ name: 'Eva' }],
    };
    const changed = await compras.post<One>(`${path}/${read.id}`, { _method: 'PATCH', ...form });
    expect(changed.body.data).toMatchObject({ currency_id: 2, currency_supplier: 2 });
    const again = { ...form, currency_supplier: { id: 1 }, supplier_contacts: changed.body.data.supplier_contacts };
    expect((await compras.patch<One>(`${path}/${read.id}`, again)).body.data).toMatchObject({ currency_id: 1 });
  });

  test('is refused when it is not right, field by field', async () => {
    const taken = await made();
    expectRefused(await compras.post(path, { name: taken.name }), { name: 'Ya existe un registro con este valor' });
    expectRefused(
      await compras.post(path, { name: ' ', rfc: 'XX', currency_id: 2_000_000_000, credit_amount: -1, reliability: 2 }),
      {
        name: 'Este campo es obligatorio',
        rfc: 'El RFC no es válido',
        credit_amount: /0/,
        reliability: /1/,
      },
    );
    expectRefused(await compras.post(path, { name: nameOf(), currency_id: 2_000_000_000 }), {
      currency_id: 'No existe',
    });
    expectRefused(await compras.post(path, { name: nameOf(), brands: [2_000_000_000] }), { brands: 'No existe' });
    expectRefused(await compras.post(path, { name: nameOf(), supplier_emails: [{ email: 'no' }] }), {
      'supplier_emails.0.email': /correo/,
    });
  });

  test('changed by two people at once: the second one is told', async () => {
    const { id, updatedAt } = await made();
    expect((await compras.patch(`${path}/${id}`, { tradename: 'A' }, { 'If-Match': updatedAt })).status).toBe(200);
    expect((await compras.patch(`${path}/${id}`, { tradename: 'B' }, { 'If-Match': updatedAt })).status).toBe(409);
  });

  test('has one main address: the last one marked', async () => {
    const address = (street: string, is_main: boolean) => ({ street, is_main });
    const { supplier_addresses: addresses } = await made({
      supplier_addresses: [address('Uno', true), address('Dos', true)],
    });
    expect((addresses as { is_main: boolean }[]).map((each) => each.is_main)).toEqual([false, true]);
  });
});

describe('suppliers', () => {
  test('are found by text, and those abroad alone', async () => {
    const [here, abroad] = [
      await made({ tradename: 'Electrónica Álamo' }),
      await made({ tradename: 'Alamo Trading', supplier_type: 2 }),
    ];
    const ids = async (query: string) =>
      (await compras.get<Many>(`${path}?per_page=100&${query}`)).body.data.map(({ id }) => id);
    expect((await ids('omniSearchQuery=alamo')).sort()).toEqual([here.id, abroad.id].sort());
    expect(await ids('omniSearchQuery=alamo&internationalsOnly=true')).toEqual([abroad.id]);
    expect(await ids(`search=${encodeURIComponent('Alamo Trad')}`)).toEqual([abroad.id]);
  });

  test('sell brands: the products of a supplier are those of its brands, and one with brands stays', async () => {
    const { id: productId } = await givenProduct(app);
    const card = (await app.strapi.db
      .connection('product_cards')
      .where({ product_id: productId })
      .first('brand_id')) as { brand_id: number };
    const other = (
      (await app.strapi
        .documents('api::catalogue.brand' as never)
        .create({ data: { name: 'Marca sin productos' } } as never)) as unknown as { id: number }
    ).id;
    const [seller, idle] = [await made({ brands: [card.brand_id] }), await made({ brands: [other] })];
    expect(seller.brands.map(({ id }) => id)).toEqual([card.brand_id]);
    const products = async (id: number) =>
      (await compras.get<{ total: number }>(`/catalogue/new-products?supplier_id=${id}`)).body.total;
    expect(await products(seller.id)).toBeGreaterThan(0);
    expect(await products(idle.id)).toBe(0);
    expectRefused(await compras.delete(`${path}/${idle.id}`), {
      _general: 'No se puede eliminar: todavía tiene marcas',
    });
    await compras.patch(`${path}/${idle.id}`, { brands: [] });
    expect((await compras.delete(`${path}/${idle.id}`)).status).toBeLessThan(300);
    expect((await compras.get(`${path}/${idle.id}`)).status).toBe(404);
  });

  test('are kept by purchasing alone', async () => {
    expect((await (await app.asStaff('catalogo')).get(path)).status).toBe(200);
    expect((await (await app.asStaff('catalogo')).post(path, { name: nameOf() })).status).toBe(403);
    expect((await (await app.as('distribuidor')).get('/api/suppliers')).status).toBe(403);
    expect((await app.anonymous.get('/api/suppliers')).status).toBe(401);
  });
});

describe('what inventory adds to products', () => {
  test('GET /products?restockFilter answers the products to restock', async () => {
    const [source, target] = (
      (await app.strapi.db.connection('branches').orderBy('id', 'desc').limit(2).select('id')) as { id: number }[]
    ).map(({ id }) => id);
    const { id } = await givenProduct(app);
    await app.strapi.db.connection('stocks').insert({
      document_id: `restock-${id}`,
      product_id: id,
      branch_id: source,
      grade: 'Stock',
      on_hand: 9,
      reserved: 0,
    });
    await compras.post('/inventory/product-limits', { product_id: id, warehouse_id: target, minimum: 4, maximum: 8 });
    const filter = encodeURIComponent(
      JSON.stringify({ source_warehouse_id: source, target_warehouse_id: target, product_limit_type: 1 }),
    );
    const { body } = await compras.get<{ data: { id: number; suggested_quantity: number }[] }>(
      `/catalogue/products?restockFilter=${filter}`,
    );
    expect(body.data.find((row) => row.id === id)?.suggested_quantity).toBe(4);
    expectRefused(await compras.get('/catalogue/products?restockFilter=no'), { restockFilter: /JSON/ });
  });

  test('a product with pieces on a shelf is not removed', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 1 } });
    const answer = await (await app.asStaff('catalogo')).delete(`/catalogue/products/${id}`);
    expectRefused(answer, { _general: 'No se puede eliminar: todavía tiene existencias' });
  });
});

describe('the generated views of the panel', () => {
  const view = '/content-manager/collection-types/api::inventory';

  test('refuse of a supplier what its own calls refuse, and write what they would', async () => {
    const name = nameOf();
    const refused = await compras.post(`${view}.supplier`, { name, rfc: 'malo', currency_id: 77 });
    expect([refused.status, formErrors(refused)]).toEqual([400, [['rfc', 'El RFC no es válido']]]);
    const unknown = await compras.post(`${view}.supplier`, { name, currency_id: 2_000_000_000 });
    expect(formErrors(unknown)).toEqual([['currency_id', 'No existe']]);
    const saved = await compras.post<{ data: { rfc: string } }>(`${view}.supplier`, {
      name,
      rfc: 'ccm050822h34',
      brands: { connect: [] },
    });
    expect(saved.body.data.rfc).toBe('CCM050822H34');
  });

  test('refuse a restriction whose values cross, also when only one of them changes', async () => {
    const catalogue = await app.asStaff('catalogo');
    const branch = (await app.strapi.db.connection('branches').first('id')) as { id: number };
    const fields = { branch_id: branch.id, min_value: 500, message: 'Equipo de valor' };
    const crossed = [['max_value', 'El máximo no puede ser menor que el mínimo']];
    expect(formErrors(await catalogue.post(`${view}.value-restriction`, { ...fields, max_value: 10 }))).toEqual(
      crossed,
    );
    const made = await catalogue.post<{ data: { documentId: string } }>(`${view}.value-restriction`, fields);
    const own = `${view}.value-restriction/${made.body.data.documentId}`;
    expect(formErrors(await catalogue.put(own, { max_value: 10 }))).toEqual(crossed);
    expect((await catalogue.put(own, { max_value: 900 })).status).toBe(200);
    await catalogue.delete(own);
  });

  test('refuse a branch whose code another has, or whose postal code is none, and a discount of a grade above the whole', async () => {
    const branch = await compras.post(`${view}.branch`, { code: 'mty', name: 'Otra' });
    expect(formErrors(branch)).toEqual([['code', 'Ya existe un registro con este valor']]);
    const nowhere = await compras.post(`${view}.branch`, {
      code: 'XYZ',
      name: 'Otra',
      zip_code: '641',
      transfer_days: 90,
    });
    expect(formErrors(nowhere).map(([field]) => field)).toEqual(['zip_code', 'transfer_days']);
    const grade = await app.strapi.db.connection('condition_grades').first('document_id');
    const above = await (
      await app.asStaff('catalogo')
    ).put(`${view}.condition-grade/${(grade as { document_id: string }).document_id}`, { discount: 101 });
    expect(formErrors(above).map(([field]) => field)).toEqual(['discount']);
  });
});
