import { beforeAll, describe, expect, test } from 'vitest';
import { client, codesOf, expectRefused, type Client } from '@mayorista/kernel/testing';
import {
  app,
  begin,
  branchId,
  buyerOf,
  company,
  knex,
  placed,
  product,
  sentHome,
  stage,
  step,
  type One,
} from './checkout-kit';

interface Grant {
  readonly id: number;
  readonly status: string;
  readonly kind: string;
  readonly percent: string | null;
  readonly amount: string;
  readonly sale_order_id: number | null;
}

let seller: Client;
let compras: Client;
let finanzas: Client;

beforeAll(async () => {
  await begin();
  seller = await app.as('vendedor');
  [compras, finanzas] = [await app.asStaff('compras'), await app.asStaff('finanzas')];
});

const grantsOf = async (cartId: number): Promise<Grant[]> =>
  (
    await compras.get<{ data: Grant[] }>(
      `/sales/discount-grants?source_type=cart&source_id=${cartId}&order_by=id&order_direction=asc`,
    )
  ).body.data;
const decide = (who: Client, id: number, status: string, more: object = {}) =>
  who.put(`/sales/discount-grant-statuses/${id}`, { status, ...more });

/** A buyer whom the demo's salesman attends, with pieces in the cart. */
async function attended(quantity = 2) {
  const companyId = await company();
  const { id: salesman_id } = (await knex()('up_users').where({ email: 'vendedor@demo.test' }).first('id')) as { id: number }; // prettier-ignore
  await knex()('companies').where({ id: companyId }).update({ salesman_id });
  const buyer = await buyerOf(companyId);
  const cart = await step(buyer, 'cart-details', { product_id: await product('10.00'), quantity });
  const { user_id } = (await knex()('carts').where({ id: cart.id }).first('user_id')) as { user_id: number };
  return { buyer, cart, userId: user_id };
}
async function toPay(who: Client): Promise<void> {
  await stage(who, 'shipping_method');
  await step(who, 'cart-deliveries', { type: 'branch_pickup', branch_id: branchId });
  await stage(who, 'payment_method');
  await step(who, 'cart-payments', { method: 'cash' });
}
async function actFor(userId: number): Promise<Client> {
  const { status, body } = await seller.post<{ data: { jwt: string } }>('/api/user-impersonations', {
    user_id: userId,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return client(app.url, body.data.jwt);
}
const orderOf = async (cartId: number) =>
  (await knex()('sale_orders')
    .where({ source_type: 'cart', source_id: String(cartId) })
    .first()) as { id: number; total: string } | undefined;
/** Confirms and orders: from the last step, where what is refused leaves the cart. */
async function order(who: Client) {
  const { body } = await who.get<One>('/api/carts/current');
  if (body.data.stage !== 'confirmation') await stage(who, 'confirmation');
  return who.post<One>('/api/cart-stages', { cartStage: 'ordered' });
}
const grant = (who: Client, path: string, percent: string) => who.put<One>(path, { percent, reason: 'Proyecto' });

describe('whoever acts for a buyer gives nothing away alone', () => {
  test.each([
    ['of the whole cart', 'whole', (cartId: number) => `/api/cart-special-discounts/${cartId}`],
    ['of a line', 'line', (_cart: number, line: number) => `/api/cart-detail-special-discounts/${line}`],
  ])('a discount %s of 100 %% comes to no order, until somebody else authorises it', async (_of, kind, pathOf) => {
    const { cart, userId } = await attended();
    const acting = await actFor(userId);
    expect((await grant(acting, pathOf(cart.id, cart.cart_details[0]!.id), '100')).status).toBe(200);
    await toPay(acting);
    const refused = await order(acting);
    expect([refused.status, codesOf(refused)]).toEqual([422, ['discount_waits']]);
    expect(await orderOf(cart.id)).toBeUndefined();
    const [waiting] = await grantsOf(cart.id);
    expect(waiting).toMatchObject({ status: 'waiting', kind, percent: '100.00' });
    for (const who of [seller, acting])
      expect((await who.put(`/api/discount-grant-statuses/${waiting!.id}`, { status: 'authorised' })).status).toBe(403);
    expect((await decide(finanzas, waiting!.id, 'authorised')).status).toBe(200);
    expect((await order(acting)).status).toBe(200);
    const written = await orderOf(cart.id);
    expect(Number(written?.total)).toBe(0);
    expect(await grantsOf(cart.id)).toMatchObject([{ status: 'authorised', sale_order_id: written?.id }]);
  });

  test('within the limit the order follows, and who gave it stands in the report with what it came to', async () => {
    const { buyer, cart } = await attended(2);
    expect((await grant(seller, `/api/cart-special-discounts/${cart.id}`, '20')).status).toBe(200);
    await step(buyer, 'cart-details', { product_id: await product('50.00'), quantity: 3 });
    await toPay(buyer);
    await placed(buyer);
    const [given] = await grantsOf(cart.id);
    const written = (await orderOf(cart.id))!;
    expect(given).toMatchObject({ status: 'granted', sale_order_id: written.id });
    const lines = (await knex()('sale_order_details').where({ sale_order_id: written.id })) as {
      quantity: number;
      unit_price: string;
    }[];
    const paid = lines.reduce((sum, line) => sum + line.quantity * Number(line.unit_price), 0);
    expect(Number(given!.amount)).toBeCloseTo(paid / 4, 0);
  });
});

describe('what somebody looked at', () => {
  test('is no more than that: a cart that grew since waits again, one that shrank does not', async () => {
    const { buyer, cart } = await attended(3);
    const path = `/api/cart-detail-special-discounts/${cart.cart_details[0]!.id}`;
    await grant(seller, path, '60');
    await decide(compras, (await grantsOf(cart.id))[0]!.id, 'authorised');
    const pieces = (quantity: number) => buyer.put<One>(`/api/cart-details/${cart.cart_details[0]!.id}`, { quantity });
    expect((await pieces(5)).status).toBe(200);
    await toPay(buyer);
    const refused = await order(buyer);
    expect([refused.status, codesOf(refused)]).toEqual([422, ['discount_to_ask_again']]);
    await stage(buyer, 'open');
    expect((await pieces(2)).status).toBe(200);
    await toPay(buyer);
    expect((await order(buyer)).status).toBe(200);
  });

  test('of the whole cart is of so much: more goods wait again, asked anew and authorised they are ordered', async () => {
    const { buyer, cart } = await attended(1);
    const path = `/api/cart-special-discounts/${cart.id}`;
    await grant(seller, path, '60');
    await decide(compras, (await grantsOf(cart.id))[0]!.id, 'authorised');
    await step(buyer, 'cart-details', { product_id: await product('900.00'), quantity: 1 });
    await toPay(buyer);
    expect(codesOf(await order(buyer))).toEqual(['discount_to_ask_again']);
    await grant(seller, path, '60');
    const waiting = (await grantsOf(cart.id)).find(({ status }) => status === 'waiting')!;
    expect(codesOf(await order(buyer))).toEqual(['discount_waits']);
    expect((await decide(compras, waiting.id, 'authorised')).status).toBe(200);
    expect((await order(buyer)).status).toBe(200);
  });

  test('is not what is taken back: refused or withdrawn it holds no more, and an order is made without it', async () => {
    const { buyer, cart } = await attended();
    const path = `/api/cart-special-discounts/${cart.id}`;
    await grant(seller, path, '70');
    const [waiting] = await grantsOf(cart.id);
    expect((await decide(compras, waiting!.id, 'rejected', { note: 'No' })).status).toBe(200);
    await toPay(buyer);
    expect(codesOf(await order(buyer))).toEqual(['discount_rejected']);
    await seller.put(path, { percent: '0' });
    expect((await order(buyer)).status).toBe(200);
    expect((await grantsOf(cart.id)).map(({ status, sale_order_id: id }) => [status, id])).toEqual([
      ['withdrawn', null],
    ]);
    const other = await attended();
    await grant(seller, `/api/cart-special-discounts/${other.cart.id}`, '70');
    const [of] = await grantsOf(other.cart.id);
    await decide(compras, of!.id, 'authorised');
    expectRefused(await decide(finanzas, of!.id, 'withdrawn'), { note: /./ });
    expect((await decide(finanzas, of!.id, 'withdrawn', { note: 'Error' })).status).toBe(200);
    await toPay(other.buyer);
    expect(codesOf(await order(other.buyer))).toEqual(['discount_to_ask_again']);
  });

  test('once an order was made of it, is not withdrawn', async () => {
    const { buyer, cart } = await attended();
    await grant(seller, `/api/cart-special-discounts/${cart.id}`, '10');
    await toPay(buyer);
    expect((await order(buyer)).status).toBe(200);
    const [given] = await grantsOf(cart.id);
    expectRefused(await decide(compras, given!.id, 'withdrawn', { note: 'Tarde' }), {
      _general: 'Con este descuento ya se hizo un pedido',
    });
  });
});

test('a delivery made free above the limit waits too, and goes on being given when a discount is', async () => {
  const id = await company();
  const who = await buyerOf(id);
  const cart = await sentHome(who, await product('10.00'));
  const support = await app.asStaff('soporte');
  await knex()('discount_limits').where({ role: 'soporte' }).update({ shipping: '1.00' });
  try {
    expect((await support.delete(`/cart/cart-shipping-costs/${cart.id}`)).status).toBe(200);
    expect(
      (await support.put(`/cart/cart-special-discounts/${cart.id}`, { percent: '5', reason: 'Ruta' })).status,
    ).toBe(200);
    await step(who, 'cart-payments', { method: 'cash' });
    expect(codesOf(await order(who))).toEqual(['discount_waits']);
    const grants = await grantsOf(cart.id);
    expect(grants.map(({ kind, status }) => [kind, status])).toEqual([
      ['shipping', 'waiting'],
      ['whole', 'granted'],
    ]);
    expect(Number(grants[0]!.amount)).toBeGreaterThan(1);
    expect((await decide(compras, grants[0]!.id, 'authorised')).status).toBe(200);
    expect((await placed(who)).shipping_cost).toBe('0.00');
  } finally {
    await knex()('discount_limits').where({ role: 'soporte' }).update({ shipping: '500.00' });
  }
});
