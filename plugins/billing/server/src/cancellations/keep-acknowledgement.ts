import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFile, storeGeneratedFile, type Tx } from '@mayorista/kernel';
import type { InvoiceRow } from '../invoices/invoice.store';
import { writeAnswer, type CancellationRow } from './cancellation.store';

interface Acknowledged {
  readonly invoice: InvoiceRow;
  /** As the tax authority signed it; null where the provider sent none. */
  readonly xml: string | null;
}

/** Keeps the tax authority's acknowledgement of a request as a private file of staff who read invoices, in place of an earlier one. */
export async function keepAcknowledgement(tx: Tx, row: CancellationRow, { invoice, xml }: Acknowledged): Promise<void> {
  if (xml === null) return;
  const folder = await mkdtemp(path.join(tmpdir(), 'mayorista-acknowledgement-'));
  try {
    const file = path.join(folder, 'acknowledgement.xml');
    await writeFile(file, xml, 'utf8');
    const id = await storeGeneratedFile(
      tx,
      { path: file, name: `acuse-${invoice.number ?? invoice.id}.xml`, mime: 'application/xml' },
      { needs: 'invoices.read', model: { type: 'invoice-cancellation', id: row.id } },
    );
    await writeAnswer(tx, row.id, { acknowledgement_id: id });
    if (row.acknowledgement_id !== null) await removeFile(tx, row.acknowledgement_id);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
