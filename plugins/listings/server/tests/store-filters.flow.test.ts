import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { categoryNamed, listOf, type Listing } from './store-kit';

let app: TestApp;
let buyer: Client;
let division: number;

const list = (query: string, who?: Client): Promise<Listing> => listOf(app, query, who);

beforeAll(async () => {
  app = await boot();
  buyer = await app.as('distribuidor');
  division = await categoryNamed(app, 'Videovigilancia');
});

test('a brand stands around the pages while a product of it is in the store, and no longer', async () => {
  const staff = await app.asStaff('catalogo');
  const { id } = await givenProduct(app);
  const name = `A primera ${Date.now()}`;
  const brand = await staff.post<{ data: { id: number } }>('/catalogue/brands', { name });
  expect(brand.status, JSON.stringify(brand.body)).toBe(201);
  const isShown = async (): Promise<boolean> => {
    await app.settle();
    await app.endShortMemories();
    const { body } = await app.anonymous.get<{ data: { brands: { name: string }[] } }>('/api/store-frame');
    return body.data.brands.some((each) => each.name === name);
  };
  expect(await isShown()).toBe(false);
  expect((await staff.put(`/catalogue/products/${id}`, { brand_id: brand.body.data.id })).status).toBe(200);
  expect(await isShown()).toBe(true);
  expect((await staff.put(`/catalogue/products/${id}`, { published_in_store: false })).status).toBe(200);
  expect(await isShown()).toBe(false);
});

test('a carousel of the home page shows products of its division alone', async () => {
  interface Carousel {
    readonly category_id: number | null;
    readonly title: string;
    readonly products: readonly { id: number }[];
  }
  const { body } = await app.anonymous.get<{ data: { carousels: Carousel[] } }>('/api/store-home');
  const ofDivisions = body.data.carousels.filter(({ category_id }) => category_id !== null);
  expect(ofDivisions.length).toBeGreaterThan(2);
  for (const { category_id, title, products } of ofDivisions) {
    const within = (await app.strapi.db
      .connection('product_card_categories')
      .where({ category_id })
      .pluck('product_id')) as number[];
    expect(within, title).toEqual(expect.arrayContaining(products.map(({ id }) => id)));
  }
});

describe('choices beside a listing', () => {
  test('each brand and each category leaves as many products as its number says', async () => {
    for (const base of ['', `categoryId=${division}&`]) {
      const { meta, total } = await list(`${base}perPage=1`);
      for (const brand of meta.facets.brands.slice(0, 6))
        expect((await list(`${base}brandIds=${brand.id}&perPage=1`)).total, brand.name).toBe(brand.count);
      for (const category of meta.facets.categories)
        expect((await list(`categoryId=${category.id}&perPage=1`)).total, category.name).toBe(category.count);
      expect(meta.facets.brands.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });

  test('choosing a brand leaves the other brands to choose; two brands together hold both', async () => {
    const [first, second] = (await list(`categoryId=${division}`)).meta.facets.brands;
    const one = await list(`categoryId=${division}&brandIds=${first!.id}`);
    expect(one.meta.facets.brands).toContainEqual(second);
    const both = await list(`categoryId=${division}&brandIds=${first!.id},${second!.id}`);
    expect(both.total).toBe(first!.count + second!.count);
    expect(both.meta.facets.categories.every(({ count }) => count <= both.total)).toBe(true);
  });

  test('a buyer’s price limits hold on both sides and in the currency asked for', async () => {
    const dollars = (await list('priceMin=100&priceMax=200&currency=USD', buyer)).data.map((card) =>
      Number(card.calculated_list_price),
    );
    expect(dollars.length).toBeGreaterThan(5);
    expect(dollars.every((price) => price >= 100 && price <= 200)).toBe(true);
    const pesos = await list('priceMin=1000&priceMax=2000&currency=MXN', buyer);
    expect(
      pesos.data.every(
        ({ currency, calculated_list_price: price }) =>
          currency === 'MXN' && Number(price) >= 1000 && Number(price) <= 2000,
      ),
    ).toBe(true);
    expect(pesos.meta.facets.price).toMatchObject({ currency: 'MXN' });
    expect(Number(pesos.meta.facets.price!.min)).toBeGreaterThanOrEqual(1000);
    expect((await list('priceMin=200&priceMax=100', buyer)).total).toBe(0);
  });

  test('without a currency asked for, limits and cards speak the buyer’s own', async () => {
    const { data, meta } = await list('perPage=5', buyer);
    expect(meta.facets.price?.currency).toBe(data[0]!.currency);
    expect(meta.facets.price?.min).toBe(data[0]!.calculated_list_price);
  });

  test('each value of a characteristic leaves as many products as its number says, also beside another that is chosen', async () => {
    const asked = (map: object) =>
      `categoryId=${division}&perPage=1&datasheetQueryMap=${encodeURIComponent(JSON.stringify(map))}`;
    const { datasheet } = (await list(`categoryId=${division}&perPage=1`)).meta.facets;
    const [first, second] = datasheet;
    for (const { code, values } of [first!, second!])
      for (const { value, count } of values.slice(0, 3))
        expect((await list(asked({ [code]: [value] }))).total, `${code} ${value}`).toBe(count);

    const [one, other] = [...first!.values].sort((a, b) => b.count - a.count);
    const narrowed = await list(asked({ [first!.code]: [one!.value] }));
    expect(narrowed.meta.facets.datasheet.find(({ code }) => code === first!.code)?.values).toContainEqual(other);
    const beside = narrowed.meta.facets.datasheet.find(({ code }) => code !== first!.code)!;
    const [value] = beside.values;
    const both = { [first!.code]: [one!.value], [beside.code]: [value!.value] };
    expect((await list(asked(both))).total).toBe(value!.count);
    expect((await list(asked({ [first!.code]: [one!.value, other!.value] }))).total).toBe(one!.count + other!.count);
  });

  test('characteristics are called in the language asked for; the whole catalogue has none to choose by', async () => {
    const nameOf = async (locale: string) =>
      (await list(`categoryId=${division}&perPage=1&locale=${locale}`)).meta.facets.datasheet.find(
        ({ code }) => code === 'resolucion',
      )?.name;
    expect([await nameOf('es'), await nameOf('en')]).toEqual(['Resolución', 'Resolution']);
    expect((await list('perPage=1')).meta.facets.datasheet).toEqual([]);
  });

  test('each switch, stage, flow type and step of discount leaves as many products as its number says', async () => {
    const { facets } = (await list('perPage=1', buyer)).meta;
    const total = async (query: string) => (await list(`perPage=1&${query}`, buyer)).total;
    expect(await total('inStock=1')).toBe(facets.inStock);
    expect(await total('outlet=1')).toBe(facets.outlet);
    expect(await total('newProducts=1')).toBe(facets.newProducts);
    expect(await total('withPromo=1')).toBe(facets.promo!.any);
    for (const { percent, count } of facets.promo!.steps)
      expect(await total(`promoPercent=${percent}`), String(percent)).toBe(count);
    for (const { id, count } of facets.stages) expect(await total(`stages=${id}`), String(id)).toBe(count);
    for (const { value, count } of facets.flowTypes)
      expect(await total(`productFlowTypes=${value}`), value).toBe(count);
    expect(facets.flowTypes.length).toBeGreaterThan(1);
    expect([facets.outlet, facets.newProducts, facets.promo!.any].every((count) => count! > 0)).toBe(true);
  });

  test('a promo is found by what the buyer saves: the best of it and of their level; a fixed price ends it', async () => {
    const reduced = async (fields: object) =>
      (await givenProduct(app, { listPrice: '77.77', fields: { category: division, ...fields } })).id;
    const [small, large, ofLevel] = [
      await reduced({ promo_discount: 12 }),
      await reduced({ promo_discount: 41 }),
      await reduced({ promo_discount: 5, promo_level_4: 33 }),
    ];
    const out = [await reduced({ promo_discount: 50, fixed_price: '9.00' }), await reduced({ promo_level_4: 50 })];
    const idsOf = async (query: string) =>
      (await list(`${query}&currency=USD&priceMin=77.77&priceMax=77.77`, buyer)).data.map(({ id }) => id).sort();
    expect(await idsOf('withPromo=1')).toEqual([small, large, ofLevel].sort());
    expect(await idsOf('promoPercent=30')).toEqual([large, ofLevel].sort());
    expect(await idsOf('promoPercent=40')).toEqual([large]);
    expect(out).toHaveLength(2);
  });

  test('a secondary user knows nothing of promos and refurbished pieces, not by filtering either', async () => {
    const secondary = await app.as('secundario');
    const { facets } = (await list('perPage=1', secondary)).meta;
    expect([facets.promo, facets.outlet]).toEqual([null, undefined]);
    for (const [query, field] of [
      ['withPromo=1', 'withPromo'],
      ['outlet=1', 'outlet'],
    ] as const)
      expectRefused(await secondary.get(`/api/store-products?${query}`), {
        [field]: 'Tu cuenta no puede usar este filtro',
      });
  });

  test('a secondary user cannot find out a list price by a price range', async () => {
    const secondary = await app.as('secundario');
    await givenProduct(app, { listPrice: '54321.09' });
    for (const [query, field] of [
      ['priceMin=54321.09', 'priceMin'],
      ['priceMax=54321.09&currency=USD', 'priceMax'],
    ] as const)
      expectRefused(await secondary.get(`/api/store-products?${query}`), {
        [field]: 'Tu cuenta no puede usar este filtro',
      });
    expect((await list('', secondary)).meta.facets.price).toBeNull();
  });

  test('who is logged in, of whatever kind, gets lists in the same order: by list price', async () => {
    const [mine, theirs] = [await list('', buyer), await list('', await app.as('secundario'))];
    expect(theirs.data.map(({ id }) => id)).toEqual(mine.data.map(({ id }) => id));
    const prices = mine.data.map(({ calculated_list_price: price }) => Number(price));
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  test('only what is in stock somewhere, and only news', async () => {
    const { id: empty } = await givenProduct(app, { stock: { MTY: 0 }, listPrice: '0.01' });
    const stocked = await list('inStock=1', buyer);
    expect(stocked.data.map(({ id }) => id)).not.toContain(empty);
    expect(stocked.data.every(({ total_inventories: pieces }) => pieces! > 0)).toBe(true);
    const { id: fresh } = await givenProduct(app, { fields: { show_in_news: true } });
    expect((await list('newProducts=1')).data.map(({ id }) => id)).toContain(fresh);
    expect((await list('newProducts=1')).data.map(({ id }) => id)).not.toContain(empty);
  });
});
