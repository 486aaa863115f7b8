import { boot, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, expect, test } from 'vitest';
import {
  dataOf,
  form,
  getKnex,
  givenProduct,
  pdf,
  png,
  program,
  rowsIn,
  unique,
  type Json,
  type Many,
} from '../../testing';

let app: TestApp;
let api: Client;
beforeAll(async () => {
  app = await boot();
  api = await program(app);
});
const given = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await givenProduct(app)).id);
  return ids;
};
const shownInStore = async (id: number): Promise<Json> => {
  await app.settle();
  return (await app.anonymous.get<{ data: Json }>(`/api/store-products/${id}`)).body.data;
};

test('a kit is made of products in a quantity, changed as a whole, and shown in the store [CS-PRODUCT-014]', async () => {
  const [kit, camera, recorder] = (await given(3)) as [number, number, number];
  const made = await api.post<Many>('/api/product-kit-details', {
    product_id: kit,
    kitDetails: [{ product_id: camera, quantity: 4 }, { product_id: recorder }],
  });
  expect([made.status, made.body.data]).toMatchObject([
    201,
    [
      { product_id: camera, quantity: 4, order: 1 },
      { product_id: recorder, quantity: 1, order: 2 },
    ],
  ]);
  expect((await api.get<Many>(`/api/product-kit-details?product_id=${kit}`)).body.data).toEqual(made.body.data);
  expect((await shownInStore(kit)).kit).toMatchObject([
    { id: camera, pieces: 4 },
    { id: recorder, pieces: 1 },
  ]);
  await api.put(`/api/product-kit-details/${kit}`, { kitDetails: [{ product_id: recorder, quantity: 2 }] });
  expect((await api.get<Many>(`/api/product-kit-details/${kit}`)).body).toMatchObject({
    total: 1,
    data: [{ product_id: recorder, quantity: 2 }],
  });
});

test('a kit is never made of itself, however deep, nor of one product twice', async () => {
  const [outer, inner, part] = (await given(3)) as [number, number, number];
  const set = (id: number, components: number[]) =>
    api.put(`/api/product-kit-details/${id}`, {
      kitDetails: components.map((product_id) => ({ product_id, quantity: 1 })),
    });
  expect((await set(outer, [inner])).status).toBe(200);
  expect((await set(inner, [part])).status).toBe(200);
  const before = await rowsIn(app, 'products', 'product_kit_details');
  const refused = await set(part, [inner, outer, part]);
  expectRefused(refused, {
    'kitDetails.0.product_id': /^Un kit no puede contenerse a sí mismo$/,
    'kitDetails.1.product_id': /^Un kit no puede contenerse a sí mismo$/,
    'kitDetails.2.product_id': /^Un kit no puede contenerse a sí mismo$/,
  });
  expect(codesOf(refused)).toEqual(['kit_cycle', 'kit_cycle', 'kit_cycle']);
  expectRefused(await set(outer, [part, part, 999_999]), { 'kitDetails.2.product_id': 'No existe' });
  expectRefused(await set(outer, [part, part]), { 'kitDetails.1.product_id': 'Este componente ya está en el kit' });
  expectRefused(
    await api.put(`/api/product-kit-details/${outer}`, { kitDetails: [{ product_id: part, quantity: 0 }] }),
    { 'kitDetails.0.quantity': 'mayor o igual a 1' },
  );
  expect(await rowsIn(app, 'products', 'product_kit_details')).toEqual(before);
});

test('related products are kept in order, in every language, and shown first in the store [CS-PRODUCT-017]', async () => {
  const [product, first, second] = (await given(3)) as [number, number, number];
  const saved = dataOf<{ related_products: { id: number }[] }>(
    await api.put(`/api/related-products/${product}`, { related_products: [second, { id: first }] }),
  );
  expect(saved.related_products.map(({ id }) => id)).toEqual([second, first]);
  expect(dataOf(await api.get(`/api/related-products/${product}`))).toEqual(saved);
  expect(((await shownInStore(product)).related as Json[]).slice(0, 2)).toMatchObject([{ id: second }, { id: first }]);
  expectRefused(await api.put(`/api/related-products/${product}`, { related_products: [product] }), {
    'related_products.0': 'Un producto no puede nombrarse a sí mismo',
  });
  expectRefused(await api.put(`/api/related-products/${product}`, { related_products: [first, 999_999] }), {
    'related_products.1': 'No existe',
  });
  expect(dataOf(await api.get(`/api/related-products/${product}`))).toEqual(saved);
  expect((await api.get('/api/related-products/999999')).status).toBe(404);
});

test('what the store hides is beside no product: not as a related one, of its kit or in its place, nor as one of the same category', async () => {
  const [product, shown] = (await given(2)) as [number, number];
  const hidden = [
    (await givenProduct(app, { fields: { published_in_store: false } })).id,
    (await givenProduct(app, { fields: { status: 0 } })).id,
  ];
  const ids = [hidden[0]!, shown, hidden[1]!];
  dataOf(await api.put(`/api/related-products/${product}`, { related_products: ids }));
  dataOf(await api.patch(`/api/product-replacements/${product}`, { product_replacements: ids }));
  await api.put(`/api/product-kit-details/${product}`, {
    kitDetails: ids.map((product_id) => ({ product_id, quantity: 1 })),
  });
  const page = await shownInStore(product);
  const shownIn = (part: string) => (page[part] as { id: number }[]).map(({ id }) => id);
  expect(shownIn('related')[0]).toBe(shown);
  expect(shownIn('related').filter((id) => hidden.includes(id))).toEqual([]);
  expect([shownIn('replacements'), shownIn('kit')]).toEqual([[shown], [shown]]);
  for (const id of hidden) expect((await app.anonymous.get(`/api/store-products/${id}`)).status).toBe(404);
});

test('replacements are stated from either side and read from both [CS-PRODUCT-016]', async () => {
  const [old, fresh, older] = (await given(3)) as [number, number, number];
  dataOf(await api.patch(`/api/product-replacements/${old}`, { product_replacements: [fresh] }));
  const ids = async (id: number) => {
    const { product_replacements: by, products_replaced_by: of } = dataOf<{
      product_replacements: { id: number }[];
      products_replaced_by: { id: number }[];
    }>(await api.get(`/api/product-replacements/${id}`));
    return [by.map((each) => each.id), of.map((each) => each.id)];
  };
  expect([await ids(old), await ids(fresh)]).toEqual([
    [[fresh], []],
    [[], [old]],
  ]);
  dataOf(await api.patch(`/api/product-replacements/${fresh}`, { products_replaced_by: [older] }));
  expect([await ids(old), await ids(older)]).toEqual([
    [[], []],
    [[fresh], []],
  ]);
  expect((await shownInStore(older)).replacements).toMatchObject([{ id: fresh }]);
  expectRefused(await api.patch(`/api/product-replacements/${fresh}`, { products_replaced_by: [fresh] }), {
    'products_replaced_by.0': 'Un producto no puede nombrarse a sí mismo',
  });
  expect((await ids(fresh))[0]).toEqual([]);
});

test("features are kept by both families of paths; the NOM flag is the product's own [CS-PRODUCT-010, CS-PRODUCT-021]", async () => {
  const [product] = (await given(1)) as [number];
  expect(dataOf(await api.get(`/api/new-product-features/${product}`))).toMatchObject({
    product_id: product,
    requires_nom: null,
    weight_kg: null,
  });
  dataOf(
    await api.post('/api/product-features', {
      product_id: product,
      requires_nom: 'yes',
      weight_kg: '1.25',
      country_of_origin: 'México',
    }),
    201,
  );
  dataOf(await api.patch('/api/product-features', { product_id: product, pieces_per_box: 12 }));
  expect(dataOf(await api.patch(`/api/new-product-features/${product}`, { length_cm: 30 }))).toMatchObject({
    requires_nom: true,
    weight_kg: 1.25,
    pieces_per_box: 12,
    length_cm: 30,
    country_of_origin: 'México',
  });
  const flags = (await getKnex(app)('products').where({ id: product }).first('requires_nom')) as {
    requires_nom: unknown;
  };
  expect(Boolean(flags.requires_nom)).toBe(true);
  expect(dataOf(await api.patch(`/api/new-product-features/${product}`, { requires_nom: 'no' }))).toMatchObject({
    requires_nom: false,
  });
});

test('features that are wrong are refused with 422 on their field [CS-PRODUCT-036]', async () => {
  const [product] = (await given(1)) as [number];
  expectRefused(
    await api.post('/api/new-product-features', { product_id: product, weight_kg: 'mucho', pieces_per_box: 0 }),
    { weight_kg: 'número', pieces_per_box: 'mayor o igual a 1' },
  );
  expectRefused(await api.post('/api/product-features', { product_id: product, unit_category_id: 999_999 }), {
    unit_category_id: 'No existe',
  });
  expectRefused(await api.post('/api/product-features', { product_id: 999_999 }), { product_id: 'No existe' });
});

test('what is changed of a product stands in its history with who did it', async () => {
  const [kit, part] = (await given(2)) as [number, number];
  const staff = await app.asStaff('catalogo');
  expect(
    (await staff.put(`/catalogue/product-kit-details/${kit}`, { kitDetails: [{ product_id: part, quantity: 3 }] }))
      .status,
  ).toBe(200);
  const history = await staff.get<Many<{ action: string }>>(`/kernel/histories?modelType=products&modelId=${kit}`);
  expect(history.body.data[0]).toMatchObject({ action: 'kit_changed' });
  const reader = await app.asStaff('soporte');
  for (const path of [`product-kit-details/${kit}`, `related-products/${kit}`])
    expect((await reader.put(`/catalogue/${path}`, {})).status).toBe(403);
});

test('a product answers every related collection that a flag asks for, by both families of paths', async () => {
  const [product, other] = (await given(2)) as [number, number];
  dataOf(await api.put(`/api/product-kit-details/${product}`, { kitDetails: [{ product_id: other, quantity: 2 }] }));
  dataOf(await api.patch(`/api/product-replacements/${product}`, { product_replacements: [other] }));
  dataOf(await api.put(`/api/related-products/${product}`, { related_products: [other] }));
  dataOf(await api.post('/api/product-videos', { product_id: product, video_key: 'dQw4w9WgXcQ' }), 201);
  const collections = {
    product_datasheets: expect.any(Array),
    product_overviews: [],
    product_images: [],
    product_videos: [{ video_key: 'dQw4w9WgXcQ', order: 1 }],
    product_documents: [],
    product_feature: { product_id: product },
    product_replacements: [{ id: other }],
    products_replaced_by: [],
    product_kit_details: [{ product_id: other, quantity: 2 }],
    related_products: [{ id: other }],
    product_category: { id: expect.any(Number), parents: expect.any(Array) },
  };
  const flags = Object.keys(collections).map((name) => `${name}=true`);
  for (const path of ['products', 'new-products'])
    expect(dataOf(await api.get(`/api/${path}/${product}?${flags.join('&')}`)), path).toMatchObject(collections);
  const bare = dataOf(await api.get(`/api/products/${product}`));
  expect(Object.keys(collections).filter((name) => name in bare)).toEqual([]);
  expect(bare).toMatchObject({ media: { main_images: [] } });
  const discounts = dataOf<{ discounts: unknown }>(await api.get(`/api/products/${product}?show_discounts=true`));
  expect(discounts.discounts).toMatchObject({ product_id: product, promo_discount: expect.anything() });
});

test('a product is filed under TVC too, and what is filed there stays', async () => {
  const [product] = (await given(1)) as [number];
  const name = `TVC ${process.pid}`;
  const brand = dataOf<{ id: number }>(await api.post('/api/brands-tvc', { name }), 201);
  const category = dataOf<{ id: number }>(
    await api.post('/api/tvc-categories', { name_translations: { es: name }, abbreviation: `TV${process.pid}` }),
    201,
  );
  const sent = { tvc_category_id: String(category.id), brand_tvc_id: brand.id, media: {}, image_full_path: '' };
  expect(dataOf(await api.put(`/api/products/${product}`, sent))).toMatchObject({
    tvc_category_id: category.id,
    tvc_category_name: name,
    brand_tvc_id: brand.id,
  });
  expectRefused(await api.put(`/api/products/${product}`, { tvc_category_id: 999_999, brand_tvc_id: 999_998 }), {
    tvc_category_id: 'No existe',
    brand_tvc_id: 'No existe',
  });
  for (const path of [`brands-tvc/${brand.id}`, `tvc-categories/${category.id}`])
    expectRefused(await api.delete(`/api/${path}`), { _general: 'Tiene productos' });
});

test('a category with subcategories, and one with products, is not removed, and nothing changes', async () => {
  const made = async (name: string, parent_category_id: number | null = null) =>
    dataOf<{ id: number }>(
      await api.post('/api/categories', {
        name_translations: { es: unique(name) },
        abbreviation: unique('C').replace(/\W/g, ''),
        parent_category_id,
      }),
      201,
    ).id;
  const [root, shelf] = [await made('Ramo'), await made('Estante')];
  const leaf = await made('Hoja', root);
  const [product] = (await given(1)) as [number];
  dataOf(await api.put(`/api/products/${product}`, { category_id: shelf }));
  const before = await rowsIn(app, 'categories', 'products_category_lnk');
  expectRefused(await api.delete(`/api/categories/${root}`), { _general: /^Tiene subcategorías: muévelas antes/ });
  expectRefused(await api.delete(`/api/categories/${shelf}`), { _general: /^Tiene productos: muévelos antes/ });
  expect(await rowsIn(app, 'categories', 'products_category_lnk')).toEqual(before);
  expect((await api.delete(`/api/categories/${leaf}`)).status).toBeLessThan(300);
});

test('a part of a kit is not removed; a product that is takes its parts and their files with it', async () => {
  const [kit, part] = (await given(2)) as [number, number];
  dataOf(await api.put(`/api/product-kit-details/${kit}`, { kitDetails: [{ product_id: part }] }));
  for (const id of [kit, part]) await getKnex(app)('products').where({ id }).update({ published_in_store: false });
  const before = await rowsIn(app, 'products', 'product_kit_details');
  expectRefused(await api.delete(`/api/products/${part}`), {
    _general: /^Es parte de un kit: quítalo del kit antes de eliminarlo$/,
  });
  expect(await rowsIn(app, 'products', 'product_kit_details')).toEqual(before);
  dataOf(
    await api.post('/api/product-documents', form({ product_id: kit }, { file: pdf() }, { file: 'Manual.pdf' })),
    201,
  );
  const overviews = [{ title_translations: { es: 'Primera' }, image_align: 'left' }];
  const saved = await api.post(
    '/api/product-overviews',
    form({ product_id: kit, productOverviews: overviews }, { 'overview_files[0][es]': png() }),
  );
  expect(saved.status).toBe(201);
  const count = async (table: string): Promise<number> =>
    Number(((await getKnex(app)(table).count({ n: '*' })) as { n: number | string }[])[0]?.n);
  const [documents, pictures] = [await count('private_files'), await count('files')];
  expect(dataOf(await api.delete(`/api/products/${kit}`))).toMatchObject({
    removed: { product_overviews: 1, product_documents: 1, product_kit_details: 1, product_videos: 0 },
  });
  expect(await count('private_files')).toBe(documents - 1);
  await expect.poll(() => count('files')).toBe(pictures - 1);
  expect((await api.delete(`/api/products/${part}`)).status).toBe(200);
});
