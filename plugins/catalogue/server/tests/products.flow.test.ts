import { ForbiddenError, systemActor } from '@mayorista/kernel';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, png, wholeProduct, type Product, type ProductParts } from '../../testing';
import { setPublished } from '../src/products/publishing/publish-product';

type One<T = Product> = { data: T; meta: Readonly<Record<string, unknown>> };
type Many = { data: Product[]; total: number; meta: { pagination: { pageSize: number } } };

let app: TestApp;
let staff: Client;
let ids: ProductParts;

const first = async (table: string, where: object = {}): Promise<number> =>
  ((await app.strapi.db.connection(table).where(where).orderBy('id').first('id')) as { id: number }).id;

beforeAll(async () => {
  app = await boot();
  staff = await app.asStaff('catalogo');
  ids = {
    brand: await first('brands'),
    category: await first('categories', { locale: 'es' }),
    picture: await first('files'),
  };
});

const whole = (more: object = {}) => wholeProduct(ids, more);
const create = async (more: object = {}): Promise<Product> =>
  dataOf<Product>(await staff.post('/catalogue/products', whole(more)), 201);
const read = async (id: number, flags = ''): Promise<Product> =>
  (await staff.get<One>(`/catalogue/products/${id}${flags}`)).body.data;

/** A picture of one point, as a person would send it. */
const point = () => new File([png()], 'punto.png', { type: 'image/png' });
const form = (parts: Readonly<Record<string, string | File>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.append(name, value);
  return data;
};

describe('a product', () => {
  test("is created by the documents' multipart form, its picture beside the data; on both families of paths", async () => {
    for (const path of ['/catalogue/products', '/catalogue/new-products']) {
      const {
        name_translations: name,
        main_image: _picture,
        ...rest
      } = whole({
        forecast: '12',
        igi_percentage: 15,
        discount_type: '1',
        fixed_price: '',
        published_in_store: 'false',
      });
      const made = await staff.post<One>(path, form({ main_image: point(), data: JSON.stringify({ ...rest, name }) }));
      expect(made).toMatchObject({ status: 201 });
      expect(made.body.data).toMatchObject({
        sku: rest.model,
        forecast: 12,
        igi_percentage: 15,
        discount_type: 'by_percentage',
        average_cost: '0',
        generates_utility: 0,
        published_in_store: false,
      });
      expect(made.body.data.image_full_path).toMatch(/^\/uploads\/.+\.png$/);
    }
  });

  test('is changed by a POST with _method, its parts product and quickAccess as one', async () => {
    const { id } = await create();
    const data = JSON.stringify({ product: { guarantee: '24' }, quickAccess: { list_price: '150.50' } });
    const answer = await (await app.as('distribuidor')).post(`/api/products/${id}`, form({ _method: 'PATCH', data }));
    expect(answer.status).toBe(403);
    expect((await staff.post(`/catalogue/new-products/${id}`, form({ main_image: point(), data }))).status).toBe(200);
    expect(await read(id)).toMatchObject({ guarantee: 24, list_price: '150.5' });
  });

  test('whose picture is none is refused on the picture, and nothing is left of it', async () => {
    const count = () => app.strapi.db.connection('files').count({ n: '*' }).first() as Promise<{ n: number }>;
    const before = await count();
    const text = new File(['hola'], 'hola.png', { type: 'image/png' });
    const refused = await staff.post(
      '/catalogue/products',
      form({ main_image: text, data: JSON.stringify(whole({ main_image: undefined })) }),
    );
    expectRefused(refused, { main_image: 'archivo' });
    const wrong = await staff.post(
      '/catalogue/products',
      form({ main_image: point(), data: JSON.stringify(whole({ sat_key: '1' })) }),
    );
    expect(wrong.status).toBe(422);
    expect(await count()).toEqual(before);
  });

  test('of the same brand and model as another is refused on the model; of another brand it is not', async () => {
    const { model, id } = await create();
    expectRefused(
      await staff.post('/catalogue/products', whole({ model: String(model).toLowerCase(), sku: 'OTRO-SKU-1' })),
      { model: 'Ya existe' },
    );
    expect((await staff.patch(`/catalogue/products/${id}`, { model })).status).toBe(200);
    await create({ model, sku: 'OTRO-SKU-2', brand_id: null });
  });

  test('that somebody else changed meanwhile is not written over: 409 says what, from what to what and by whom', async () => {
    const { id, updatedAt } = await create({ guarantee: 12 });
    await staff.patch(`/catalogue/products/${id}`, { guarantee: 36 });
    const lost = await staff.patch<{ error: { details: { changed: Record<string, object> } } }>(
      `/catalogue/products/${id}`,
      { guarantee: 6 },
      { 'If-Match': updatedAt },
    );
    expect(lost.status).toBe(409);
    expect(lost.body.error.details.changed).toMatchObject({
      guarantee: { before: 12, after: 36, by: expect.any(String) as string },
    });
    expect(await read(id)).toMatchObject({ guarantee: 36 });
  });

  test('is answered with the relations that the query asks for', async () => {
    const [a, b] = [await create(), await create()];
    const { id } = await create();
    expect(
      (await staff.put(`/catalogue/products/${id}`, { replacements: [a.id], related_products: [{ id: b.id }] })).status,
    ).toBe(200);
    expect(await read(id, '?replacements=true&related=1&product_images=true')).toMatchObject({
      replacements: [{ id: a.id, list_price: '100' }],
      related_products: [{ id: b.id }],
      product_images: [{ id: ids.picture, is_main: true }],
    });
    expect(await read(a.id, '?products_replaced_by=true&related=false')).toMatchObject({
      products_replaced_by: [{ id }],
    });
    expect(await read(id)).not.toHaveProperty('replacements');
    expectRefused(await staff.put(`/catalogue/products/${id}`, { related_products: [id] }), {
      related_products: 'Un producto no puede relacionarse consigo mismo ni reemplazarse a sí mismo',
    });
    expectRefused(await staff.put(`/catalogue/products/${id}`, { replacements: [999_999] }), {
      replacements: 'No existe',
    });
  });

  test('changes its type: a subscription is one of them [CS-PRODUCT-022]', async () => {
    const { id } = await create();
    const type = 'product_type_subscription';
    expect((await staff.put<One>(`/catalogue/product-type/${id}`, { product_type: type })).body.data).toMatchObject({
      product_type: type,
    });
    expectRefused(await staff.put(`/catalogue/product-type/${id}`, { product_type: 'otro' }), {
      product_type: 'opción',
    });
  });

  test('is edited quickly in three parts, as one change [CS-PRODUCT-023, CS-PRODUCT-024]', async () => {
    const { id } = await create();
    const answer = await staff.patch<One>(`/catalogue/quick-edits/${id}`, {
      catalogue: { product_flow_type: 'volume' },
      generalInfo: { barcode: '7501' },
      quickEdit: { list_price: '90', fixed_price: '80' },
    });
    expect(answer.body.data).toMatchObject({ product_flow_type: 'volume', barcode: '7501', fixed_price: '80' });
    expectRefused(
      await staff.patch(`/catalogue/quick-edits/${id}`, {
        generalInfo: { barcode: 'X' },
        quickEdit: { fixed_price: '900' },
      }),
      { fixed_price: 'mayor' },
    );
    expect(await read(id)).toMatchObject({ barcode: '7501', fixed_price: '80' });
  });
});

describe('publishing and activating by PATCH', () => {
  test('toggles; what lacks something is answered NO and stays out of the store [CS-PRODUCT-028, CS-PRODUCT-029, CS-PRODUCT-030, CS-PRODUCT-031, CS-PRODUCT-033]', async () => {
    const { id } = await create();
    const patch = async (body: object) => (await staff.patch<One>(`/catalogue/products/${id}`, body)).body;
    expect(await patch({ togglePublishedInStore: true })).toMatchObject({
      data: { result: 'OK', published_in_store: true },
    });
    expect(await patch({ togglePublishedInStore: true })).toMatchObject({
      data: { result: 'OK', published_in_store: false },
    });
    await staff.patch(`/catalogue/products/${id}`, { sat_key: null });
    expect(await patch({ togglePublishedInStore: true })).toMatchObject({
      data: { result: 'NO', published_in_store: false, reasons: [{ field: 'sat_key' }] },
    });
    expect(await patch({ activateProduct: true })).toMatchObject({ data: { status: 0 } });
    expect(await patch({ activateProduct: true, status: 1 })).toMatchObject({ data: { status: 1 } });
  });

  test('is refused where it is decided to whoever may only write products, whatever way they came', async () => {
    const { id } = await create();
    const who = (code: string) => ({ ...systemActor('catálogo'), can: new Set([code]) });
    await expect(setPublished(app.strapi, id, true, who('products.write'))).rejects.toThrow(ForbiddenError);
    expect(await read(id)).toMatchObject({ published_in_store: false });
    expect(await setPublished(app.strapi, id, true, who('products.publish'))).toEqual([]);
    await expect(setPublished(app.strapi, id, false, who('products.write'))).rejects.toThrow(ForbiddenError);
  });

  test('a new product that asks to be published says what came of it', async () => {
    const whole1 = await staff.post<One>('/catalogue/products', whole({ published_in_store: 'true' }));
    expect(whole1.body).toMatchObject({ data: { published_in_store: true }, meta: { publication: { result: 'OK' } } });
    const bare = await staff.post<One>('/catalogue/products', whole({ published_in_store: 'true', main_image: null }));
    expect(bare.body).toMatchObject({
      data: { published_in_store: false },
      meta: { publication: { result: 'NO', reasons: [{ field: 'main_image' }] } },
    });
  });
});

describe('finding products', () => {
  test('a search answers 20 at most, with the true total; a list pages by ten [CS-PRODUCT-001, CS-PRODUCT-002]', async () => {
    for (const path of ['/catalogue/new-products?search=a', '/catalogue/products?omniSearchQuery=a&per_page=100']) {
      const { body } = await staff.get<Many>(path);
      expect(body.data).toHaveLength(20);
      expect(body.total).toBeGreaterThan(20);
    }
    expect((await staff.get<Many>('/catalogue/products')).body.data).toHaveLength(10);
  });

  test('is narrowed by category and leaves a product out', async () => {
    const mine = await create();
    const { body } = await staff.get<Many>(
      `/catalogue/new-products?category_id=${ids.category}&excludeProductId=${mine.id}&per_page=100`,
    );
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data.every((each) => each.category_id === ids.category && each.id !== mine.id)).toBe(true);
    expectRefused(await staff.get('/catalogue/new-products?category_id=uno'), { category_id: 'no es válido' });
  });

  test('a model nobody has is proposed from the category', async () => {
    const ask = async () =>
      (await staff.get<One<{ model: string }>>(`/catalogue/products?generateModel=true&category_id=${ids.category}`))
        .body.data.model;
    const proposed = await ask();
    expect(proposed).toMatch(/^[A-Z0-9]+-\d{4,}$/);
    await create({ model: proposed });
    expect(await ask()).not.toBe(proposed);
  });
});

describe('many products at once', () => {
  test('a few are changed together, or none and the reasons are told by product [CS-PRODUCT-025, CS-PRODUCT-026]', async () => {
    const some = [await create({ fixed_price: '50' }), await create()];
    const productIds = some.map(({ id }) => id);
    const bulk = (changes: object) => staff.patch('/catalogue/products/0', { bulkAction: { productIds, changes } });
    expect(await bulk({ show_in_news: 1, guarantee: 18 })).toMatchObject({
      status: 200,
      body: { data: { changed: 2 } },
    });
    for (const id of productIds) expect(await read(id)).toMatchObject({ show_in_news: true, guarantee: 18 });
    expectRefused(await bulk({ list_price: '40', guarantee: 6 }), {
      [`products.${productIds[0]}.fixed_price`]: 'mayor',
    });
    for (const id of productIds) expect(await read(id)).toMatchObject({ list_price: '100', guarantee: 18 });
    expectRefused(await bulk({ model: 'UNO' }), { model: 'producto por producto' });
    expectRefused(await bulk({ promo_discount: 101 }), { promo_discount: '100' });
  });

  test('more are left to a job that names what it could not change', async () => {
    const willing = await app.strapi.db
      .connection('products')
      .where({ locale: 'es', published_in_store: true, fixed_price: null })
      .orderBy('id')
      .limit(51)
      .pluck<number[]>('id');
    const productIds = [(await create({ fixed_price: '50' })).id, ...willing];
    await app.strapi.db.connection('products').whereIn('id', willing).update({ list_price: '50', average_cost: null });
    const asked = await staff.patch<One<{ job_id: number }>>('/catalogue/products/0', {
      bulkAction: { productIds, changes: { list_price: '45', published_in_store: true } },
    });
    expect(asked).toMatchObject({ status: 202, body: { data: { products: 52 } } });
    await app.settle();
    const { body } = await (await app.asStaff('admin')).get<One>(`/kernel/background-jobs/${asked.body.data.job_id}`);
    expect(body.data).toMatchObject({
      state: 'done',
      progress_done: 52,
      result: { changed: 51, refused: 1, errors: [{ product_id: productIds[0], field: 'fixed_price' }] },
    });
    expect(await read(productIds[1] ?? 0)).toMatchObject({ list_price: '45', published_in_store: true });
    expect(await read(productIds[0] ?? 0)).toMatchObject({ list_price: '100', published_in_store: false });
  });

  test('saving from the bulk editor answers the next product, and -1 after the last [CS-PRODUCT-027]', async () => {
    const { id } = await create();
    const save = async (index: number) =>
      (
        await staff.post<One>(
          `/catalogue/new-products/${id}`,
          form({ _method: 'PUT', data: JSON.stringify({ guarantee: 3, bulkAction: { productIds: [id, id], index } }) }),
        )
      ).body.meta.bulk_index;
    expect([await save(0), await save(1)]).toEqual([1, -1]);
  });
});

test('two products of one brand have no model in common, whatever its capitals', async () => {
  const { id } = await create({ model: 'REPETIDO-1' });
  const refused = await staff.post('/catalogue/products', whole({ model: 'repetido-1' }));
  expectRefused(refused, { model: 'Ya existe un producto de esta marca con este modelo' });
  expect((await staff.put(`/catalogue/products/${id}`, { model: 'REPETIDO-1' })).status).toBe(200);
});

describe('removing', () => {
  test('many are found by filters that find some; by none that find nothing, and nothing changes', async () => {
    const refused = await staff.patch('/catalogue/products/0', {
      bulkAction: { filters: { omniSearchQuery: 'nadaquesellameasi' }, changes: { guarantee: 9 } },
    });
    expectRefused(refused, { 'bulkAction.filters': 'Ningún producto cumple con estos filtros' });
  });

  test('a product of the store stays; one that nobody needs goes, and what went with it is told', async () => {
    const [kept, other] = [await create(), await create()];
    await staff.put(`/catalogue/products/${kept.id}`, { related_products: [other.id] });
    await staff.patch(`/catalogue/products/${kept.id}`, { togglePublishedInStore: true });
    expectRefused(await staff.delete(`/catalogue/products/${kept.id}`), {
      published_in_store: 'El producto está publicado en la tienda: retíralo antes de eliminarlo',
    });
    expect((await staff.delete<One>(`/catalogue/products/${other.id}`)).body.data).toMatchObject({
      id: other.id,
      removed: { related_products: 1 },
    });
    expect((await staff.get(`/catalogue/products/${other.id}`)).status).toBe(404);
    expect(await read(kept.id, '?related=true')).toMatchObject({ related_products: [] });
  });
});
