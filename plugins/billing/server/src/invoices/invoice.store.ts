import { ADVANCE } from '@mayorista/config';
import { decimal, forUpdate, insertRow, now, roundToCents, service, type Tx } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { ColumnsOf, LineOf, RowOf, StateOf } from '@mayorista/kernel/shape';
import type { Knex } from 'knex';
import type { invoice } from '../../../shared/invoice.shape';
import { platform } from '../platform';
import { tables } from '../uids';

export type InvoiceRow = RowOf<typeof invoice>;
export type InvoiceLine = LineOf<typeof invoice, 'lines'>;
export type InvoiceState = StateOf<typeof invoice>;
export type InvoiceColumns = ColumnsOf<typeof invoice>;

/** What a document's head is as the database has it: amounts in the driver's type. */
export interface Head {
  readonly id: number;
  readonly number: string | null;
  readonly series: string | null;
  readonly folio: number | null;
  readonly uuid: string | null;
  readonly type: 'I' | 'E' | 'P';
  readonly state: InvoiceState;
  readonly company_id: number | null;
  readonly currency: 'MXN' | 'USD';
  readonly payment_method: string | null;
  readonly receiver_rfc: string | null;
  readonly issue_zip_code: string | null;
  readonly total: string | number;
  readonly sale_order_id: number | null;
  readonly original_id: number | null;
  readonly issued_at: Date | string | number | null;
  readonly xml_id: number | null;
  readonly pdf_id: number | null;
}

/** States in which a document counts: it was issued, or will be. */
export const liveStates: readonly InvoiceState[] = [
  'draft',
  'validated',
  'stamping',
  'stamped',
  'cancel_requested',
  'failed',
];

export const findByLiveKey = (knex: Knex, key: string): Promise<Pick<Head, 'id' | 'receiver_rfc'> | undefined> =>
  knex(tables.invoice).where({ live_key: key }).first('id', 'receiver_rfc') as unknown as Promise<
    Pick<Head, 'id' | 'receiver_rfc'> | undefined
  >;

export const findHead = (knex: Knex, id: number): Promise<Head | undefined> =>
  knex(tables.invoice).where({ id }).first() as unknown as Promise<Head | undefined>;

/** Locks documents in the order of their ids, so that two payments do not wait for each other. */
export async function lockHeads(tx: Tx, ids: readonly number[]): Promise<Head[]> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  return (await forUpdate(tx, tx.trx(tables.invoice).whereIn('id', sorted).orderBy('id'))) as unknown as Head[];
}

/** Writes columns that no request gives. */
export async function writeInvoice(tx: Tx, id: number, columns: InvoiceColumns): Promise<void> {
  await tx
    .trx(tables.invoice)
    .where({ id })
    .update({ ...withDates(columns), updated_at: now() });
}

const moments = ['issued_at', 'stamped_at', 'cancelled_at'] as const;
const withDates = (columns: InvoiceColumns): Readonly<Record<string, unknown>> => ({
  ...columns,
  ...Object.fromEntries(moments.flatMap((name) => (columns[name] == null ? [] : [[name, new Date(columns[name])]]))),
});

/** Returns the next number of a series; writers take turns on it (see `seal`). */
export async function nextFolio(tx: Tx, series: string): Promise<number> {
  const row = (await tx.trx(tables.invoice).where({ series }).max({ folio: 'folio' }).first()) as
    { folio: number | string | null } | undefined;
  return Number(row?.folio ?? 0) + 1;
}

/** What was sent to be stamped, so that the very same bytes are sent again. */
export interface StampRequest {
  readonly reference: string;
  readonly sealed_xml: string;
  readonly sealed_at: Date | string | number;
}

export const findRequest = (knex: Knex, invoiceId: number): Promise<StampRequest | undefined> =>
  knex(tables.stampRequest).where({ invoice_id: invoiceId }).first() as unknown as Promise<StampRequest | undefined>;

/** Keeps what is about to be sent; a document sealed anew keeps its reference. */
export async function keepRequest(tx: Tx, invoiceId: number, sent: { reference: string; xml: string }): Promise<void> {
  const columns = { sealed_xml: sent.xml, sealed_at: now() };
  const changed = await tx
    .trx(tables.stampRequest)
    .where({ invoice_id: invoiceId })
    .update({ ...columns, updated_at: now() });
  if (changed === 0)
    await insertRow(tx, tables.stampRequest, { invoice_id: invoiceId, reference: sent.reference, ...columns });
}

/** States in which a payment's complement, or a credit note, counts against its invoice: a refused one does not. */
const countingStates: readonly InvoiceState[] = ['draft', 'validated', 'stamping', 'stamped', 'cancel_requested'];

/** What is left to pay of invoices, by id: their total less payments and credit notes that count; never below zero. Two decimals. */
export async function balances(knex: Knex, heads: readonly Pick<Head, 'id' | 'total'>[]): Promise<Map<number, string>> {
  const ids = heads.map(({ id }) => id);
  const { paid, credited } = await countedAgainst(knex, ids);
  const canceled = await ofCanceledOrders(knex, ids);
  return new Map(
    heads.map(({ id, total }) => [
      id,
      roundToCents(
        canceled.has(id)
          ? 0
          : notBelowZero(
              decimal(total)
                .minus(paid.get(id) ?? 0)
                .minus(credited.get(id) ?? 0),
            ),
      ),
    ]),
  );
}

const notBelowZero = (amount: ReturnType<typeof decimal>) => (amount.isNegative() ? decimal(0) : amount);

/**
 * Returns which invoices are of canceled orders: nothing is to be paid of them, for the order's cancellation took the debt off the credit line
 * and gave back what was paid. Their credit notes may still be on their way.
 */
export async function ofCanceledOrders(knex: Knex, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = (await knex(tables.invoice)
    .whereIn('id', [...ids])
    .whereNotNull('sale_order_id')
    .select('id', 'sale_order_id')) as { id: number; sale_order_id: number }[];
  const canceled = await service(platform(), 'sales.orders').canceledAmong(
    knex,
    rows.map(({ sale_order_id: orderId }) => orderId),
  );
  return new Set(rows.flatMap(({ id, sale_order_id: orderId }) => (canceled.has(orderId) ? [id] : [])));
}

/** What counts against invoices, by id: what payments paid of them, and what credit notes took off. */
export async function countedAgainst(knex: Knex, ids: readonly number[]) {
  const add = (rows: readonly { id: number; amount: string | number | null }[]) =>
    new Map(rows.map(({ id, amount }) => [Number(id), decimal(amount ?? 0)]));
  const paid = add(
    (await knex(`${tables.paidDocument} as part`)
      .join(`${tables.payment} as payment`, 'payment.id', 'part.invoice_payment_id')
      .join(`${tables.invoice} as complement`, 'complement.id', 'payment.complement_id')
      .whereIn('part.invoice_id', ids)
      .whereIn('complement.state', [...countingStates])
      .groupBy('part.invoice_id')
      .select({ id: 'part.invoice_id' })
      .sum({ amount: 'part.paid' })) as { id: number; amount: string | number | null }[],
  );
  const credited = add(
    (await knex(tables.invoice)
      .where({ type: 'E' })
      .whereIn('original_id', ids)
      // What advances paid takes nothing off the sale.
      .where((taking) => void taking.whereNull('relation_type').orWhereNot({ relation_type: ADVANCE.relation }))
      .whereIn('state', [...countingStates])
      .groupBy('original_id')
      .select({ id: 'original_id' })
      .sum({ amount: 'total' })) as { id: number; amount: string | number | null }[],
  );
  return { paid, credited };
}

/**
 * Returns the number of an invoice's next payment (NumParcialidad): one more than the highest that the authority accepted or is being asked
 * for, so that no number is told twice, also where one was cancelled since.
 */
export async function nextPartiality(knex: Knex, invoiceId: number, except = 0): Promise<number> {
  const row = (await knex(`${tables.paidDocument} as part`)
    .join(`${tables.payment} as payment`, 'payment.id', 'part.invoice_payment_id')
    .join(`${tables.invoice} as complement`, 'complement.id', 'payment.complement_id')
    .where({ 'part.invoice_id': invoiceId })
    .whereNot({ 'complement.id': except })
    .where(
      (accepted) => void accepted.whereNotNull('complement.uuid').orWhereIn('complement.state', [...countingStates]),
    )
    .max({ last: 'part.partiality' })
    .first()) as { last: number | string | null } | undefined;
  return Number(row?.last ?? 0) + 1;
}

/** Counts the payments of an invoice that count. */
export async function countPayments(knex: Knex, invoiceId: number): Promise<number> {
  const row = (await knex(`${tables.paidDocument} as part`)
    .join(`${tables.payment} as payment`, 'payment.id', 'part.invoice_payment_id')
    .join(`${tables.invoice} as complement`, 'complement.id', 'payment.complement_id')
    .where({ 'part.invoice_id': invoiceId })
    .whereIn('complement.state', [...countingStates])
    .count({ payments: '*' })
    .first()) as { payments: number | string } | undefined;
  return Number(row?.payments ?? 0);
}

/** Documents that refer to an invoice and count: credit notes and substitutes. */
export const findReferring = (knex: Knex, invoiceId: number): Promise<Head[]> =>
  knex(tables.invoice)
    .where({ original_id: invoiceId })
    .whereIn('state', [...liveStates])
    .orderBy('id') as unknown as Promise<Head[]>;
