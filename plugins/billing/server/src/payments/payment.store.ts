import { decimal, roundToCents } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { PaymentInput } from '../../../contract';
import type { PaymentFacts } from '../invoices/to-draft';
import { tables } from '../uids';

interface PaymentRow {
  readonly id: number;
  readonly paid_at: Date | string | number;
  readonly payment_form: string;
  readonly currency: 'MXN' | 'USD';
  readonly dollar_rate: string | number | null;
  readonly amount: string | number;
  readonly operation: string | null;
}

interface PartRow {
  readonly uuid: string;
  readonly series: string;
  readonly folio: number;
  readonly currency: 'MXN' | 'USD';
  readonly partiality: number;
  readonly previous_balance: string | number;
  readonly paid: string | number;
  readonly remaining_balance: string | number;
  readonly iva_rate: string | number;
}

/** Reads the payment behind a complement, with the invoices it pays; null when there is none. */
export async function findPayment(knex: Knex, complementId: number): Promise<PaymentFacts | null> {
  const row = (await knex(tables.payment).where({ complement_id: complementId }).first()) as PaymentRow | undefined;
  if (row === undefined) return null;
  const rates = knex('invoice_lines')
    .select('invoice_id')
    .max({ iva_rate: 'iva_rate' })
    .groupBy('invoice_id')
    .as('rates');
  const parts = (await knex(`${tables.paidDocument} as part`)
    .join(`${tables.invoice} as invoice`, 'invoice.id', 'part.invoice_id')
    .join(rates, 'rates.invoice_id', 'invoice.id')
    .where({ 'part.invoice_payment_id': row.id })
    .orderBy('part.id')
    .select(
      'part.*',
      'invoice.uuid',
      'invoice.series',
      'invoice.folio',
      'invoice.currency',
      'rates.iva_rate',
    )) as PartRow[];
  return {
    paidAt: new Date(row.paid_at),
    paymentForm: row.payment_form,
    currency: row.currency,
    dollarRate: decimal(row.dollar_rate ?? 1).toString(),
    amount: roundToCents(row.amount),
    operation: row.operation,
    documents: parts.map((part) => ({
      uuid: part.uuid,
      series: part.series,
      folio: String(part.folio),
      currency: part.currency,
      partiality: part.partiality,
      previousBalance: roundToCents(part.previous_balance),
      paid: roundToCents(part.paid),
      remainingBalance: roundToCents(part.remaining_balance),
      ivaRate: decimal(part.iva_rate).toFixed(2),
    })),
  };
}

export const findByKey = (knex: Knex, key: string): Promise<{ id: number; complement_id: number } | undefined> =>
  knex(tables.payment).where({ key }).first('id', 'complement_id') as unknown as Promise<
    { id: number; complement_id: number } | undefined
  >;

/** Tells whether a recorded payment is the one that is asked for. */
export async function isSamePayment(knex: Knex, id: number, asked: PaymentInput): Promise<boolean> {
  const row = (await knex(tables.payment).where({ id }).first()) as PaymentRow;
  const parts = (await knex(tables.paidDocument)
    .where({ invoice_payment_id: id })
    .select('invoice_id', 'paid')) as Pick<PartRow & { invoice_id: number }, 'invoice_id' | 'paid'>[];
  const rate = (given: string | number | null): string | null => (given === null ? null : decimal(given).toFixed(4));
  const contentOf = (documents: readonly { invoiceId: number; paid: string | number }[]): string =>
    documents
      .map(({ invoiceId, paid }) => `${invoiceId}|${roundToCents(paid)}`)
      .toSorted()
      .join();
  return (
    new Date(row.paid_at).getTime() === new Date(asked.paidAt).getTime() &&
    row.payment_form === asked.paymentForm &&
    row.currency === asked.currency &&
    rate(row.dollar_rate) === rate(asked.dollarRate) &&
    decimal(row.amount).equals(asked.amount) &&
    row.operation === asked.operation &&
    contentOf(parts.map(({ invoice_id: invoiceId, paid }) => ({ invoiceId, paid }))) === contentOf(asked.documents)
  );
}
