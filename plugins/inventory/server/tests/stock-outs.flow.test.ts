import type { DataOf, ItemOf } from '@mayorista/config/answers';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

type StockOut = ItemOf<'GET /stock-outs'>;
type Waiting = DataOf<'GET /waiting'>[number];

let app: TestApp;
let knex: Knex;
let buyer: Client;
let productId: number;
let branchIds: readonly number[];

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  await app.settle();
  buyer = await app.asStaff('compras');
  branchIds = ((await knex('branches').where({ status: 1 }).orderBy('id').select('id')) as { id: number }[]).map(
    ({ id }) => id,
  );
  const shown = (await knex('product_cards').where({ is_visible: true }).orderBy('product_id').first('product_id')) as {
    product_id: number;
  };
  productId = shown.product_id;
});

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

async function moved(quantity: number, { cause = 'Venta', at = daysAgo(1), grade = 'Stock' } = {}): Promise<void> {
  const [branch] = branchIds;
  const row = { product_id: productId, branch_id: branch, grade, quantity, balance: 0, cause, moved_at: at };
  await knex('stock_movements').insert({ ...row, created_at: at, updated_at: at });
}

/** Nothing moved yet, nothing on any shelf. */
beforeEach(async () => {
  await knex('stock_movements').where({ product_id: productId }).delete();
  await knex('stocks').where({ product_id: productId }).update({ on_hand: 0, reserved: 0 });
});

const list = async (): Promise<readonly StockOut[]> =>
  (await buyer.get<{ data: StockOut[] }>('/inventory/stock-outs?per_page=100')).body.data;
const ids = async (): Promise<number[]> => (await list()).map(({ id }) => id);

describe('a product that is sold and of which nothing is left', () => {
  test('stands in the list, and waits for whoever restocks as often as the list says', async () => {
    await moved(-3);
    expect((await list()).find(({ id }) => id === productId)).toMatchObject({ pieces: 3 });
    await app.endShortMemories();
    const { total } = (await buyer.get<{ total: number }>('/inventory/stock-outs')).body;
    const waiting = (await buyer.get<{ data: Waiting[] }>('/kernel/waiting')).body.data;
    expect(waiting.find(({ key }) => key === 'stock-outs.selling')).toMatchObject({
      count: total,
      to: '/plugins/inventory/agotados',
    });
  });

  test('is none where it was given back, was sold long ago, in a grade, or stands free on a shelf', async () => {
    await moved(-3);
    await moved(3, { cause: 'Cancelación de pedido' });
    expect(await ids()).not.toContain(productId);
    await moved(-3, { at: daysAgo(92) });
    expect(await ids()).not.toContain(productId);
    await moved(-3, { grade: 'AAA' });
    await moved(-3, { cause: 'Ajuste' });
    expect(await ids()).not.toContain(productId);
    await moved(-3);
    expect(await ids()).toContain(productId);
    const shelf = { product_id: productId, grade: 'Stock' };
    await knex('stocks').where(shelf).update({ on_hand: 2, reserved: 2 });
    expect(await ids()).toContain(productId);
    await knex('stocks')
      .where({ ...shelf, branch_id: branchIds.at(-1) })
      .update({ on_hand: 3 });
    expect(await ids()).not.toContain(productId);
  });

  test('is nobody’s business who does not restock', async () => {
    await moved(-3);
    for (const account of ['ventas', 'finanzas', 'marketing']) {
      const other = await app.asStaff(account);
      expect((await other.get('/inventory/stock-outs')).status, account).toBe(403);
      const { data } = (await other.get<{ data: Waiting[] }>('/kernel/waiting')).body;
      expect(data.map(({ key }) => key)).not.toContain('stock-outs.selling');
    }
  });
});
