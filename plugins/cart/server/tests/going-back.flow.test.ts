import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, expect, test } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { cartReadyToPlace } from '../../testing';

let app: TestApp;
let branchId: number;
let companyId: number;

const knex = () => app.strapi.db.connection;
const buyer = async (): Promise<Client> =>
  client(app.url, (await givenPerson(app, { role: 'distributor', companyId })).token);
const shelf = async (productId: number) =>
  (await knex()('stocks')
    .where({ product_id: productId, branch_id: branchId, grade: 'Stock' })
    .first('on_hand', 'reserved')) as { on_hand: number; reserved: number };

beforeAll(async () => {
  app = await boot();
  branchId = ((await knex()('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
  companyId = ((await knex()('companies').where({ credit_blocked: false, status: 1 }).first('id')) as { id: number })
    .id;
});

test.each([
  ['the way of delivery from the payment', 'payment_method', 'shipping_method', 0],
  ['its products from the payment', 'payment_method', 'open', 0],
  ['its products from the confirmation', 'confirmation', 'open', 0],
  ['the payment from the confirmation', 'confirmation', 'payment_method', 4],
])('going back to %s holds what is still being paid for, and nothing else', async (_title, from, to, reserved) => {
  const { id: productId } = await givenProduct(app, { stock: { MTY: 4 } });
  const who = await buyer();
  const cartId = await cartReadyToPlace(who, { productId, quantity: 4 }, branchId);
  const stage = (cartStage: string) => who.post('/api/cart-stages', { cartStage });
  const row = () => knex()('carts').where({ id: cartId }).first('stage', 'reservation_expires_at');
  if (from === 'payment_method') expect((await stage('payment_method')).status).toBe(200);
  expect([(await row()).stage, await shelf(productId)]).toEqual([from, { on_hand: 4, reserved: 4 }]);
  expect((await stage(to)).status).toBe(200);
  const { stage: now, reservation_expires_at: until } = await row();
  expect([now, await shelf(productId)]).toEqual([to, { on_hand: 4, reserved }]);
  expect(until === null).toBe(reserved === 0);
  // What was let go is another buyer's.
  if (reserved > 0) return;
  await cartReadyToPlace(await buyer(), { productId, quantity: 4 }, branchId);
  expect(await shelf(productId)).toEqual({ on_hand: 4, reserved: 4 });
});

test.each(['emptied', 'replaced by a kept one'])(
  'a cart that is %s on its way to payment holds nothing any more',
  async (how) => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 4 } });
    const { id: other } = await givenProduct(app, { stock: { MTY: 4 } });
    const who = await buyer();
    expect((await who.post('/api/cart-details', { product_id: other, quantity: 1 })).status).toBe(200);
    const saved = await who.post<{ data: { id: number } }>('/api/saved-carts', { name: 'Obra' });
    const current = await who.get<{ data: { id: number } }>('/api/carts/current');
    expect((await who.delete(`/api/carts/${current.body.data.id}`)).status).toBe(200);
    const cartId = await cartReadyToPlace(who, { productId, quantity: 4 }, branchId);
    expect(await shelf(productId)).toEqual({ on_hand: 4, reserved: 4 });
    const told =
      how === 'emptied'
        ? await who.delete(`/api/carts/${cartId}`)
        : await who.post(`/api/saved-carts/${saved.body.data.id}/load`, { replace: true });
    expect(told.status).toBe(200);
    expect(await shelf(productId)).toEqual({ on_hand: 4, reserved: 0 });
    const row = await knex()('carts').where({ id: cartId }).first('stage', 'reservation_expires_at', 'payment_method');
    expect(row).toEqual({ stage: 'open', reservation_expires_at: null, payment_method: null });
  },
);
