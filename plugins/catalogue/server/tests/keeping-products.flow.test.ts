import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';

interface Product {
  readonly id: number;
  readonly name_translations: Readonly<Record<string, string | null>>;
  readonly [field: string]: unknown;
}
type One<T = Product> = { data: T };

let app: TestApp;
let staff: Client;
let ids: { readonly brand: number; readonly category: number; readonly stage: number; readonly picture: number };

const first = async (table: string, where: object = {}): Promise<number> =>
  ((await app.strapi.db.connection(table).where(where).orderBy('id').first('id')) as { id: number }).id;

beforeAll(async () => {
  app = await boot();
  staff = await app.asStaff('catalogo');
  const es = { locale: 'es' };
  ids = {
    brand: await first('brands'),
    category: await first('categories', es),
    stage: await first('stages', es),
    picture: await first('files'),
  };
});

let sequence = 0;
const whole = (more: object = {}) => ({
  name_translations: { es: 'Cámara de pasillo', en: 'Corridor camera' },
  description_translations: { es: 'Vista larga y angosta', en: 'A long and narrow view' },
  sku: `GUARDA-${(sequence += 1)}`,
  model: `GU-${sequence}`,
  brand_id: ids.brand,
  category_id: ids.category,
  stage_id: ids.stage,
  list_price: '120.50',
  sat_key: '46171610',
  main_image: ids.picture,
  product_flow_type: 'volume',
  status: 1,
  ...more,
});
const create = async (more: object = {}): Promise<Product> => {
  const { status, body } = await staff.post<One>('/catalogue/products', whole(more));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.data;
};
const read = async (id: number): Promise<Product> => (await staff.get<One>(`/catalogue/products/${id}`)).body.data;

describe('a product', () => {
  test('has its name and description in each language, a stage and a flow type; the store shows them [CS-PRODUCT-005, CS-PRODUCT-006, CS-PRODUCT-007, CS-PRODUCT-008]', async () => {
    const { id } = await create();
    expect(await read(id)).toMatchObject({
      name_translations: { es: 'Cámara de pasillo', en: 'Corridor camera' },
      description_translations: { es: 'Vista larga y angosta', en: 'A long and narrow view' },
      stage_id: ids.stage,
      product_flow_type: 'volume',
    });
    const changed = { name_translations: { es: 'Cámara de túnel', en: 'Tunnel camera' }, product_flow_type: 'project' };
    expect((await staff.patch(`/catalogue/products/${id}`, changed)).status).toBe(200);
    await staff.put(`/catalogue/product-publications/${id}`, { published_in_store: true });
    await app.settle();
    for (const [locale, name, description] of [
      ['es', 'Cámara de túnel', 'Vista larga y angosta'],
      ['en', 'Tunnel camera', 'A long and narrow view'],
    ]) {
      const shown = await app.anonymous.get<One>(`/api/store-products/${id}?locale=${locale}`);
      expect(shown.body.data).toMatchObject({ name, description, stage_id: ids.stage, product_flow_type: 'project' });
    }
  });

  test('keeps its category and stage when a text in another language is added, and follows a category chosen there', async () => {
    const { id } = await create({ name_translations: { es: 'Sin inglés' }, description_translations: null });
    const [document] = (await app.strapi.db.query('api::catalogue.product').findMany({ where: { id } })) as [
      { documentId: string },
    ];
    const write = (data: object) =>
      app.strapi
        .documents('api::catalogue.product')
        .update({ documentId: document.documentId, locale: 'en', data } as never);
    await write({ name: 'With English' });
    expect(await read(id)).toMatchObject({
      brand_id: ids.brand,
      category_id: ids.category,
      stage_id: ids.stage,
      name_translations: { en: 'With English' },
    });
    const other = (await app.strapi.db
      .connection('categories')
      .where({ locale: 'es' })
      .whereNot({ id: ids.category })
      .first('id', 'document_id')) as { id: number; document_id: string };
    await write({ category: other.document_id });
    expect(await read(id)).toMatchObject({ brand_id: ids.brand, category_id: other.id, stage_id: ids.stage });
  });

  test('of which one field is changed keeps all the others, also those that a new product would be given', async () => {
    const { id } = await create({ promo_discount: 15, show_in_news: true });
    const before = await read(id);
    expect((await staff.patch(`/catalogue/products/${id}`, { model: 'OTRO' })).status).toBe(200);
    expect({ ...(await read(id)), updatedAt: null }).toEqual({ ...before, model: 'OTRO', updatedAt: null });
  });

  test.each([
    ['a fixed price above the list price', { fixed_price: '200' }, 'fixed_price'],
    ['a price that is no number', { list_price: 'mucho' }, 'list_price'],
    ['a SAT key of seven digits', { sat_key: '4617161' }, 'sat_key'],
    ['a flow type nobody knows', { product_flow_type: 'otro' }, 'product_flow_type'],
    ['no name in Spanish', { name_translations: { en: 'Camera' } }, 'name_translations.es'],
  ])(
    'with %s is refused on that field with 422 [CS-PRODUCT-035, CS-GENERAL-011, CS-GENERAL-013]',
    async (_what, more, field) => {
      const refused = await staff.post<{ errors: Record<string, string[]> }>('/catalogue/products', whole(more));
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.errors)).toEqual([field]);
    },
  );

  test('with the SKU of another is refused on the SKU', async () => {
    const { sku } = await create();
    expectRefused(await staff.post('/catalogue/products', whole({ sku })), { sku: 'Ya existe' });
  });

  test('is activated and deactivated by its call, and sold only while active [CS-PRODUCT-028]', async () => {
    const { id } = await create();
    await staff.put(`/catalogue/product-publications/${id}`, { published_in_store: true });
    for (const [active, status, shown] of [
      [false, 0, 404],
      [true, 1, 200],
    ] as const) {
      expect((await staff.put<One>(`/catalogue/activate-product/${id}`, { active })).body.data).toMatchObject({
        status,
      });
      await app.settle();
      expect((await app.anonymous.get(`/api/store-products/${id}`)).status).toBe(shown);
    }
  });
});

describe('publishing', () => {
  const publish = (id: number, published_in_store = true) =>
    staff.put<One<{ result: string; published_in_store: boolean; reasons: { field: string; message: string }[] }>>(
      `/catalogue/product-publications/${id}`,
      { published_in_store },
    );

  test('a product that lacks something is answered NO with the reasons, and its flag is false [CS-PRODUCT-030, CS-PRODUCT-031]', async () => {
    const { id } = await create({ sat_key: null, main_image: null });
    const { body } = await publish(id);
    expect(body.data).toMatchObject({ result: 'NO', published_in_store: false });
    expect(body.data.reasons.map(({ field }) => field)).toEqual(expect.arrayContaining(['sat_key', 'main_image']));
    for (const { message } of body.data.reasons) expect(message).toMatch(/^[A-ZÁÉÍÓÚ].+/);
    expect(await read(id)).toMatchObject({ published_in_store: false });
  });

  test('a product that lacks nothing is published, and taken back when asked [CS-PRODUCT-029, CS-PRODUCT-033]', async () => {
    const { id } = await create();
    expect((await publish(id)).body.data).toMatchObject({ result: 'OK', published_in_store: true, reasons: [] });
    expect(await read(id)).toMatchObject({ published_in_store: true });
    expect((await publish(id, false)).body.data).toMatchObject({ result: 'OK', published_in_store: false });
    expect(await read(id)).toMatchObject({ published_in_store: false });
  });
});

describe('brands and categories', () => {
  test('staff create, rename and remove a brand; one with products stays [CS-BRAND-001]', async () => {
    const made = await staff.post<One>('/catalogue/brands', { name: 'Marca pasajera', status: 0 });
    expect(made.status).toBe(201);
    const path = `/catalogue/brands/${made.body.data.id}`;
    expect((await staff.patch<One>(path, { name: 'Marca renombrada' })).body.data).toMatchObject({
      name: 'Marca renombrada',
      status: 0,
    });
    expect((await staff.get('/catalogue/brands?omniSearchQuery=renombrada')).body.total).toBe(1);
    expect((await staff.delete(path)).status).toBe(200);
    expect((await staff.get(path)).status).toBe(404);
    expect((await staff.delete(`/catalogue/brands/${ids.brand}`)).status).toBe(422);
  });

  test('staff create, move and remove a category; it never becomes its own ancestor [CS-CATEGORY-001]', async () => {
    const make = async (abbreviation: string, parent_category_id: number | null) =>
      (
        await staff.post<One>('/catalogue/categories', {
          name_translations: { es: abbreviation },
          abbreviation,
          parent_category_id,
        })
      ).body.data.id;
    const root = await make('RAIZ', null);
    const child = await make('RAMA', root);
    expect(
      (await staff.patch<One>(`/catalogue/categories/${child}`, { name_translations: { es: 'Rama' } })).body.data,
    ).toMatchObject({ name: 'Rama', parent_category_id: root });
    expect((await staff.patch(`/catalogue/categories/${root}`, { parent_category_id: child })).status).toBe(422);
    expect((await staff.delete(`/catalogue/categories/${root}`)).status).toBe(422);
    expect([
      (await staff.delete(`/catalogue/categories/${child}`)).status,
      (await staff.delete(`/catalogue/categories/${root}`)).status,
    ]).toEqual([200, 200]);
  });

  test('the store tells the new names of a brand and of the categories above a product, and finds it below a category that was moved', async () => {
    const brand = (await staff.post<One>('/catalogue/brands', { name: 'Marca de antes', status: 1 })).body.data.id;
    const make = async (es: string, more: object = {}): Promise<number> => {
      const category = { name_translations: { es }, abbreviation: es.toUpperCase().replace(/\W/g, ''), ...more };
      return (await staff.post<One>('/catalogue/categories', category)).body.data.id;
    };
    const [above, elsewhere] = [await make('Arriba antes'), await make('Otra rama')];
    const own = await make('Propia antes', { parent_category_id: above });
    const { id } = await create({ brand_id: brand, category_id: own, published_in_store: true });
    await app.settle();
    const card = () => app.strapi.db.connection('product_cards').where({ product_id: id }).first();
    const branches = () =>
      app.strapi.db.connection('product_card_categories').where({ product_id: id }).pluck('category_id');
    expect(await card()).toMatchObject({ brand_name: 'Marca de antes', category_name_es: 'Propia antes' });
    expect(await branches()).toEqual(expect.arrayContaining([above, own]));

    await staff.patch(`/catalogue/brands/${brand}`, { name: 'Marca de ahora' });
    const renamed = { name_translations: { es: 'Propia ahora' }, parent_category_id: elsewhere };
    expect((await staff.patch(`/catalogue/categories/${own}`, renamed)).status).toBe(200);
    await app.settle();
    expect(await card()).toMatchObject({ brand_name: 'Marca de ahora', category_name_es: 'Propia ahora' });
    expect((await card()).name_folded).toContain('marca de ahora');
    expect([...(await branches())].sort()).toEqual([elsewhere, own].sort());
  });

  test('those who only read the catalogue change nothing of it', async () => {
    const reader = await app.asStaff('soporte');
    expect((await reader.get('/catalogue/brands')).status).toBe(200);
    expect((await reader.post('/catalogue/brands', { name: 'No' })).status).toBe(403);
    expect((await reader.put(`/catalogue/product-publications/1`, { published_in_store: true })).status).toBe(403);
  });
});
