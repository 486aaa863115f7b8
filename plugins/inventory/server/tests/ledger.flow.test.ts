import { createRequire } from 'node:module';
import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, expect, test } from 'vitest';
import '@mayorista/inventory/contract';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';

// The kernel that the server itself runs on, not the copy that tests import: services are registered there.
const { inTransaction, ValidationError, service } = createRequire(import.meta.url)(
  '@mayorista/kernel',
) as typeof import('@mayorista/kernel');

let app: TestApp;
let compras: Client;
let productIds: number[] = [];
const branchIds: number[] = [];
const knex = () => app.strapi.db.connection;

beforeAll(async () => {
  app = await boot();
  compras = await app.asStaff('compras');
  branchIds.push(
    ...((await knex()('branches').orderBy('id').limit(3).select('id')) as { id: number }[]).map(({ id }) => id),
  );
  productIds = (await Promise.all([givenProduct(app), givenProduct(app)])).map(({ id }) => id);
});

/** A repeatable source of numbers below `most` (mulberry32). */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

type Next = (most: number) => number;
const grades = ['Stock', 'A'] as const;
const cause = { cause: 'Prueba', referenceType: 'test', referenceId: '1', actorName: 'Prueba' };

async function step(next: Next, transfers: number[]): Promise<void> {
  const stock = service(app.strapi, 'inventory.stock');
  const line = {
    productId: productIds[next(2)]!,
    branchId: branchIds[next(3)]!,
    grade: grades[next(2)]!,
    quantity: 1 + next(6),
  };
  const holder = { type: 'prueba', id: String(next(4)) };
  const operations = [
    () => inTransaction(app.strapi, (tx) => stock.adjust(tx, { ...line, delta: line.quantity * 2 }, cause)),
    () => inTransaction(app.strapi, (tx) => stock.adjust(tx, { ...line, delta: -line.quantity }, cause)),
    () => inTransaction(app.strapi, (tx) => stock.reserve(tx, holder, [line], new Date(Date.now() + 60_000))),
    () => inTransaction(app.strapi, (tx) => stock.release(tx, holder)),
    () => inTransaction(app.strapi, (tx) => stock.take(tx, holder, [line], cause)),
    async () => {
      const target = branchIds.find((id) => id !== line.branchId);
      const details = [{ product_id: line.productId, quantity: line.quantity, grade: line.grade }];
      const made = await compras.post<{ id: number }>('/inventory/transfers', {
        details,
        source_warehouse_id: line.branchId,
        target_warehouse_id: target,
      });
      transfers.push(made.body.id);
    },
    () =>
      compras.put(`/inventory/transfer-stages/${transfers[next(Math.max(1, transfers.length))] ?? 0}`, {
        stage: ['sent', 'received', 'canceled'][next(3)],
      }),
  ];
  await operations[next(operations.length)]!().catch((error: unknown) => {
    if (!(error instanceof ValidationError)) throw error;
  });
}

test('the demo world’s ledger adds up to every shelf, line by line', async () => {
  const shelves = (await knex()('stocks').whereNotIn('product_id', productIds)) as {
    product_id: number;
    branch_id: number;
    grade: string;
    on_hand: number;
  }[];
  const balances = new Map<string, number>();
  const wrong: string[] = [];
  for (const { product_id, branch_id, grade, quantity, balance } of (await knex()('stock_movements').orderBy('id')) as {
    product_id: number;
    branch_id: number;
    grade: string;
    quantity: number;
    balance: number;
  }[]) {
    const key = `${product_id}|${branch_id}|${grade}`;
    balances.set(key, (balances.get(key) ?? 0) + quantity);
    if (balances.get(key) !== balance || balance < 0) wrong.push(key);
  }
  expect(shelves.length).toBeGreaterThan(1_000);
  for (const { product_id, branch_id, grade, on_hand } of shelves) {
    const key = `${product_id}|${branch_id}|${grade}`;
    if ((balances.get(key) ?? 0) !== on_hand) wrong.push(key);
  }
  expect(wrong).toEqual([]);
});

test.each([11, 29, 47])(
  'whatever happens to stock (seed %i), the ledger adds up to every shelf and holds to what is reserved',
  async (seed) => {
    const next = numbers(seed);
    const transfers: number[] = [];
    for (let done = 0; done < 90; done += 1) await step(next, transfers);
    const shelves = (await knex()('stocks').whereIn('product_id', productIds)) as {
      product_id: number;
      branch_id: number;
      grade: string;
      on_hand: number;
      reserved: number;
    }[];
    expect(shelves.length).toBeGreaterThan(0);
    for (const { product_id, branch_id, grade, on_hand, reserved } of shelves) {
      const where = { product_id, branch_id, grade };
      const moves = (await knex()('stock_movements')
        .where(where)
        .orderBy('id')
        .select('quantity', 'balance', 'cause')) as { quantity: number; balance: number; cause: string }[];
      let sum = 0;
      for (const { quantity, balance } of moves) expect(balance).toBe((sum += quantity));
      expect(sum).toBe(on_hand);
      expect(moves.every((move) => move.cause !== '')).toBe(true);
      const held = (await knex()('reservations')
        .where({ ...where, state: 'held' })
        .sum({ n: 'quantity' })) as { n: number | string | null }[];
      expect(Number(held[0]?.n ?? 0)).toBe(reserved);
      expect(reserved).toBeLessThanOrEqual(on_hand);
    }
  },
);
