import { ADVANCE } from '@mayorista/config';
import { decimal, reject, roundToCents, service, type Tx } from '@mayorista/kernel';
import '@mayorista/payments/contract';
import '@mayorista/sales/contract';
import { isOfOrder } from '../credit-notes/credit-key';
import type { Head } from '../invoices/invoice.store';
import { tables } from '../uids';
import { isDepositKey, movesLedger } from './payment-keys';

interface Part {
  readonly amount: string | number;
  readonly invoice_id: number;
  readonly company_id: number | null;
  readonly currency: 'MXN' | 'USD';
  readonly sale_order_id: number | null;
}

interface Settled {
  readonly id: number;
  /** Whether it is in force, or being made so. */
  readonly counts: boolean;
  readonly actorName: string;
}

/**
 * Makes the company's credit line tell what a complement or credit note takes off it, in the transaction that changes the document: a debt is
 * one, whether it is looked at as an order, as an invoice or as the line. Other documents move nothing, and those of a canceled order nothing
 * more: its cancellation took the debt off the line, and gave back what was paid. Throws ValidationError where the order of what is being
 * paid was canceled meanwhile.
 */
export async function settleDocument(tx: Tx, { id, counts, actorName }: Settled): Promise<void> {
  const { parts, isOfDeposit } = await partsOf(tx, id);
  for (const part of parts) {
    const { company_id: companyId, sale_order_id: orderId } = part;
    if (companyId === null || (await isCanceled(tx, orderId))) continue;
    await service(tx.strapi, 'payments.credit').settle(tx, {
      companyId,
      currency: part.currency,
      amount: counts ? roundToCents(part.amount) : '0.00',
      source: { type: 'invoice', id: `${id}:${part.invoice_id}` },
      appliedTo: orderId === null ? null : `sale-order:${orderId}`,
      actorName,
      writtenBefore: isOfDeposit ? roundToCents(part.amount) : '0.00',
    });
    // The ledger was waited for: whoever canceled the order held it.
    if (counts && (await isCanceled(tx, orderId))) reject('order_canceled', 'documents');
  }
}

/** Tells whether the order of an invoice is canceled. */
const isCanceled = async (tx: Tx, orderId: number | null): Promise<boolean> =>
  orderId !== null && (await service(tx.strapi, 'sales.orders').canceledAmong(tx.trx, [orderId])).size > 0;

const owed = ['invoice.id as invoice_id', 'invoice.company_id', 'invoice.currency', 'invoice.sale_order_id'];

interface Parts {
  readonly parts: readonly Part[];
  /** Of a deposit, which moved the ledger before its complement did. */
  readonly isOfDeposit: boolean;
}

/** What a document takes off invoices on credit, in their currency and the order of their ids. */
async function partsOf(tx: Tx, id: number): Promise<Parts> {
  const head = (await tx.trx(tables.invoice).where({ id }).first()) as
    (Head & { live_key: string | null; relation_type: string | null }) | undefined;
  if (head?.type === 'P') return paidParts(tx, id);
  // What left an order was given back to its line when it left.
  if (head?.type !== 'E' || head.relation_type === ADVANCE.relation || isOfOrder(head.live_key))
    return { parts: [], isOfDeposit: false };
  const rows = (await tx
    .trx(`${tables.invoice} as invoice`)
    .where({ id: head.original_id, payment_method: 'PPD' })
    .select(owed)) as Omit<Part, 'amount'>[];
  return { parts: rows.map((row) => ({ ...row, amount: head.total })), isOfDeposit: false };
}

async function paidParts(tx: Tx, complementId: number): Promise<Parts> {
  const payment = (await tx.trx(tables.payment).where({ complement_id: complementId }).first('id', 'key')) as
    { id: number; key: string | null } | undefined;
  if (payment === undefined || !movesLedger(payment.key)) return { parts: [], isOfDeposit: false };
  const rows = (await tx
    .trx(`${tables.paidDocument} as part`)
    .join(`${tables.invoice} as invoice`, 'invoice.id', 'part.invoice_id')
    .where({ 'part.invoice_payment_id': payment.id })
    .orderBy('invoice.id')
    .select(...owed, 'part.paid as amount')) as Part[];
  const isOfDeposit = isDepositKey(payment.key);
  return { parts: isOfDeposit ? together(rows) : rows, isOfDeposit };
}

/** A deposit wrote one line for all invoices of an order. */
function together(rows: readonly Part[]): Part[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [{ ...first, amount: roundToCents(rows.reduce((sum, { amount }) => sum.plus(amount), decimal(0))) }];
}
