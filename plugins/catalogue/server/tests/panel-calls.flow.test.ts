import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, form, givenProduct, pdf, program, rowsIn, unique, type Many } from '../../testing';

/** What only the panel calls: placing categories in the tree, what a product lacks, and changes its client sends with PUT. */
let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await boot();
  staff = await app.asStaff('catalogo');
});

interface Node {
  readonly id: number;
  readonly parent_category_id: number | null;
  readonly position: number;
}
const make = async (parent: number | null = null, position = 0): Promise<number> =>
  dataOf<{ id: number }>(
    await staff.post('/catalogue/categories', {
      name_translations: { es: unique('Rama'), en: unique('Branch') },
      abbreviation: unique('P').replace(/\W/g, ''),
      parent_category_id: parent,
      position,
    }),
    201,
  ).id;
const below = async (parent: number): Promise<number[]> =>
  (await staff.get<Many<Node>>('/catalogue/categories?bulkAction=true')).body.data
    .filter((node) => node.parent_category_id === parent)
    .map(({ id }) => id);
const place = (id: number, parent_category_id: number | null, index: number) =>
  staff.put<Many<Node>>(`/catalogue/category-places/${id}`, { parent_category_id, index });

describe('a category is placed in the tree', () => {
  test('between its brothers, below another, and back, always numbered from 1', async () => {
    const [root, other] = [await make(), await make()];
    const [a, b, c] = [await make(root, 1), await make(root, 2), await make(root, 3)];
    expect((await place(c, root, 0)).body.data.map(({ id, position }) => [id, position])).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
    ]);
    expect(await below(root)).toEqual([c, a, b]);
    expect((await place(a, other, 99)).status).toBe(200);
    expect([await below(root), await below(other)]).toEqual([[c, b], [a]]);
    const positions = (await app.strapi.db.connection('categories').where({ id: a }).select('document_id')) as {
      document_id: string;
    }[];
    const rows = (await app.strapi.db
      .connection('categories')
      .where({ document_id: positions[0]!.document_id })
      .select('locale', 'position')) as { locale: string; position: number }[];
    expect(rows).toEqual(expect.arrayContaining([{ locale: 'es', position: 1 }]));
    expect(new Set(rows.map(({ position }) => position))).toEqual(new Set([1]));
  });

  test('never inside itself; below nothing that does not exist; only by who may', async () => {
    const root = await make();
    const child = await make(root);
    const grandchild = await make(child);
    expectRefused(await place(root, grandchild, 0), { parent_category_id: 'dentro de sí misma' });
    expect([await below(root), await below(child)]).toEqual([[child], [grandchild]]);
    expectRefused(await place(root, 999_999, 0), { parent_category_id: 'No existe' });
    expect((await place(999_999, null, 0)).status).toBe(404);
    const reader = await app.asStaff('soporte');
    const asked = { parent_category_id: null, index: 0 };
    expect((await reader.put(`/catalogue/category-places/${child}`, asked)).status).toBe(403);
    expect((await app.anonymous.put(`/catalogue/category-places/${child}`, asked)).status).toBe(401);
  });
});

test('what a product lacks to be published is told without publishing it nor taking it back', async () => {
  const { id } = await givenProduct(app);
  const asked = async () =>
    dataOf<{ published_in_store: boolean; status: number; reasons: { field: string; message: string }[] }>(
      await staff.get(`/catalogue/product-publications/${id}`),
    );
  const before = await asked();
  expect(before).toMatchObject({ published_in_store: true, status: 1 });
  expect(before.reasons.length).toBeGreaterThan(0);
  expect(before.reasons).toEqual(
    expect.arrayContaining([{ field: expect.any(String), message: expect.stringMatching(/^Falta /) }]),
  );
  expect(await asked()).toEqual(before);
  const told = dataOf<{ result: string; reasons: unknown }>(
    await staff.put(`/catalogue/product-publications/${id}`, { published_in_store: true }),
  );
  expect(told).toMatchObject({ result: 'NO', reasons: before.reasons });
  expect(await asked()).toMatchObject({ published_in_store: false });
  expect((await staff.get('/catalogue/product-publications/999999')).status).toBe(404);
});

test('a product’s datasheet is filled with PUT as with PATCH', async () => {
  const category = await make();
  const sheet = dataOf<{ id: number }>(
    await staff.post('/product-content/datasheets', {
      name_translations: { es: unique('Ficha') },
      categories: [category],
      datasheet_groups: [
        { name_translations: { es: 'Imagen' }, datasheet_fields: [{ name_translations: { es: 'Color' } }] },
      ],
    }),
    201,
  );
  const { documentId } = (await app.strapi.db
    .query('api::catalogue.category')
    .findOne({ where: { id: category } })) as { documentId: string };
  const product = await givenProduct(app, { fields: { category: documentId } });
  const filled = dataOf(
    await staff.put(`/product-content/product-datasheets/${product.id}`, {
      product_datasheet_groups: [{ product_datasheet_fields: [{ code: 'color', value: 'Rojo' }] }],
    }),
  );
  expect(filled).toMatchObject({
    datasheet_id: sheet.id,
    product_datasheet_groups: [{ product_datasheet_fields: [{ code: 'color', value: 'Rojo' }] }],
  });
});

test('videos are ordered and documents changed by PUT too: the panel’s client sends no PATCH', async () => {
  const { id } = await givenProduct(app);
  const video = async (video_key: string): Promise<number> =>
    dataOf<{ id: number }>(await staff.post('/product-content/product-videos', { product_id: id, video_key }), 201).id;
  const [first, second] = [await video('aqz-KE-bpKQ'), await video('eRsGyueVLvQ')];
  const product_videos = [second, { id: first, title: 'Montaje' }];
  expect(dataOf(await staff.put(`/product-content/product-videos/${id}`, { product_videos }))).toMatchObject([
    { id: second, order: 1, title: null },
    { id: first, order: 2, title: 'Montaje' },
  ]);
  const filed = dataOf<{ id: number }>(
    await staff.post('/product-content/product-documents', form({ product_id: id }, { file: pdf() })),
    201,
  );
  const path = `/product-content/product-documents/${filed.id}`;
  expect(dataOf(await staff.put(path, { is_public: true }))).toMatchObject({ id: filed.id, is_public: true });
  expect((await (await app.asStaff('marketing')).put(path, { is_public: false })).status).toBe(403);
});

test('what the demo world tells of a product reaches the store in the language asked', async () => {
  const [first] = (await app.anonymous.get<Many<{ id: number }>>('/api/store-products?search=VKR131621&perPage=1')).body
    .data;
  const told = dataOf<{ overviews: object[]; videos: object[] }>(
    await app.anonymous.get(`/api/store-products/${first!.id}?locale=en`),
  );
  expect(told.overviews).toMatchObject([
    {
      title: 'It joins what you already have',
      image_align: 'center',
      web_image: { url: expect.stringContaining('_web_') as string },
    },
    {},
    {},
  ]);
  expect(told.videos).toHaveLength(2);
});

test('a product is saved in the panel’s generated view with its own status', async () => {
  const product = await givenProduct(app);
  const view = '/content-manager/collection-types/api::catalogue.product';
  const { documentId } = (await app.strapi.db
    .query('api::catalogue.product')
    .findOne({ where: { id: product.id } })) as { documentId: string };
  const path = `${view}/${documentId}?locale=es`;
  const shown = (await staff.get<{ data: Record<string, unknown> }>(path)).body.data;
  expect(shown).toMatchObject({ status: 1 });
  const saved = await staff.put<{ data: object }>(path, { name: 'Renombrada', status: 0 });
  expect([saved.status, saved.body.data]).toMatchObject([200, { name: 'Renombrada', status: 0 }]);
  expect((await staff.get<{ data: object }>(path)).body.data).toMatchObject({ name: 'Renombrada', status: 0 });
  const reader = await app.asStaff('soporte');
  expect((await reader.put(path, { status: 1 })).status).toBe(403);
});

test('the panel’s list is searched without accents and case, word by word, by number too, beside its filters', async () => {
  const { id } = await givenProduct(app, { name: 'Cámara Únicornia de visión nocturna', model: 'UNI-77' });
  const found = async (search: string, filter = '') => {
    const view = '/content-manager/collection-types/api::catalogue.product?locale=es&page=1&pageSize=10';
    const { status, body } = await staff.get<{ results: { id: number }[]; pagination: { total: number } }>(
      `${view}&_q=${encodeURIComponent(search)}${filter}`,
    );
    expect(status).toBe(200);
    expect(body.pagination.total).toBeGreaterThanOrEqual(body.results.length);
    return body.results.map((row) => row.id);
  };
  expect(await found('NOCTURNA unicornia')).toEqual([id]);
  expect(await found('uni-77')).toEqual([id]);
  expect(await found('uni-77', '&filters[$and][0][model][$eq]=UNI-77')).toEqual([id]);
  expect(await found('uni-77', '&filters[$and][0][model][$eq]=UNI-78')).toEqual([]);
  expect(await found('unicornia diurna')).toEqual([]);
  expect(await found("100%_';--")).toEqual([]);
  expect(await found(String(id))).toContain(id);
});

test('the panel, whose client knows no PATCH, changes many products at once by a POST that says so', async () => {
  const productIds = [(await givenProduct(app)).id, (await givenProduct(app)).id];
  const { status, body } = await staff.post<{ data: object }>('/catalogue/products/0', {
    _method: 'PATCH',
    bulkAction: { productIds, changes: { status: 0 } },
  });
  expect([status, body.data]).toMatchObject([200, { products: 2, changed: 2 }]);
  const stored = (await app.strapi.db.connection('products').whereIn('id', productIds).select('status')) as object[];
  expect(stored).toEqual([{ status: 0 }, { status: 0 }]);
});

test('a change of all that the list of products finds goes to the rows of its filters and search on all pages, and to no others; a program has no such list', async () => {
  const word = unique('Másiva');
  const search = word.replace('á', 'a').toUpperCase();
  const make = async (guarantee: number, name = `${word} uno`) =>
    (await givenProduct(app, { name, fields: { guarantee } })).id;
  const wanted = [await make(7), await make(7), await make(7)];
  const others = [await make(8), await make(7, 'Otra')];
  const shown = await staff.get<{ results: { id: number }[] }>(
    `/content-manager/collection-types/api::catalogue.product?locale=es&_q=${search}&filters[$and][0][guarantee][$eq]=7&sort=id:ASC`,
  );
  expect(shown.body.results.map(({ id }) => id)).toEqual(wanted);
  const [leftOut = 0, ...changed] = wanted;
  const asked = (count: number) => ({
    _method: 'PATCH',
    bulkAction: {
      list: { _q: search, filters: { $and: [{ guarantee: { $eq: '7' } }] }, except: [leftOut], count },
      changes: { guarantee: 24 },
    },
  });
  const warranties = async (ids: readonly number[]): Promise<unknown> =>
    Object.fromEntries(
      (
        (await app.strapi.db.connection('products').whereIn('id', ids).select('id', 'guarantee')) as {
          id: number;
          guarantee: number;
        }[]
      ).map(({ id, guarantee }) => [ids.indexOf(id), guarantee]),
    );

  const before = await rowsIn(app, 'products', 'jobs');
  for (const count of [2, 4])
    expectRefused(await staff.post('/catalogue/products/0', asked(count)), {
      'bulkAction.list': /^La lista cambió mientras editabas: revisa cuántos productos son y confirma otra vez$/,
    });
  expect(await rowsIn(app, 'products', 'jobs')).toEqual(before);
  expect((await (await program(app)).post('/api/products/0', asked(3))).status).toBe(403);
  expect(await warranties(wanted)).toEqual({ 0: 7, 1: 7, 2: 7 });
  expect(dataOf(await staff.post('/catalogue/products/0', asked(3)))).toMatchObject({ products: 2, changed: 2 });
  expect(await warranties([...changed, leftOut, ...others])).toEqual({ 0: 24, 1: 24, 2: 7, 3: 8, 4: 7 });
});

test('the panel reads Spanish names in whatever browser, another language when it asks for it', async () => {
  const id = await make();
  const nameIn = async (path: string) =>
    dataOf<{ name: string }>(await staff.get(path, { 'Accept-Language': 'en-US,en;q=0.9' })).name;
  expect(await nameIn(`/catalogue/categories/${id}`)).toMatch(/^Rama/);
  expect(await nameIn(`/catalogue/categories/${id}?locale=en`)).toMatch(/^Branch/);
});

test('the back office is internal: what is open to staff is closed to a distributor and to who has no login [CS-GENERAL-001]', async () => {
  const distributor = await app.as('distribuidor');
  for (const path of ['/catalogue/products', '/catalogue/categories', '/product-content/datasheets']) {
    expect((await staff.get(path)).status, path).toBe(200);
    expect((await distributor.get(path)).status, path).toBe(401);
    expect((await app.anonymous.get(path)).status, path).toBe(401);
  }
});

test('more products than may be changed at once are refused, and no job is queued', async () => {
  const knex = app.strapi.db.connection;
  const jobs = () => knex('jobs').where({ name: 'catalogue.change-products' }).count({ n: '*' }).first();
  const cards = knex('product_cards');
  const before = await jobs();
  const { id: _id, ...card } = (await cards.clone().first()) as Record<string, unknown>;
  const names = Object.keys(card);
  const many = names.map((name) =>
    name === 'product_id' ? '1000000 + n' : name === 'name_folded' ? `'demasiados'` : `"${name}"`,
  );
  await knex.raw(
    `insert into product_cards (${names.map((name) => `"${name}"`).join(', ')})
     with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 20001)
     select ${many.join(', ')} from product_cards, numbers where product_id = ?`,
    [card.product_id as number],
  );
  const refused = await staff.patch('/catalogue/products/0', {
    bulkAction: { filters: { omniSearchQuery: 'demasiados' }, changes: { guarantee: 9 } },
  });
  await cards.clone().where('product_id', '>', 1_000_000).delete();
  expectRefused(refused, {
    'bulkAction.filters': 'Son demasiados productos para una sola edición (máximo 20000)',
  });
  expect(await jobs()).toEqual(before);
});
