import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { categoryNamed, listOf, type Card, type Listing } from './store-kit';

let app: TestApp;
let buyer: Client;
let division: number;

const list = (query: string, who?: Client): Promise<Listing> => listOf(app, query, who);

beforeAll(async () => {
  app = await boot();
  buyer = await app.as('distribuidor');
  division = await categoryNamed(app, 'Videovigilancia');
});

/** Every key of an answer, however deep, with the way to it. */
function keysOf(value: unknown, way = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => keysOf(each, `${way}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${way}.${key}`, ...keysOf(inner, `${way}.${key}`)]);
}

describe('a visitor never sees a price or what is in stock [SF-CARD-007]', () => {
  const secret =
    /price|stock|inventor|discount|percentage|promo|cost|currency|quantity|available|sale_order|transit|markup|level_\d/i;
  const product = async (): Promise<number> =>
    (
      await givenProduct(app, {
        stock: { MTY: 7 },
        listPrice: '98765.43',
        fields: { promo_discount: 13, show_in_news: true },
      })
    ).id;

  test.each([
    ['the frame', () => '/api/store-frame'],
    ['the home page', () => '/api/store-home'],
    ['a listing', () => '/api/store-products'],
    ['a listing in dollars and English', () => '/api/store-products?currency=USD&locale=en'],
    ['a listing by text', () => '/api/store-products?search=camara'],
    ['news', () => '/api/store-products?newProducts=1'],
    ['a product page', (id: number) => `/api/store-products/${id}`],
    ['a product page in dollars', (id: number) => `/api/store-products/${id}?currency=USD`],
    ['the menu', () => `/api/mega-menu-categories/${division}`],
    ['search as you type', () => '/api/product-autocomplete?search=camara'],
    ['its column of searches', () => '/api/product-autocomplete-searches?search=camara'],
  ])('in %s', async (_title, pathOf) => {
    const id = await product();
    const path = pathOf(id);
    // A buyer asked first: what is kept for them must not be handed to the next visitor.
    await buyer.get(path);
    const { status, headers, body } = await app.anonymous.get<object>(path);
    expect(status).toBe(200);
    expect(keysOf(body).filter((key) => secret.test(key) && !/currency_id$/.test(key))).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('98765');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['priceMin=1', 'priceMin'],
    ['priceMax=1000', 'priceMax'],
    ['inStock=1', 'inStock'],
    ['withPromo=1', 'withPromo'],
    ['promoPercent=20', 'promoPercent'],
    ['outlet=1', 'outlet'],
    ['sortCriteria=list_price', 'sortCriteria'],
  ])('nor finds one out by asking for %s', async (query, field) => {
    expectRefused(await app.anonymous.get(`/api/store-products?${query}`), {
      [field]: 'Inicia sesión para usar este filtro',
    });
  });

  test('while a distributor sees both on the same card', async () => {
    const id = await product();
    const { body } = await buyer.get<{
      data: Card & { inventories: { branch: { name: string }; quantity: number }[] };
    }>(`/api/store-products/${id}?currency=USD`);
    expect(body.data).toMatchObject({ currency: 'USD', calculated_list_price: '98765.43', total_inventories: 7 });
    expect(body.data.inventories.find(({ branch }) => branch.name === 'Monterrey')?.quantity).toBe(7);
  });
});

test('a secondary user sees one price and no list price, nor the range of them [SF-SECONDARY-004]', async () => {
  const secondary = await app.as('secundario');
  expect((await list('', secondary)).meta.facets.price).toBeNull();
  const { id } = await givenProduct(app, { listPrice: '100.00' });
  for (const card of [
    ...(await list('perPage=20', secondary)).data,
    (await secondary.get<{ data: Card }>(`/api/store-products/${id}`)).body.data,
  ]) {
    expect(card).toHaveProperty('secondary_user_price', expect.stringMatching(/^\d+\.\d{2}$/));
    expect(
      keysOf(card).filter((key) => /list_price|distributor_price|fixed_price|percentage_change|auction/.test(key)),
    ).toEqual([]);
  }
});
test('a card that was shown before follows its pieces, its offers and its texts', async () => {
  const storeman = await app.as('almacen');
  const staff = await app.asStaff('catalogo');
  const { id } = await givenProduct(app, { stock: { MTY: 7 }, listPrice: '76543.00' });
  const branch = (await app.strapi.db.connection('branches').where({ code: 'MTY' }).first('id')) as { id: number };
  const card = async (): Promise<Card & { readonly calculated_distributor_price?: string }> => {
    const { data } = await list('currency=USD&priceMin=76543&priceMax=76543', buyer);
    return data.find((each) => each.id === id) ?? { id, name: '', category_name: '' };
  };
  const changed = { timeout: 20_000, interval: 50 };
  await expect.poll(card, changed).toMatchObject({ total_inventories: 7, calculated_distributor_price: '76543.00' });
  await app.endShortMemories();
  expect(await card()).toMatchObject({ total_inventories: 7, calculated_distributor_price: '76543.00' });
  const body = { product_id: id, branch_id: branch.id, quantity: 3, reason: 'Conteo físico' };
  expect((await storeman.post('/api/stock-adjustments', body)).status).toBeLessThan(300);
  await expect.poll(card, changed).toMatchObject({ total_inventories: 10, calculated_distributor_price: '76543.00' });
  const offer = { discount: 30, expires: false };
  expect((await staff.put(`/pricing/product-promos/${id}`, { product_promo_discount: offer })).status).toBe(200);
  await expect.poll(card, changed).toMatchObject({ total_inventories: 10, calculated_distributor_price: '53580.10' });
  expect((await staff.put(`/catalogue/products/${id}`, { name: 'Cámara renombrada' })).status).toBe(200);
  await expect.poll(card, changed).toMatchObject({ name: 'Cámara renombrada', total_inventories: 10 });
});

describe('pages and order', () => {
  test('sixty cards a page, never more, each card on one page only', async () => {
    const first = await list('');
    expect(first.data).toHaveLength(60);
    expect(first.meta.pagination).toEqual({
      page: 1,
      pageSize: 60,
      pageCount: Math.ceil(first.total / 60),
      total: first.total,
    });
    const pages = await Promise.all(
      Array.from({ length: first.meta.pagination.pageCount }, (_, index) => list(`page=${index + 1}`)),
    );
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(first.total);
    expectRefused(await app.anonymous.get('/api/store-products?perPage=61'), { perPage: 'El valor no es válido' });
  });

  test('people begin with the lowest list price, visitors with the last name [SF-LISTING-004]', async () => {
    const prices = (await list('', buyer)).data.map((card) => Number(card.calculated_list_price));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const folded = (await list('')).data.map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(folded[0]! > folded.at(-1)!).toBe(true);
    expect((await list('sortCriteria=name&sortDirection=asc')).data[0]!.name).not.toBe((await list('')).data[0]!.name);
  });

  test.each([
    'page=0',
    'page=x',
    'perPage=-1',
    'brandIds=1,a',
    'categoryId=1.5',
    'currency=EUR',
    'sortCriteria=rand()',
    'sortDirection=up',
    'search[]=a',
    'newProducts=quizá',
    'promoPercent=11',
    'stages=1,x',
    'datasheetQueryMap={',
    'datasheetQueryMap=[1]',
  ])('nonsense is refused on its field: %s', async (query) => {
    const answer = await app.anonymous.get(`/api/store-products?${encodeURI(query)}`);
    expectRefused(answer, { [query.replace(/(\[\])?=.*/, '')]: /./ });
  });

  test('a category that is not there is 404; a search of nothing but signs finds nothing and breaks nothing', async () => {
    expect((await app.anonymous.get('/api/store-products?categoryId=2000000000')).status).toBe(404);
    for (const search of ["'; drop table products; --", '%', '\\', '"', '((', 'ñ'.repeat(200)])
      expect((await app.anonymous.get(`/api/store-products?search=${encodeURIComponent(search)}`)).status, search).toBe(
        200,
      );
  });
});

describe('what a product shows', () => {
  test('a change of list price is on the card and the page once its event has been relayed', async () => {
    const { id } = await givenProduct(app, { listPrice: '0.02', stock: { MTY: 1 } });
    const price = async () =>
      (await buyer.get<{ data: Card }>(`/api/store-products/${id}?currency=USD`)).body.data.calculated_list_price;
    expect(await price()).toBe('0.02');
    const staff = await app.asStaff('catalogo');
    expect((await staff.patch(`/catalogue/products/${id}`, { list_price: '0.03' })).status).toBe(200);
    await app.settle();
    await expect.poll(price).toBe('0.03');
    expect(
      (await list('currency=USD&priceMax=0.05', buyer)).data.find((card) => card.id === id)?.calculated_list_price,
    ).toBe('0.03');
  });

  test('in English the names, categories and crumbs are English, over the same ids', async () => {
    const english = await list(`categoryId=${division}&locale=en&perPage=60`);
    const spanish = await list(`categoryId=${division}&locale=es&perPage=60`);
    expect(english.total).toBe(spanish.total);
    expect(english.meta.breadcrumbs.map(({ id }) => id)).toEqual([division]);
    expect(english.meta.breadcrumbs[0]!.name).not.toBe('Videovigilancia');
    const nameOf = new Map(spanish.data.map((card) => [card.id, card]));
    const different = english.data.filter(
      (card) => nameOf.has(card.id) && nameOf.get(card.id)!.category_name !== card.category_name,
    );
    expect(different.length).toBeGreaterThan(0);
    expect(
      (await app.anonymous.get<Listing>('/api/store-products?perPage=1', { 'Accept-Language': 'en' })).body.data[0]!
        .category_name,
    ).toBe((await list('perPage=1&locale=en')).data[0]!.category_name);
  });

  test('a product that is not published or not active is not there for visitors and buyers, and is for staff', async () => {
    for (const fields of [{ published_in_store: false }, { status: 0 }]) {
      const { id } = await givenProduct(app, { fields });
      for (const who of [app.anonymous, buyer]) expect((await who.get(`/api/store-products/${id}`)).status).toBe(404);
      expect((await (await app.as('vendedor')).get(`/api/store-products/${id}`)).status).toBe(200);
    }
    for (const id of ['0', 'abc', '99999999999', '-1'])
      expect((await app.anonymous.get(`/api/store-products/${id}`)).status).toBe(404);
  });

  test('visitors may be answered from anybody’s cache, people never; an unchanged answer is 304', async () => {
    const path = '/api/store-products?perPage=2';
    const visitor = await app.anonymous.get(path);
    expect(visitor.headers.get('cache-control')).toMatch(/^public/);
    expect((await buyer.get(path)).headers.get('cache-control')).toMatch(/^private/);
    expect(visitor.headers.get('vary')).toContain('Authorization');
    const revisit = async (who: Client): Promise<number> => {
      const etag = (await app.anonymous.get(path)).headers.get('etag')!;
      // fetch would add no-cache of its own to a conditional request.
      return (await who.get(path, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).status;
    };
    await expect.poll(() => revisit(app.anonymous)).toBe(304);
    expect(await revisit(buyer)).toBe(200);
  });
});
