import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, builtKernel, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Card } from './store-kit';

let app: TestApp;
let buyer: Client;
let secondary: Client;
let storeman: Client;
let staff: Client;
let branchId: number;
const knex = () => app.strapi.db.connection as unknown as Knex;

beforeAll(async () => {
  app = await boot();
  // The first person talks to the process whose caches are counted.
  buyer = await app.as('distribuidor');
  storeman = await app.as('almacen');
  secondary = await app.as('secundario');
  staff = await app.asStaff('catalogo');
  branchId = ((await knex()('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
});

/** Asks for a page; `isMade` tells whether it was made for this. */
async function ask<Body = unknown>(page: string, who: Client): Promise<{ body: Body; isMade: boolean }> {
  const before = await app.countMade();
  const { status, body } = await who.get<Body>(page);
  expect(status).toBe(200);
  return { body, isMade: (await app.countMade()) > before };
}

/** Asks until the page is kept: what was made right after a change of everything, or while another process told of one, is made once more. */
async function keep<Body = unknown>(page: string, who: Client): Promise<Body> {
  await app.settle();
  await app.endShortMemories();
  let answer = await ask<Body>(page, who);
  for (let times = 0; answer.isMade && times < 5; times += 1) answer = await ask<Body>(page, who);
  expect(answer.isMade).toBe(false);
  return answer.body;
}

/** The other process's changes are seen a moment later. */
const seen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, app.url === app.secondUrl ? 0 : 500));

async function adjust(product_id: number, quantity = 1): Promise<void> {
  const body = { product_id, branch_id: branchId, quantity, reason: 'Conteo físico' };
  expect((await storeman.post('/api/stock-adjustments', body)).status).toBeLessThan(300);
  await app.settle();
  await seen();
}

async function change(id: number, fields: object): Promise<void> {
  expect((await staff.put(`/catalogue/products/${id}`, fields)).status).toBe(200);
  await app.settle();
  await seen();
}

/** Writes an event as if what it tells had happened. */
const emit = (name: string, payload: object) =>
  builtKernel().inTransaction(app.strapi, (tx) =>
    builtKernel().emit(tx, { name, schema: z.looseObject({}) }, payload as Record<string, unknown>),
  );

const idsIn = (body: unknown): number[] =>
  [...JSON.stringify(body).matchAll(/"show_url":"\/products\/(\d+)"/g)].map(([, id]) => Number(id));

interface ProductPage {
  readonly data: Card & {
    readonly related: readonly Card[];
    readonly inventories: readonly { readonly branch: { readonly id: number }; readonly promised_on: string | null }[];
  };
}
interface Home {
  readonly data: { readonly carousels: readonly { readonly id: number; readonly products: readonly Card[] }[] };
}

/** A product of the demo world with others of its category beside it. */
async function amongOthers(): Promise<number> {
  const { category_id } = (await knex()('product_cards')
    .where({ is_visible: true })
    .groupBy('category_id')
    .havingRaw('count(*) > 3')
    .orderBy('category_id')
    .first('category_id')) as { category_id: number };
  const { id } = (await knex()('product_cards')
    .where({ is_visible: true, category_id })
    .orderBy('product_id', 'desc')
    .first('product_id as id')) as { id: number };
  return id;
}

describe('what happens to others leaves as it was kept', () => {
  test.each([
    ['the page of a product', async () => `/api/store-products/${await amongOthers()}`],
    ['the home page', () => Promise.resolve('/api/store-home')],
    ['a listing by text', () => Promise.resolve('/api/store-products?search=camara')],
    ['what marketing shows', () => Promise.resolve('/api/store-campaigns')],
  ])('%s', async (_what, pathOf) => {
    const page = await pathOf();
    for (const who of [buyer, app.anonymous]) {
      await keep(page, who);
      // Putting a product on sale is no sale: what may have to show it is made once more.
      const other = await givenProduct(app, { name: 'Cinturón de otro departamento', stock: { MTY: 3 } });
      await app.endShortMemories();
      const before = await keep(page, who);
      expect(idsIn(before)).not.toContain(other.id);
      await adjust(other.id);
      await emit('sale-order.placed', { orderId: 1 });
      expect(await ask(page, who)).toEqual({ body: before, isMade: false });
    }
  });

  test('the menu and the addresses for search engines', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 3 } });
    for (const page of ['/api/store-frame', '/api/store-addresses']) {
      const before = await keep(page, app.anonymous);
      await adjust(id);
      expect(await ask(page, app.anonymous)).toEqual({ body: before, isMade: false });
    }
  });
});

describe('the page of a product', () => {
  test('follows its own pieces at once, and those of the products beside it', async () => {
    const id = await amongOthers();
    const page = `/api/store-products/${id}`;
    const before = await keep<ProductPage>(page, buyer);
    await adjust(id);
    const own = await ask<ProductPage>(page, buyer);
    expect(own.isMade).toBe(true);
    expect(own.body.data.total_inventories).toBe(before.data.total_inventories! + 1);
    const beside = own.body.data.related[0]!;
    await keep(page, buyer);
    await adjust(beside.id, 2);
    const { data } = (await ask<ProductPage>(page, buyer)).body;
    expect(data.related[0]).toMatchObject({ id: beside.id, total_inventories: beside.total_inventories! + 2 });
  });

  test('loses a product beside it that is hidden, and shows it again once it is back', async () => {
    const page = `/api/store-products/${await amongOthers()}`;
    const beside = (await keep<ProductPage>(page, buyer)).data.related[0]!.id;
    const shown = async () => (await ask<ProductPage>(page, buyer)).body.data.related.map((card) => card.id);
    await change(beside, { status: 0 });
    expect(await shown()).not.toContain(beside);
    await keep(page, buyer);
    await change(beside, { status: 1 });
    expect(await shown()).toContain(beside);
  });

  test('promises another day once the day it promised became a holiday', async () => {
    const id = await amongOthers();
    await adjust(id, 5);
    const page = `/api/store-products/${id}`;
    const promise = ({ data }: ProductPage) =>
      data.inventories.find(({ branch }) => branch.id === branchId)?.promised_on ?? null;
    const day = promise(await keep<ProductPage>(page, buyer))!;
    const hr = await app.asStaff('admin');
    const made = await hr.post<{ id: number }>('/workforce/holidays', { date: day, description: 'Feriado de prueba' });
    expect(made.status).toBeLessThan(300);
    expect(promise((await ask<ProductPage>(page, buyer)).body)! > day).toBe(true);
    expect((await hr.delete(`/workforce/holidays/${made.body.id}`)).status).toBeLessThan(300);
    expect(promise((await ask<ProductPage>(page, buyer)).body)).toBe(day);
  });

  test('is made anew by a process that missed what happened', async () => {
    const id = await amongOthers();
    const page = `/api/store-products/${id}`;
    await keep(page, buyer);
    await emit('stock.changed', { productIds: [id] });
    await emit('sale-order.placed', { orderId: 1 });
    const { last } = (await knex()('outbox_events').max({ last: 'id' }).first()) as { last: number };
    await knex()('outbox_events').where('id', '<', last).delete();
    expect((await ask(page, buyer)).isMade).toBe(true);
  });

  test('is another one to each audience, currency and language', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 4 }, listPrice: '4321.00' });
    const page = `/api/store-products/${id}`;
    for (let turn = 0; turn < 2; turn += 1) {
      const dollars = (await buyer.get<ProductPage>(`${page}?currency=USD`)).body.data;
      expect(dollars).toMatchObject({ currency: 'USD', calculated_list_price: '4321.00', total_inventories: 4 });
      expect((await buyer.get<ProductPage>(`${page}?currency=MXN`)).body.data).toMatchObject({ currency: 'MXN' });
      const theirs = (await secondary.get<ProductPage>(`${page}?currency=USD`)).body.data;
      expect(theirs).toHaveProperty('secondary_user_price');
      expect(theirs).not.toHaveProperty('calculated_list_price');
      const visitors = (await app.anonymous.get<ProductPage>(`${page}?currency=USD`)).body.data;
      expect(visitors).not.toHaveProperty('total_inventories');
      expect(visitors).not.toHaveProperty('currency');
      const english = (await buyer.get<ProductPage>(`${page}?currency=USD&locale=en`)).body.data;
      expect(english.category_name).not.toBe(dollars.category_name);
    }
  });

  test('reaches the people of another process within five seconds', async () => {
    const id = await amongOthers();
    const page = `/api/store-products/${id}`;
    const before = (await storeman.get<ProductPage>(page)).body.data.total_inventories!;
    const body = { product_id: id, branch_id: branchId, quantity: 1, reason: 'Conteo físico' };
    expect((await storeman.post('/api/stock-adjustments', body)).status).toBeLessThan(300);
    for (const who of [buyer, storeman])
      await expect
        .poll(async () => (await who.get<ProductPage>(page)).body.data.total_inventories, { timeout: 5_000 })
        .toBe(before + 1);
  });
});

describe('the home page', () => {
  const home = async () => (await ask<Home>('/api/store-home', buyer)).body;

  test('follows the pieces of a product that it shows', async () => {
    const [shown] = (await keep<Home>('/api/store-home', buyer)).data.carousels[0]!.products;
    await adjust(shown!.id, 3);
    const [now] = (await home()).data.carousels[0]!.products;
    expect(now).toMatchObject({ id: shown!.id, total_inventories: shown!.total_inventories! + 3 });
  });

  test('loses a product that is hidden, and shows it again once it is back', async () => {
    const [first] = (await keep<Home>('/api/store-home', buyer)).data.carousels[0]!.products;
    await change(first!.id, { status: 0 });
    expect(idsIn(await home())).not.toContain(first!.id);
    await keep('/api/store-home', buyer);
    await change(first!.id, { status: 1 });
    expect(idsIn(await home())).toContain(first!.id);
  });
});

describe('a listing by text', () => {
  test('follows the pieces of what it finds, and finds what was published since', async () => {
    const word = 'Xilofonte';
    const { id } = await givenProduct(app, { name: `${word} de prueba`, stock: { MTY: 4 } });
    const page = `/api/store-products?search=${word}`;
    const found = async () => (await ask<{ data: readonly Card[] }>(page, buyer)).body.data;
    await keep(page, buyer);
    expect(await found()).toMatchObject([{ id, total_inventories: 4 }]);
    await adjust(id);
    expect(await found()).toMatchObject([{ id, total_inventories: 5 }]);
    await keep(page, buyer);
    const other = await givenProduct(app, { name: `${word} segundo` });
    expect((await found()).map((card) => card.id).sort()).toEqual([id, other.id].sort());
  });
});

describe('search as one types', () => {
  test('tells the pieces of what it finds as they are, and not those of before', async () => {
    const word = 'Zampona';
    const { id } = await givenProduct(app, { name: `${word} de prueba`, stock: { MTY: 4 } });
    const found = async () =>
      (
        await buyer.get<{ data: readonly { id: number; inventory: number }[] }>(
          `/api/product-autocomplete?search=${word}`,
        )
      ).body.data;
    expect(await found()).toMatchObject([{ id, inventory: 4 }]);
    await adjust(id);
    expect(await found()).toMatchObject([{ id, inventory: 5 }]);
    await adjust(id, -5);
    expect(await found()).toMatchObject([{ id, inventory: 0 }]);
    const other = await givenProduct(app, { name: `${word} segunda` });
    expect((await found()).map((each) => each.id)).toContain(other.id);
  });
});

describe('the addresses for search engines', () => {
  test('name a product as soon as it is shown', async () => {
    interface Addresses {
      readonly data: { readonly products: readonly { readonly id: number }[] };
    }
    await keep('/api/store-addresses', app.anonymous);
    const { id } = await givenProduct(app);
    await seen();
    const { data } = (await ask<Addresses>('/api/store-addresses', app.anonymous)).body;
    expect(data.products.some((product) => product.id === id)).toBe(true);
  });
});

describe('the menu', () => {
  test('names a brand as soon as one of its products is shown', async () => {
    const name = `Marca ${process.pid}`;
    const brand = (await app.strapi.documents('api::catalogue.brand' as never).create({
      data: { name, status: 1 },
    } as never)) as unknown as { id: number };
    interface Frame {
      readonly data: { readonly brands: readonly { readonly name: string }[] };
    }
    const named = ({ data }: Frame) => data.brands.some((each) => each.name === name);
    expect(named(await keep<Frame>('/api/store-frame', app.anonymous))).toBe(false);
    await givenProduct(app, { fields: { brand: brand.id } });
    await seen();
    expect(named((await ask<Frame>('/api/store-frame', app.anonymous)).body)).toBe(true);
  });
});
