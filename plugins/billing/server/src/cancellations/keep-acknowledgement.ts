import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepingFiles, removeFile, storeGeneratedFile, type KeptFile, type Tx } from '@mayorista/kernel';
import type { InvoiceRow } from '../invoices/invoice.store';
import { writeAnswer, type CancellationRow } from './cancellation.store';

/**
 * Keeps the tax authority's acknowledgement of a request before the transaction that `write` opens, as it was signed; gives it null where
 * the provider sent none.
 */
export async function keepingAcknowledgement(
  { id, number }: InvoiceRow,
  xml: string | null,
  write: (kept: KeptFile | null) => Promise<void>,
): Promise<void> {
  if (xml === null) return write(null);
  const folder = await mkdtemp(path.join(tmpdir(), 'mayorista-acknowledgement-'));
  try {
    const file = path.join(folder, 'acknowledgement.xml');
    await writeFile(file, xml, 'utf8');
    const name = `acuse-${number ?? id}.xml`;
    await keepingFiles([{ path: file, name, mime: 'application/xml' }], ([kept]) => write(kept));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a kept acknowledgement a private file of staff who read invoices, in place of an earlier one. */
export async function storeAcknowledgement(tx: Tx, row: CancellationRow, kept: KeptFile): Promise<void> {
  const terms = { needs: 'invoices.read', model: { type: 'invoice-cancellation', id: row.id } } as const;
  await writeAnswer(tx, row.id, { acknowledgement_id: await storeGeneratedFile(tx, kept, terms) });
  if (row.acknowledgement_id !== null) await removeFile(tx, row.acknowledgement_id);
}
