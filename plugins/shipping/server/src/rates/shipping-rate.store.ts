import { CARRIER_OF_CHOICE_USD, DELIVERY_DAYS, HOME_DELIVERY_HOURS } from '@mayorista/config';
import { inTransaction, insertRows, type Core } from '@mayorista/kernel';
import { roundToCents } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';
import type { DeliveryMethod } from '../../../shared/methods';
import { tables } from '../uids';
import { freeFromByDefault, type Rate } from './shipping-cost.rules';

interface RateRow {
  readonly id: number;
  readonly name: string;
  readonly method: DeliveryMethod;
  readonly carrier_id: number | null;
  readonly zip_from: string | null;
  readonly zip_to: string | null;
  readonly amount: string | number;
  readonly currency: 'MXN' | 'USD';
  readonly free_from_mxn: string | number | null;
  readonly days_least: number;
  readonly days_most: number;
}

/** Rates in force. In a transaction pass its knex. */
export async function ratesInForce(knex: Knex): Promise<Rate[]> {
  const rows = (await knex(tables.rate).where({ status: 1 }).orderBy('id')) as RateRow[];
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    method: row.method,
    carrierId: row.carrier_id,
    zipFrom: row.zip_from,
    zipTo: row.zip_to,
    amount: roundToCents(row.amount),
    currency: row.currency,
    freeFromMxn: row.free_from_mxn === null ? null : roundToCents(row.free_from_mxn),
    days: { least: row.days_least, most: row.days_most },
  }));
}

/** Pesos that the house asks for a delivery to the home or to a carrier's office until staff say otherwise. */
const firstAmountMxn = '150.00';
const hoursOfDay = 24;

/** The rates a new installation begins with (spec storefront 9); one that has any keeps its own. */
export const ensureRates = (strapi: Core.Strapi): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    if ((await tx.trx(tables.rate).first('id')) !== undefined) return;
    const common = { zip_from: null, zip_to: null, status: 1, carrier_id: null };
    const days = { days_least: DELIVERY_DAYS.least, days_most: DELIVERY_DAYS.most };
    const free = { amount: firstAmountMxn, currency: 'MXN', free_from_mxn: freeFromByDefault };
    await insertRows(tx, tables.rate, [
      {
        ...common,
        ...free,
        name: 'Entrega a domicilio',
        method: 'home_delivery',
        days_least: HOME_DELIVERY_HOURS.least / hoursOfDay,
        days_most: HOME_DELIVERY_HOURS.most / hoursOfDay,
      },
      { ...common, ...free, ...days, name: 'Oficina de paquetería', method: 'delivery_office' },
      {
        ...common,
        ...days,
        name: 'Paquetería de tu elección',
        method: 'own_carrier',
        amount: CARRIER_OF_CHOICE_USD,
        currency: 'USD',
        free_from_mxn: null,
      },
    ]);
  });
