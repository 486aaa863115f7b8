import { createRequire } from 'node:module';
import path from 'node:path';
import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, repositoryRoot, type TestApp } from '@mayorista/kernel/testing';

// The kernel that the server itself runs, not the copy that tests import: services are registered there.
const load = createRequire(import.meta.url);
const { inTransaction, service } = load('@mayorista/kernel') as typeof import('@mayorista/kernel');
const built = (file: string) => load(path.join(repositoryRoot, 'plugins/inventory/dist/server/src', file)) as object;
const { releaseExpired } = built('stock/stock.service.js') as typeof import('../src/stock/stock.service');
const { run } = built('reservations/release-expired.handler.js') as {
  run: (context: object) => Promise<{ released: number }>;
};

let app: TestApp;
let branchId: number;
const knex = () => app.strapi.db.connection;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const cart = (id: string) => ({ type: 'test', id });

beforeAll(async () => {
  app = await boot();
  branchId = ((await knex()('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
});

const reserve = (productId: number, holder: string, quantity = 1, expiresAt = minutes(30)) =>
  inTransaction(app.strapi, (tx) =>
    service(app.strapi, 'inventory.stock').reserve(
      tx,
      cart(holder),
      [{ productId, branchId, grade: 'Stock', quantity }],
      expiresAt,
    ),
  );
const release = (holder: string) =>
  inTransaction(app.strapi, (tx) => service(app.strapi, 'inventory.stock').release(tx, cart(holder)));
const reserved = async (productId: number): Promise<number> =>
  (
    (await knex()('stocks').where({ product_id: productId, branch_id: branchId }).first('reserved')) as {
      reserved: number;
    }
  ).reserved;
const held = async (productId: number): Promise<number> =>
  Number(
    (
      (await knex()('reservations').where({ product_id: productId, state: 'held' }).sum({ n: 'quantity' }).first()) as {
        n: number | null;
      }
    ).n,
  );

describe('what is held', () => {
  test('is let go once, however many let it go at once, and what others hold of it stays', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 5 } });
    await reserve(id, `one-${id}`, 2);
    await reserve(id, `other-${id}`, 3);
    await Promise.all(Array.from({ length: 6 }, () => release(`one-${id}`)));
    expect([await reserved(id), await held(id)]).toEqual([3, 3]);
  });

  test('too long is let go by the minute, once, and told; what has time left stays', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 5 } });
    await reserve(id, `late-${id}`, 2, minutes(-1));
    await reserve(id, `early-${id}`, 1);
    const context = { strapi: app.strapi, payload: {}, signal: new AbortController().signal };
    const told = () => knex()('outbox_events').where('payload', 'like', `%late-${id}%`);
    const ran = await Promise.all([run(context), run(context)]);
    expect(ran.reduce((sum, { released }) => sum + released, 0)).toBe(1);
    expect([await reserved(id), await held(id)]).toEqual([1, 1]);
    expect(await told()).toHaveLength(1);
  });

  test('anew, since it was listed as too long, is not let go', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 5 } });
    await reserve(id, `again-${id}`, 2, minutes(-1));
    await reserve(id, `again-${id}`, 2);
    expect(await inTransaction(app.strapi, (tx) => releaseExpired(tx, cart(`again-${id}`), new Date()))).toBe(false);
    expect([await reserved(id), await held(id)]).toEqual([2, 2]);
  });
});
