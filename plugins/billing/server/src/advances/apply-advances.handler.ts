import { ADVANCE } from '@mayorista/config';
import { getKnex, isZero, roundToCents, type Core, type JobHandler } from '@mayorista/kernel';
import { creditKey } from '../credit-notes/credit-key';
import { creditNote, draftCreditNote } from '../credit-notes/credit-note';
import { findInvoice } from '../invoices/find-invoice';
import { findHead, findReferring, type InvoiceRow } from '../invoices/invoice.store';
import { issueOrLeave } from '../invoices/issue-or-leave';
import { system } from '../invoices/system';

export const run: JobHandler<{ invoiceId: number }> = async ({ strapi, payload: { invoiceId } }) => {
  const row = await findInvoice({ strapi }, await targetOf(strapi, invoiceId));
  if (row === null || !(await isApplicable(strapi, row))) return { applied: null };
  const amount = roundToCents(row.advance_applied ?? 0);
  const note = { kind: 'advance', key: `advance-applied:${row.id}`, reason: ADVANCE.applied, amount } as const;
  return issueOrLeave(strapi, {
    liveKey: creditKey(note.key),
    issue: (tx) => creditNote(tx, row.id, note, system),
    draft: (tx) => draftCreditNote(tx, row, note, system),
  });
};

/** A cancelled invoice's substitute takes its place. */
async function targetOf(strapi: Core.Strapi, id: number): Promise<number> {
  const knex = getKnex(strapi);
  if ((await findHead(knex, id))?.state !== 'cancelled') return id;
  return (await findReferring(knex, id)).find(({ type }) => type === 'I')?.id ?? id;
}

async function isApplicable(strapi: Core.Strapi, row: InvoiceRow): Promise<boolean> {
  // What is on credit has a complement for what its wallet paid.
  if (row.type !== 'I' || row.state !== 'stamped' || row.payment_method !== 'PUE') return false;
  if (row.advance_applied === null || isZero(row.advance_applied)) return false;
  const original = row.original_id === null ? undefined : await findHead(getKnex(strapi), row.original_id);
  return original === undefined || original.state === 'cancelled';
}
