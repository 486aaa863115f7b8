import type { FieldError } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { findPaidBy } from '../advances/advance.store';
import { countPayments, findReferring, type InvoiceRow } from '../invoices/invoice.store';

/** Lists why the tax authority would not let a document be cancelled: others in force refer to it (rule 2.7.1.34). */
export async function judgeCancellation(row: InvoiceRow, knex: Knex): Promise<FieldError[]> {
  const referring = await findReferring(knex, row.id);
  const credits = referring.filter(({ type }) => type === 'E');
  const paid = row.type === 'I' && row.uuid !== null ? await findPaidBy(knex, row.uuid) : undefined;
  return [
    ...(paid === undefined ? [] : [{ code: 'advance_in_use', params: { invoice: paid.number ?? paid.id } }]),
    ...(row.type === 'I' && (await countPayments(knex, row.id)) > 0 ? [{ code: 'cancel_payments_first' }] : []),
    ...(credits.length > 0
      ? [
          {
            code: 'cancel_credit_notes_first',
            params: { notes: credits.map(({ number, id }) => number ?? id).join(', ') },
          },
        ]
      : []),
  ];
}
