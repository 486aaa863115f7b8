import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { migrations } from '@mayorista/database/migrations';
import { boot } from '@mayorista/kernel/testing';

let knex: Knex;

beforeAll(async () => {
  knex = (await boot()).strapi.db.connection as unknown as Knex;
});

const migrate = (name: string): Promise<void> =>
  knex.transaction((trx) => migrations.find((each) => each.name === name)!.up(trx));

test('receipts of before are given the currency of their part; one that has it keeps it', async () => {
  const [one, two] = (await knex('sale_order_payment_receipts').orderBy('id').limit(2).select('id', 'payment_id')) as {
    id: number;
    payment_id: number;
  }[];
  await knex('sale_order_payments').where({ id: one!.payment_id }).update({ currency: 'USD' });
  await knex('sale_order_payment_receipts').where({ id: one!.id }).update({ currency: null });
  await knex('sale_order_payments').where({ id: two!.payment_id }).update({ currency: 'USD' });
  await knex('sale_order_payment_receipts').where({ id: two!.id }).update({ currency: 'MXN' });
  await migrate('0007-currency-of-receipts');
  const currencies = await knex('sale_order_payment_receipts')
    .whereIn('id', [one!.id, two!.id])
    .orderBy('id')
    .select('currency');
  expect(currencies).toEqual([{ currency: 'USD' }, { currency: 'MXN' }]);
});

test('shipments whose carrier was typed are given the one of the catalogue that is called so; what nobody knows stays as it was typed', async () => {
  const carrier = (await knex('carriers').where({ code: 'dhl' }).first('id', 'name')) as { id: number; name: string };
  const order = (await knex('sale_orders').first('id')) as { id: number };
  const rows = [` ${carrier.name.toUpperCase()} `, 'dhl', 'Camioneta de Beto', null];
  await knex('order_shipments').insert(
    rows.map((carrier_name, at) => ({
      document_id: `typed-${at}`,
      sale_order_id: order.id,
      branch_id: 1,
      state: 'shipped',
      packages: 1,
      carrier_name,
    })),
  );
  await migrate('0008-carriers-of-shipments');
  const known = await knex('order_shipments')
    .where('document_id', 'like', 'typed-%')
    .orderBy('document_id')
    .select('carrier_id', 'carrier_name');
  expect(known).toEqual(rows.map((carrier_name, at) => ({ carrier_id: at < 2 ? carrier.id : null, carrier_name })));
});
