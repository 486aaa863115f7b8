import { findShaped, type Source } from '@mayorista/kernel';
import { invoices } from './invoice.record';
import type { InvoiceRow } from './invoice.store';
import { system } from './system';

/** Finds a document with its lines, whoever asks; null when there is none. */
export const findInvoice = async (source: Source, id: number): Promise<InvoiceRow | null> =>
  (await findShaped(invoices, source, id, system)) as InvoiceRow | null;
