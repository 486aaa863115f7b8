import knexOf, { type Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '../uids';
import { judgeApproval, type ReceiptRow } from './payment-receipt.record';

let knex: Knex;
const states = ['pending', 'in_review', 'received', 'canceled'];
beforeAll(async () => {
  knex = knexOf({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  await knex.schema.createTable(tables.payment, (table) => {
    table.integer('id');
    table.text('status');
  });
  await knex(tables.payment).insert(states.map((status, at) => ({ id: at + 1, status })));
});
afterAll(() => knex.destroy());

test('a receipt pays a part that is still owed; one that was received or canceled it does not, nor one that is not there', async () => {
  const judged = await Promise.all(
    [1, 2, 3, 4, 5].map((payment_id) => judgeApproval({ payment_id } as ReceiptRow, knex)),
  );
  const refused = [{ code: 'part_not_owed' }];
  expect(judged).toEqual([[], [], refused, refused, refused]);
});
