import { expect, test } from 'vitest';
import { migrations } from '@mayorista/database/migrations';
import { boot } from '@mayorista/kernel/testing';

test('ledger lines of before name the debt that they moved; deposits and wallets name none, and what was named stays', async () => {
  const app = await boot();
  const knex = app.strapi.db.connection;
  const [company] = (await knex('companies')
    .insert({ document_id: 'former-debts', business_name: 'Deudas de antes', price_level: 1, status: 1 })
    .returning('id')) as { id: number }[];
  const open = async (kind: string): Promise<number> =>
    (
      (await knex('ledger_accounts').insert({ kind, company_id: company!.id, currency: 'MXN' }).returning('id')) as {
        id: number;
      }[]
    )[0]!.id;
  const [credit, wallet] = [await open('credit'), await open('wallet')];
  const line = (account: number, number: number, [kind, id]: readonly [string, string], more: object = {}) => ({
    ...{ document_id: `former-${account}-${number}`, account_id: account, number, kind, source_id: id },
    ...{ source_type: 'sale-order', amount: '1.00', balance: '1.00', actor_name: 'Antes', happened_at: new Date() },
    ...more,
  });
  await knex('ledger_movements').insert([
    line(credit, 1, ['charge', '12']),
    line(credit, 2, ['refund', '12:canceled:1']),
    line(credit, 3, ['refund', '7']),
    line(credit, 4, ['payment', 'REF:1'], { source_type: 'deposit' }),
    line(credit, 5, ['charge', '13']),
    line(wallet, 1, ['refund', '12:canceled:2']),
  ]);
  await knex('ledger_movements').where({ source_id: '13' }).update({ applied_to: 'sale-order:99' });
  const migration = migrations.find(({ name }) => name === '0009-debts-of-ledger-lines')!;
  await knex.transaction((trx) => migration.up(trx));
  const rows = (await knex('ledger_movements')
    .whereIn('account_id', [credit, wallet])
    .orderBy('account_id')
    .orderBy('number')
    .select('applied_to')) as { applied_to: string | null }[];
  expect(rows.map(({ applied_to: debt }) => debt)).toEqual([
    ...['sale-order:12', 'sale-order:12', 'sale-order:7', null, 'sale-order:99'],
    null,
  ]);
});
