import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenProduct } from '../../testing';

let app: TestApp;
let staff: Client;
const views = '/content-manager/collection-types/api::catalogue.category';

interface Stored {
  readonly id: number;
  readonly document_id: string;
}
const category = async (abbreviation: string, parent: number | null = null): Promise<Stored> => {
  const { body } = await staff.post<{ data: { id: number } }>('/catalogue/categories', {
    name_translations: { es: abbreviation },
    abbreviation,
    parent_category_id: parent,
  });
  return (await app.strapi.db
    .connection('categories')
    .where({ id: body.data.id })
    .first('id', 'document_id')) as Stored;
};
const parentOf = async (id: number): Promise<number | null> =>
  (await staff.get<{ data: { parent_category_id: number | null } }>(`/catalogue/categories/${id}`)).body.data
    .parent_category_id;

beforeAll(async () => {
  app = await boot();
  staff = await app.asStaff('catalogo');
});

describe('a category is never inside itself', () => {
  test('neither directly nor through its grandchildren', async () => {
    const root = await category('CICLO1');
    const child = await category('CICLO2', root.id);
    const grandchild = await category('CICLO3', child.id);
    const text = 'Una categoría no puede quedar dentro de sí misma ni de sus subcategorías';
    expectRefused(await staff.patch(`/catalogue/categories/${root.id}`, { parent_category_id: root.id }), {
      parent_category_id: text,
    });
    expectRefused(await staff.patch(`/catalogue/categories/${root.id}`, { parent_category_id: grandchild.id }), {
      parent_category_id: text,
    });
    expect([await parentOf(root.id), await parentOf(grandchild.id)]).toEqual([null, child.id]);
  });

  test('nor by the panel’s generated view, and the refused write leaves nothing', async () => {
    const root = await category('VISTA1');
    const child = await category('VISTA2', root.id);
    const saved = await staff.put(`${views}/${root.document_id}?locale=es`, {
      name: 'Cambiada',
      parent_category: { connect: [{ documentId: child.document_id, locale: 'es' }] },
    });
    expect(saved.status).toBeGreaterThanOrEqual(400);
    expect(saved.status).toBeLessThan(500);
    expect(await parentOf(root.id)).toBeNull();
    expect((await staff.get<{ data: { name: string } }>(`/catalogue/categories/${root.id}`)).body.data.name).toBe(
      'VISTA1',
    );
  });

  test('two moves that would close a circle only together: at most one goes through', async () => {
    const [one, two] = [await category('JUNTAS1'), await category('JUNTAS2')];
    await Promise.all([
      staff.patch(`/catalogue/categories/${one.id}`, { parent_category_id: two.id }),
      staff.patch(`/catalogue/categories/${two.id}`, { parent_category_id: one.id }),
    ]);
    expect([await parentOf(one.id), await parentOf(two.id)]).toContain(null);
  });
});

describe('the generated views refuse like the house’s own calls', () => {
  const brands = '/content-manager/collection-types/api::catalogue.brand';
  const products = '/content-manager/collection-types/api::catalogue.product';
  const documentOf = async (uid: 'brand' | 'product', id: number): Promise<string> =>
    ((await app.strapi.db.query(`api::catalogue.${uid}`).findOne({ where: { id } })) as { documentId: string })
      .documentId;

  test('a name that is taken is told in Spanish on its field, and in the notice [CS-GENERAL-022]', async () => {
    const first = await staff.post(brands, { name: 'Marca única' });
    expect(first.status).toBe(201);
    const { status, body } = await staff.post<{ error: object }>(brands, { name: 'Marca única' });
    const message = 'Ya existe un registro con este valor';
    expect([status, body.error]).toMatchObject([
      400,
      { name: 'ValidationError', message, details: { errors: [{ path: ['name'], message }] } },
    ]);
  });

  test('what Strapi itself refuses is told in Spanish too', async () => {
    const { status, body } = await staff.post<{ error: object }>(brands, { name: null });
    const message = 'Este campo es obligatorio';
    expect([status, body.error]).toMatchObject([400, { message, details: { errors: [{ path: ['name'], message }] } }]);
  });

  test('a product is not put in the store by its form, which looks at nothing, nor sold above its list price', async () => {
    const errorsOf = ({ body }: { body: unknown }) =>
      (body as { error: { details: { errors: object[] } } }).error.details.errors;
    const bare = { name: 'Sin nada', sku: 'FORMA-1', model: 'FORMA-1' };
    const refused = await staff.post(`${products}?locale=es`, { ...bare, published_in_store: true });
    const byItsAction = 'Se publica con el botón Publicar, que revisa lo que le falta';
    expect([refused.status, errorsOf(refused)]).toMatchObject([
      400,
      [{ path: ['published_in_store'], message: byItsAction }],
    ]);
    expect(await app.strapi.db.connection('products').where({ sku: 'FORMA-1' })).toEqual([]);
    expect((await staff.post(`${products}?locale=es`, bare)).status).toBe(201);

    const { id } = await givenProduct(app, { listPrice: '10.00' });
    const path = `${products}/${await documentOf('product', id)}?locale=es`;
    const dearer = await staff.put(path, { fixed_price: 11, sat_key: '39121004' });
    expect(errorsOf(dearer)).toMatchObject([
      { path: ['fixed_price'], message: 'El precio fijo no puede ser mayor que el precio de lista' },
    ]);
    expect((await staff.put(path, { fixed_price: 9 })).status).toBe(200);
    expect((await staff.put(path, { fixed_price: null, list_price: 8, published_in_store: true })).status).toBe(200);

    const copy = { sku: 'FORMA-2', model: 'FORMA-2', published_in_store: true };
    expect((await staff.post(path.replace(`${products}/`, `${products}/clone/`), copy)).status).toBe(200);
    expect(await app.strapi.db.connection('products').where({ sku: 'FORMA-2' }).first()).toMatchObject({
      published_in_store: expect.not.toBeOneOf([true, 1]),
    });
  });

  test('a brand with products is not removed, and of several chosen together it is the one that is named', async () => {
    const { id } = await givenProduct(app);
    const { body } = await staff.get<{ data: { brand_id: number } }>(`/catalogue/products/${id}`);
    const path = `${brands}/${await documentOf('brand', body.data.brand_id)}`;
    const refused = await staff.delete<{ error: object }>(path);
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      { message: 'Tiene productos: muévelos antes de eliminarla' },
    ]);
    expect((await staff.get(path)).status).toBe(200);

    const named = (await app.strapi.db.connection('brands').where({ id: body.data.brand_id }).first('name')) as {
      name: string;
    };
    const together = [await documentOf('brand', body.data.brand_id)];
    const one = await staff.post<{ error: object }>(`${brands}/actions/bulkDelete`, { documentIds: together });
    expect([one.status, one.body.error]).toMatchObject([
      400,
      { message: `«${named.name}»: Tiene productos: muévelos antes de eliminarla` },
    ]);
  });

  test('the Spanish of a category is not removed without its English, its English is', async () => {
    const { document_id: documentId } = await category('IDIOMAS');
    const path = `${views}/${documentId}`;
    expect((await staff.put(`${path}?locale=en`, { name: 'Languages' })).status).toBe(200);
    const refused = await staff.delete<{ error: object }>(`${path}?locale=es`);
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      { message: 'El español no se elimina solo: elimina todos los idiomas' },
    ]);
    expect((await staff.delete(`${path}?locale=en`)).status).toBe(200);
    expect((await staff.delete(`${path}?locale=*`)).status).toBe(200);
    expect((await staff.get(`${path}?locale=es`)).status).toBe(404);
  });

  test('records removed together in the Spanish list go with their English, in the English list their English alone', async () => {
    const made = [await category('LISTA1'), await category('LISTA2')];
    const documentIds = made.map(({ document_id: id }) => id);
    for (const id of documentIds)
      expect((await staff.put(`${views}/${id}?locale=en`, { name: 'Together' })).status).toBe(200);
    const removed = (locale: string) => staff.post(`${views}/actions/bulkDelete?locale=${locale}`, { documentIds });
    const left = () => app.strapi.db.connection('categories').whereIn('document_id', documentIds).pluck('locale');
    expect((await removed('en')).status).toBe(200);
    expect(await left()).toEqual(['es', 'es']);
    expect((await staff.put(`${views}/${documentIds[0]}?locale=en`, { name: 'Again' })).status).toBe(200);
    expect((await removed('es')).status).toBe(200);
    expect(await left()).toEqual([]);
  });

  test('the second of two people who edit a product gets 409 with what changed, and nothing of the first is lost', async () => {
    const { id } = await givenProduct(app);
    const path = `${products}/${await documentOf('product', id)}?locale=es`;
    const opened = (await staff.get<{ data: { name: string; guarantee: number; barcode: string } }>(path)).body.data;
    const first = { name: opened.name, guarantee: 48, barcode: opened.barcode };
    expect((await staff.put(path, { ...first, readValues: opened })).status).toBe(200);

    const second = { name: opened.name, guarantee: opened.guarantee, barcode: '7500000000017' };
    const late = await staff.put<{ error: { message: string } }>(path, { ...second, readValues: opened });
    expect([late.status, late.body.error]).toMatchObject([
      409,
      { name: 'ConflictError', details: { changed: { guarantee: { before: opened.guarantee ?? null, after: 48 } } } },
    ]);
    expect(late.body.error.message).toBe(
      'Otra persona cambió este registro mientras lo editabas (Garantía (meses)). Lo que escribiste sigue en el formulario: revísalo y guarda otra vez.',
    );
    expect((await staff.get<{ data: object }>(path)).body.data).toMatchObject(first);

    const again = (await staff.get<{ data: object }>(path)).body.data;
    expect((await staff.put(path, { ...first, barcode: second.barcode, readValues: again })).status).toBe(200);
  });

  test('the English of a product is judged by what English was opened: it can be changed, emptied and taken away', async () => {
    const { id } = await givenProduct(app);
    const path = `${products}/${await documentOf('product', id)}?locale=en`;
    const name = { name: 'Camera', description: 'Sees at night' };
    expect((await staff.put(path, { ...name, readValues: {} })).status).toBe(200);
    expect((await staff.put(path, { ...name, description: '', readValues: name })).status).toBe(200);
    expect((await staff.put(path, { name: 'Late', readValues: { name: 'Read long ago' } })).status).toBe(409);
    const texts = async () =>
      (await staff.get<{ data: object }>(`/catalogue/products/${id}`)).body.data as Record<string, { en?: string }>;
    expect(await texts()).toMatchObject({ name_translations: { en: 'Camera' } });
    expect((await texts()).description_translations?.en ?? '').toBe('');
    expect((await staff.delete(path)).status).toBe(200);
    expect((await texts()).name_translations).not.toHaveProperty('en');
  });
});

test('of those who save what they read at the same moment, one goes through and the others are told', async () => {
  const { id } = await category('JUNTAS3');
  const row = await app.strapi.db.connection('categories').where({ id }).first('updated_at');
  const read = new Date((row as { updated_at: string | number }).updated_at).toISOString();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const answers = await Promise.all(
    [1, 2, 3, 4].map((position) =>
      staff.patch(`/catalogue/categories/${id}`, { position }, { 'If-Match': `"${read}"` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('a published product that has lost what it needs is answered NO and leaves the store [CS-PRODUCT-031]', async () => {
  const { id } = await givenProduct(app);
  expect((await app.anonymous.get(`/api/store-products/${id}`)).status).toBe(200);
  const { body } = await staff.put<{ data: object }>(`/catalogue/product-publications/${id}`, {
    published_in_store: true,
  });
  expect(body.data).toMatchObject({ result: 'NO', published_in_store: false });
  await app.settle();
  await expect.poll(async () => (await app.anonymous.get(`/api/store-products/${id}`)).status).toBe(404);
});

describe('pictures', () => {
  const upload = (name: string, type: string, bytes: string) => {
    const form = new FormData();
    form.append('files', new Blob([bytes], { type }), name);
    return staff.post<{ url: string; name: string }[]>('/upload', form);
  };
  const files = async (): Promise<number> =>
    Number(((await app.strapi.db.connection('files').count({ n: '*' })) as [{ n: number }])[0].n);

  test.each([
    [
      'a script',
      'dibujo.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a handler', 'dibujo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'],
    ['a page in disguise', 'foto.png', 'image/png', '<html><script>alert(1)</script></html>'],
  ])('%s is refused and nothing of it is kept', async (_title, name, type, bytes) => {
    const before = await files();
    const { status } = await upload(name, type, bytes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await files()).toBe(before);
  });

  test('a name that points elsewhere stays in the folder of uploads', async () => {
    const { status, body } = await upload(
      '../../../fuera/../dibujo.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>',
    );
    expect(status).toBe(201);
    expect(body[0]!.url).toMatch(/^\/uploads\/[\w.-]+\.svg$/);
    expect(body[0]!.name).not.toMatch(/[\\/]/);
    expect((await fetch(app.url + body[0]!.url)).status).toBe(200);
  });

  test('an address that climbs out of the uploads finds nothing', async () => {
    for (const path of [
      '/uploads/../.env',
      '/uploads/%2e%2e/%2e%2e/data.db',
      '/uploads/..%2f..%2fdata.db',
      '/uploads/%00',
    ]) {
      expect([400, 403, 404]).toContain((await fetch(app.url + path)).status);
    }
  });
});
