import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';

const page = '/api/carts/current';
let app: TestApp;
let buyer: Client;
let other: Client;
let storeman: Client;
let staff: Client;
let branchId: number;
const knex = () => app.strapi.db.connection as unknown as Knex;

interface Cart {
  readonly data: {
    readonly id: number;
    readonly currency: string;
    readonly total: string;
    readonly cart_details: readonly {
      readonly id: number;
      readonly product_id: number;
      readonly quantity: number;
      readonly unit_price: string;
      readonly available: number;
      readonly promised_on: string | null;
      readonly product: { readonly category_name: string };
    }[];
  };
}

beforeAll(async () => {
  app = await boot();
  branchId = ((await knex()('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
  const { id } = (await knex()('companies').where({ credit_blocked: false, status: 1 }).first('id')) as { id: number };
  const person = async (): Promise<Client> =>
    client(app.url, (await givenPerson(app, { role: 'distributor', companyId: id })).token);
  [buyer, other] = [await person(), await person()];
  await app.as('distribuidor');
  storeman = await app.as('almacen');
  staff = await app.asStaff('catalogo');
});

/** Asks for the cart; `isMade` tells whether it was made for this. */
async function ask(who: Client, query = ''): Promise<{ data: Cart['data']; isMade: boolean }> {
  const before = await app.countMade();
  const { status, body } = await who.get<Cart>(`${page}${query}`);
  expect(status).toBe(200);
  return { data: body.data, isMade: (await app.countMade()) > before };
}

/** Asks until the cart is kept. */
async function keep(who: Client): Promise<Cart['data']> {
  await app.settle();
  await app.endShortMemories();
  await ask(who);
  const { data, isMade } = await ask(who);
  expect(isMade).toBe(false);
  return data;
}

/** The other process's changes are seen a moment later. */
const seen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, app.url === app.secondUrl ? 0 : 500));

async function adjust(product_id: number, quantity: number): Promise<void> {
  const body = { product_id, branch_id: branchId, quantity, reason: 'Conteo físico' };
  expect((await storeman.post('/api/stock-adjustments', body)).status).toBeLessThan(300);
  await app.settle();
  await seen();
}

/** A product that lies in this person's cart alone. */
async function inCartOf(who: Client): Promise<number> {
  const { id } = await givenProduct(app, { stock: { MTY: 9 }, listPrice: '100.00' });
  expect((await who.post('/api/cart-details', { product_id: id, quantity: 2 })).status).toBe(200);
  return id;
}
const lineOf = ({ cart_details }: Cart['data'], id: number) => cart_details.find((line) => line.product_id === id);

describe('the cart as the store asks for it beside every page', () => {
  test('stays as it was kept while others buy, add to their carts and sell what is not in it', async () => {
    await inCartOf(buyer);
    const sold = await inCartOf(other);
    const before = await keep(buyer);
    await adjust(sold, 1);
    expect((await other.post('/api/cart-details', { product_id: sold, quantity: 1 })).status).toBe(200);
    expect(await ask(buyer)).toEqual({ data: before, isMade: false });
  });

  test('shows at once what its owner did with it, in every way that a cart is changed', async () => {
    const id = await inCartOf(buyer);
    const line = lineOf(await keep(buyer), id)!;
    await buyer.put(`/api/cart-details/${line.id}`, { quantity: 3 });
    expect(lineOf((await ask(buyer)).data, id)?.quantity).toBe(3);
    await keep(buyer);
    const cart = (await ask(buyer)).data;
    const currency = cart.currency === 'USD' ? 'MXN' : 'USD';
    await buyer.put(`/api/carts/${cart.id}`, { currency });
    const changed = (await ask(buyer)).data;
    expect(changed.currency).toBe(currency);
    expect(lineOf(changed, id)?.unit_price).not.toBe(lineOf(cart, id)?.unit_price);
    await buyer.put(`/api/carts/${cart.id}`, { currency: cart.currency });
    await buyer.delete(`/api/cart-details/${line.id}`);
    expect(lineOf((await ask(buyer)).data, id)).toBeUndefined();
  });

  test('follows the pieces and the price of what is in it', async () => {
    const id = await inCartOf(buyer);
    const before = lineOf(await keep(buyer), id)!;
    await adjust(id, 4);
    expect(lineOf((await ask(buyer)).data, id)?.available).toBe(before.available + 4);
    await keep(buyer);
    await app.strapi.db.connection('products').where({ id }).update({ average_cost: null });
    const offer = { discount: 30, expires: false };
    expect((await staff.put(`/pricing/product-promos/${id}`, { product_promo_discount: offer })).status).toBe(200);
    await app.settle();
    expect(Number(lineOf((await ask(buyer)).data, id)?.unit_price)).toBeLessThan(Number(before.unit_price));
  });

  test('promises another day once the day it promised became a holiday', async () => {
    const id = await inCartOf(buyer);
    const promised = (cart: Cart['data']): string => lineOf(cart, id)?.promised_on ?? '';
    const day = promised(await keep(buyer));
    const hr = await app.asStaff('admin');
    const made = await hr.post<{ id: number }>('/workforce/holidays', { date: day, description: 'Feriado de prueba' });
    expect(made.status).toBeLessThan(300);
    expect(promised((await ask(buyer)).data) > day).toBe(true);
    expect((await hr.delete(`/workforce/holidays/${made.body.id}`)).status).toBeLessThan(300);
    expect(promised((await ask(buyer)).data)).toBe(day);
  });

  test('is the person’s own, in their language, and of their audience', async () => {
    const id = await inCartOf(buyer);
    await keep(buyer);
    expect(lineOf((await ask(other)).data, id)).toBeUndefined();
    const spanish = lineOf((await ask(buyer)).data, id)?.product.category_name;
    expect(lineOf((await ask(buyer, '?locale=en')).data, id)?.product.category_name).not.toBe(spanish);
    expect(lineOf((await ask(buyer)).data, id)?.product.category_name).toBe(spanish);
  });

  test('is not told anew to who has it', async () => {
    await inCartOf(buyer);
    await keep(buyer);
    const { headers } = await buyer.get(page);
    expect(headers.get('cache-control')).toMatch(/^private/);
    const again = { 'If-None-Match': headers.get('etag')!, 'Cache-Control': 'max-age=0' };
    expect((await buyer.get(page, again)).status).toBe(304);
  });

  test('is made each time once its delivery is chosen', async () => {
    await inCartOf(buyer);
    await keep(buyer);
    await buyer.post('/api/cart-stages', { cartStage: 'shipping_method' });
    await buyer.post('/api/cart-deliveries', { type: 'branch_pickup', branch_id: branchId });
    const before = await app.countMade();
    const { data } = (await buyer.get<{ data: { stage: string; delivery: { branch_id: number } } }>(page)).body;
    expect(data.delivery.branch_id).toBe(branchId);
    expect(await app.countMade()).toBe(before);
  });
});

test('its prices are those of the level that its company has now, also where no event tells of another', async () => {
  const { id: companyId } = (await knex()('companies').where({ credit_blocked: false, status: 1 }).first('id')) as {
    id: number;
  };
  const level = (price_level: number) => knex()('companies').where({ id: companyId }).update({ price_level });
  const who = client(app.url, (await givenPerson(app, { role: 'distributor', companyId })).token);
  const id = await inCartOf(who);
  expect((await staff.put(`/catalogue/products/${id}`, { promo_level_1: 0, promo_level_2: 50 })).status).toBe(200);
  await level(1);
  const before = lineOf(await keep(who), id)?.unit_price;
  expect(before).toBeDefined();
  await level(2);
  await app.endShortMemories();
  expect(lineOf((await ask(who)).data, id)?.unit_price).not.toBe(before);
});
