import { createRequire } from 'node:module';
import path from 'node:path';
import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefused, repositoryRoot, type Client } from '@mayorista/kernel/testing';
import { cartReadyToPlace } from '../../testing';
import {
  app,
  backInList,
  begin,
  bodyOf,
  branchId,
  buyerOf,
  company,
  knex,
  type One,
  stage,
  step,
} from './checkout-kit';

const file = path.join(repositoryRoot, 'plugins/inventory/dist/server/src/reservations/release-expired.handler.js');
const { run } = createRequire(file)(file) as { run: (context: object) => Promise<{ released: number }> };
/** What the calendar does each minute. */
const everyMinute = () => run({ strapi: app.strapi, payload: {}, signal: new AbortController().signal });

beforeAll(begin);

const shelf = (productId: number) =>
  knex()('stocks').where({ product_id: productId, branch_id: branchId }).first('on_hand', 'reserved');
const ordersOf = (cartId: number) => knex()('sale_orders').where({ source_type: 'cart', source_id: String(cartId) });
const place = (who: Client) => who.post<One>('/api/cart-stages', { cartStage: 'ordered' });
const stageOf = async (who: Client) => (await who.get<One>('/api/carts/current')).body.data.stage;

/** A cart that may be ordered, whose time to pay is over. */
async function overdue(pieces: number): Promise<{ who: Client; cartId: number; productId: number }> {
  const who = await buyerOf(await company());
  const { id: productId } = await givenProduct(app, { stock: { MTY: pieces } });
  const cartId = await cartReadyToPlace(who, { productId }, branchId);
  const before = new Date(Date.now() - 60_000);
  await knex()('reservations')
    .where({ holder_type: 'cart', holder_id: String(cartId) })
    .update({ expires_at: before });
  await knex()('carts').where({ id: cartId }).update({ reservation_expires_at: before });
  return { who, cartId, productId };
}

describe('the time to pay is over', () => {
  test('the pieces are free and the cart goes back to its products, where it is not ordered from', async () => {
    const { who, cartId, productId } = await overdue(1);
    await everyMinute();
    expect(await shelf(productId)).toEqual({ on_hand: 1, reserved: 0 });
    await app.settle();
    expect(await stageOf(who)).toBe('open');
    expectRefused(await place(who), { _general: backInList });
    expect(await ordersOf(cartId)).toEqual([]);
  });

  test('every later step of a cart that went back to its list is refused in the same plain words', async () => {
    const { who, cartId } = await overdue(1);
    const { version } = (await who.get<One>('/api/carts/current')).body.data;
    await everyMinute();
    await app.settle();
    const stale = { 'If-Match': `"${version}"` };
    expectRefused(await who.post('/api/cart-stages', { cartStage: 'ordered', cart_id: cartId }, stale), {
      _general: backInList,
    });
    for (const cartStage of ['payment_method', 'confirmation'])
      expectRefused(await who.post('/api/cart-stages', { cartStage }), { _general: backInList });
    expectRefused(await who.post('/api/cart-payments', { method: 'bank_transfer' }), { _general: backInList });
    expectRefused(await who.post('/api/cart-deliveries', { type: 'branch_pickup', branch_id: branchId }), {
      _general: backInList,
    });
    expect(await stageOf(who)).toBe('open');
    expect(await ordersOf(cartId)).toEqual([]);
  });

  test('whoever confirms before anybody noticed has an order, and is not sent back', async () => {
    const { who, cartId, productId } = await overdue(1);
    expect((await place(who)).status).toBe(200);
    await everyMinute();
    await app.settle();
    expect(await shelf(productId)).toEqual({ on_hand: 0, reserved: 0 });
    expect(await ordersOf(cartId)).toHaveLength(1);
    expect(await knex()('carts').where({ id: cartId }).first('stage')).toEqual({ stage: 'ordered' });
  });

  test('at the moment of confirming: an order with its pieces, or none and the pieces free', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { who, cartId, productId } = await overdue(1);
      const [answer] = await Promise.all([place(who), everyMinute()]);
      await app.settle();
      const isOrdered = answer.status === 200;
      expect(isOrdered || answer.status === 422).toBe(true);
      expect(await ordersOf(cartId)).toHaveLength(isOrdered ? 1 : 0);
      expect(await shelf(productId)).toEqual({ on_hand: isOrdered ? 0 : 1, reserved: 0 });
    }
  });

  test('and another took the pieces: whoever confirms is told so line by line, and orders nothing', async () => {
    const { who, cartId, productId } = await overdue(1);
    await everyMinute();
    const other = await buyerOf(await company());
    await cartReadyToPlace(other, { productId }, branchId);
    const refused = await place(who);
    // Whether it is back at its products by then or not.
    expect(refused.status).toBe(422);
    expect(bodyOf(refused).changes).toContainEqual(expect.objectContaining({ field: 'available', after: 0 }));
    expect(await ordersOf(cartId)).toEqual([]);
    expect((await place(other)).status).toBe(200);
    expect(await shelf(productId)).toEqual({ on_hand: 0, reserved: 0 });
  });
});

test('stock that runs short on the way is told line by line at the next stage, and nothing is held', async () => {
  const who = await buyerOf(await company());
  const { id: productId } = await givenProduct(app, { stock: { MTY: 5 } });
  await step(who, 'cart-details', { product_id: productId, quantity: 3 });
  await stage(who, 'shipping_method');
  await step(who, 'cart-deliveries', { type: 'branch_pickup', branch_id: branchId });
  const shrinkage = { product_id: productId, branch_id: branchId, quantity: -4, reason: 'Merma' };
  expect((await (await app.asStaff('almacen')).post('/inventory/stock-adjustments', shrinkage)).status).toBe(201);
  const refused = await who.post('/api/cart-stages', { cartStage: 'payment_method' });
  expectRefused(refused, { [`products.${productId}`]: 'No hay suficientes piezas: quedan 1' });
  expect(bodyOf(refused).changes).toContainEqual(
    expect.objectContaining({ field: 'available', after: 1, text: expect.stringMatching(/quedan 1 de 3 piezas$/) }),
  );
  expect(await shelf(productId)).toEqual({ on_hand: 1, reserved: 0 });
  expect(await stageOf(who)).toBe('shipping_method');
});
