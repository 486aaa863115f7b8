import { inTransaction, insertRows, type Core } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { paymentMethodLabels, type PaymentMethod } from '../../../shared/methods';
import { tables } from '../uids';

export interface OptionRow {
  readonly method: PaymentMethod;
  readonly name: string;
  readonly commission_percentage: string | number;
}

/** Ways to pay that are offered, in the house's order. In a transaction pass its knex. */
export const offeredOptions = (knex: Knex): Promise<OptionRow[]> =>
  knex(tables.paymentOption)
    .where({ status: 1 })
    .orderBy('position')
    .orderBy('id')
    .select('method', 'name', 'commission_percentage') as unknown as Promise<OptionRow[]>;

/** The ways every installation begins with, free of commission; one that has any keeps its own. */
export const ensureOptions = (strapi: Core.Strapi): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    if ((await tx.trx(tables.paymentOption).first('id')) !== undefined) return;
    const rows = Object.entries(paymentMethodLabels).map(([method, name], at) => ({
      method,
      name,
      commission_percentage: '0',
      position: at + 1,
      status: 1,
    }));
    await insertRows(tx, tables.paymentOption, rows);
  });
