import { findShaped } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { invoices } from './invoice.record';
import type { InvoiceRow } from './invoice.store';
import { system } from './system';

/** Finds a document with its lines, whoever asks; null when there is none. */
export const findInvoice = async (knex: Knex, id: number): Promise<InvoiceRow | null> =>
  (await findShaped(invoices, knex, id, system)) as InvoiceRow | null;
