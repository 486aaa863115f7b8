import { service, today, type Core } from '@mayorista/kernel';
import '@mayorista/reference/contract';
import type { Knex } from 'knex';
import type { InvoiceColumns, InvoiceRow } from './invoice.store';

/**
 * Finds what a document says a dollar costs, as the column that holds it: the FIX in force on the day on which it is sealed (cfdv40.xsd,
 * TipoCambio: 'el tipo de cambio FIX conforme con la moneda usada'; the price was made by the house's commercial rate, which stays the
 * order's). Empty for pesos and for complements, whose rate is that of the payment's day.
 */
export async function officialRateOf(
  strapi: Core.Strapi,
  knex: Knex,
  { type, currency }: Pick<InvoiceRow, 'type' | 'currency'>,
): Promise<InvoiceColumns | 'missing'> {
  if (type === 'P' || currency === 'MXN') return {};
  const found = await service(strapi, 'reference.official-rates').inForceOn(knex, today());
  return found === null ? 'missing' : { exchange_rate: found.rate };
}
