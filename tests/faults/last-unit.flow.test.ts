import { client, copyOfWorld, demoPassword, type Client, type World } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baselineOf, contradictions } from './contradictions';
import { startPlatform, type Platform } from './platform';
import { counted, worldDatabase } from './world-database';

let world: World;
let db: Knex;
let platform: Platform;
let shelf: { product_id: number; branch_id: number; grade: string };

beforeAll(async () => {
  world = await copyOfWorld();
  db = worldDatabase(world);
  const branch = (await db('branches').where({ code: 'MTY' }).first('id')) as { id: number };
  const card = (await db('product_cards')
    .where({ is_visible: true, product_type: 'product_type_physical' })
    .first('product_id')) as { product_id: number };
  shelf = { product_id: card.product_id, branch_id: branch.id, grade: 'Stock' };
  await db('stocks').where({ product_id: card.product_id }).delete();
  await db('stocks').insert({ document_id: 'the-last-one', ...shelf, on_hand: 1, reserved: 0 });
  platform = await startPlatform(world);
});

afterAll(async () => {
  await platform?.stop();
  await db?.destroy();
  await world?.remove();
});

async function buyer(email: string): Promise<Client> {
  const credentials = { identifier: email, password: demoPassword };
  const { body } = await client(platform.url(), null).post<{ jwt: string }>('/api/auth/local', credentials);
  return client(platform.url(), body.jwt);
}

/** Everything up to the last step; the statuses of what was refused on the way. */
async function walk(who: Client): Promise<number> {
  const steps: [string, object][] = [
    ['/api/cart-details', { product_id: shelf.product_id, quantity: 1 }],
    ['/api/cart-stages', { cartStage: 'shipping_method' }],
    ['/api/cart-deliveries', { type: 'branch_pickup', branch_id: shelf.branch_id }],
    ['/api/cart-stages', { cartStage: 'payment_method' }],
    ['/api/cart-payments', { method: 'bank_transfer' }],
    ['/api/cart-stages', { cartStage: 'confirmation' }],
    ['/api/cart-stages', { cartStage: 'ordered' }],
  ];
  for (const [path, body] of steps) {
    const { status } = await who.post(path, body);
    if (status !== 200) return status;
  }
  return 200;
}

test('two people buy the last piece over HTTP at the same moment: one order, one clear refusal, nothing left held', async () => {
  const baseline = await baselineOf(db);
  const people = await Promise.all(['distribuidor@demo.test', 'otro@demo.test'].map(buyer));
  const outcomes = await Promise.all(people.map(walk));
  expect(outcomes.sort()).toEqual([200, 422]);
  expect(await counted(db('sale_orders').where('id', '>', baseline.lastOrder))).toBe(1);
  expect(await db('stocks').where(shelf).first('on_hand', 'reserved')).toEqual({ on_hand: 0, reserved: 0 });
  expect(await contradictions(db, baseline)).toEqual([]);
});

test('asked to stop, the server ends what it is doing and leaves with success', async () => {
  const exits = await platform.stop();
  expect(exits.every((code) => code === 0)).toBe(true);
});
