import {
  advisoryLock,
  decimal,
  getKnex,
  inTransaction,
  moveShaped,
  roundToCents,
  service,
  type Core,
  type JobHandler,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { BilledLine, BilledOrder } from '@mayorista/sales/contract';
import type { CreditNoteInput } from '../../../contract';
import { canceledKey, creditKey, lineKey, receiptKey } from '../credit-notes/credit-key';
import { creditedOf, creditNote, draftCreditNote } from '../credit-notes/credit-note';
import { globalLinesOf } from '../global-invoices/global.store';
import { findInvoice } from '../invoices/find-invoice';
import { issueOrLeave } from '../invoices/issue-or-leave';
import { draft, exchangeKeys } from '../invoices/invoice-order';
import { invoices } from '../invoices/invoice.record';
import { receiverOf } from '../invoices/receiver';
import { findByLiveKey, type InvoiceRow } from '../invoices/invoice.store';
import { issuedInvoices, stampedInvoices } from '../invoices/stamped-invoices';
import { system } from '../invoices/system';
import { tables } from '../uids';
import { invoicedGone, type InvoicedGone } from './gone-lines.rules';

type Note = Extract<CreditNoteInput, { kind: 'return' }>;

export const run: JobHandler<{ orderId: number }> = async ({ strapi, payload: { orderId } }) => {
  const order = await service(strapi, 'sales.orders').forInvoice(getKnex(strapi), orderId);
  if (order === null) return { notes: 0 };
  return order.status === 'canceled' ? creditCanceled(strapi, order) : creditGone(strapi, order);
};

/** Credits each line that left the order after it was invoiced; what came in its place is invoiced beside. */
async function creditGone(strapi: Core.Strapi, order: BilledOrder) {
  const { stamped, gone } = await inTransaction(strapi, async (tx) => {
    const rows = await stampedInvoices(tx, order.id);
    const invoiced = [];
    for (const row of rows) invoiced.push({ ...row, returned: (await creditedOf(tx, row)).pieces });
    return { stamped: rows, gone: invoicedGone(order, invoiced, await creditedLines(tx, order)) };
  });
  for (const each of gone) {
    const notes = notesOf(each).flatMap(({ invoiceId, ...note }) => {
      const invoice = stamped.find(({ id }) => id === invoiceId);
      return invoice === undefined ? [] : [{ invoice, note }];
    });
    const [first] = notes;
    if (first === undefined) continue;
    await write(strapi, notes);
    const { invoice } = first;
    const isLast = each === gone.at(-1);
    if (each.gone.replacedBy.length > 0) await invoiceExchange(strapi, { order, invoice, exchanged: each, isLast });
  }
  return { notes: gone.length };
}

/** A note an invoice that holds pieces of the line; the first has the line's own key. */
const notesOf = ({ gone: { id, name, replacedBy }, parts }: InvoicedGone): (Note & { readonly invoiceId: number })[] =>
  parts.map(({ invoiceId, lines }, at) => ({
    invoiceId,
    kind: 'return',
    key: at === 0 ? lineKey(id) : `${lineKey(id)}:${at + 1}`,
    reason: `${replacedBy.length > 0 ? 'Se cambió' : 'Se canceló'} lo que faltaba por surtir: ${name}`,
    lines,
  }));

async function creditedLines(tx: Tx, { gone }: BilledOrder): Promise<Set<number>> {
  const credited = new Set<number>();
  for (const { id } of gone) if ((await findByLiveKey(tx.trx, creditKey(lineKey(id)))) !== undefined) credited.add(id);
  return credited;
}

/** Credits all that is left of the invoices of a canceled order. A document that was never stamped is discarded. */
async function creditCanceled(strapi: Core.Strapi, { id: orderId }: BilledOrder) {
  const wishes = await inTransaction(strapi, async (tx) => {
    await discardFailed(tx, orderId);
    const found: (readonly [InvoiceRow, Note])[] = [];
    for (const invoice of await stampedInvoices(tx, orderId)) {
      const { pieces: returned } = await creditedOf(tx, invoice);
      const lines = invoice.lines.flatMap(({ id: lineId, quantity }) => {
        const left = quantity - (returned.get(lineId) ?? 0);
        return left > 0 ? [{ lineId, quantity: left }] : [];
      });
      const key = canceledKey(invoice.id);
      if (lines.length > 0) found.push([invoice, { kind: 'return', key, reason: 'Se canceló el pedido', lines }]);
    }
    return [...found, ...(await receiptsOf(tx, orderId))];
  });
  for (const [invoice, note] of wishes) await write(strapi, [{ invoice, note }]);
  return { notes: wishes.length };
}

/** Credits the receipt of a canceled order in the stamped global invoices that hold it. */
async function receiptsOf(tx: Tx, orderId: number): Promise<(readonly [InvoiceRow, Note])[]> {
  const held = (await globalLinesOf(tx.trx, [orderId])).filter(({ state }) => state === 'stamped');
  const found: (readonly [InvoiceRow, Note])[] = [];
  for (const invoiceId of new Set(held.map(({ invoice }) => invoice))) {
    const invoice = await findInvoice(tx, invoiceId);
    const lines = held.flatMap(({ line, invoice: id }) => (id === invoiceId ? [{ lineId: line, quantity: 1 }] : []));
    const key = receiptKey(invoiceId, orderId);
    if (invoice !== null) found.push([invoice, { kind: 'return', key, reason: 'Se canceló el pedido', lines }]);
  }
  return found;
}

async function discardFailed(tx: Tx, orderId: number): Promise<void> {
  const failed = (await tx
    .trx(tables.invoice)
    .where({ sale_order_id: orderId, type: 'I', state: 'failed' })
    .select('id')) as { id: number }[];
  for (const { id } of failed)
    await moveShaped(invoices, tx, system, { id, input: { state: 'cancelled' }, expected: null });
}

interface Wanted {
  readonly invoice: InvoiceRow;
  readonly note: Note;
}

/** Writes notes once, all or none, or leaves the first for staff with the reasons against them. */
const write = (strapi: Core.Strapi, [first, ...more]: readonly Wanted[]) =>
  first === undefined
    ? Promise.resolve()
    : issueOrLeave(strapi, {
        liveKey: creditKey(first.note.key),
        issue: async (tx) => {
          for (const { invoice, note } of more) await creditNote(tx, invoice.id, note, system);
          return creditNote(tx, first.invoice.id, first.note, system);
        },
        draft: (tx) => draftCreditNote(tx, first.invoice, first.note, system),
      });

interface Exchange {
  readonly order: BilledOrder;
  readonly invoice: InvoiceRow;
  readonly exchanged: InvoicedGone;
  /** All else that left the order was credited before, and what came in its place invoiced. */
  readonly isLast: boolean;
}

/** Invoices the lines that came in place of another, to whom the order was invoiced. */
function invoiceExchange(strapi: Core.Strapi, { order, invoice, exchanged: { gone }, isLast }: Exchange) {
  const liveKey = `${exchangeKeys(order.id)}${gone.id}`;
  const receiver = invoice.company_id === null ? 'public' : receiverOf(invoice);
  const drafted = {
    order: { ...order, lines: gone.replacedBy, shippingCost: '0.00' },
    receiver,
    liveKey,
    original: null,
  } as const;
  return issueOrLeave(strapi, {
    liveKey,
    issue: async (tx) => {
      await advisoryLock(tx, `billing:${liveKey}`);
      const known = await findByLiveKey(tx.trx, liveKey);
      if (known !== undefined) return { id: known.id, isNew: false };
      const total = isLast ? await leftOf(tx, order, gone.replacedBy) : null;
      const id = await draft(tx, system, { ...drafted, total });
      await moveShaped(invoices, tx, system, { id, input: { state: 'validated' }, expected: null });
      return { id, isNew: true };
    },
    draft: (tx) => draft(tx, system, drafted),
  });
}

/**
 * What an order comes to beyond its other invoices less what came back of them, where these lines differ from it by rounding alone: IVA is
 * rounded once for an order and once for each invoice. Null where they do not.
 */
async function leftOf(tx: Tx, order: BilledOrder, lines: readonly BilledLine[]): Promise<string | null> {
  const rows = await issuedInvoices(tx, order.id);
  let left = decimal(order.total);
  for (const row of rows) left = left.minus(row.total).plus((await creditedOf(tx, row)).byPieces);
  const base = lines.reduce((sum, { subtotal }) => sum.plus(subtotal), decimal(0));
  const differs = left.minus(roundToCents(base.times(decimal(order.ivaRate).plus(1)))).abs();
  return differs.lessThanOrEqualTo(decimal('0.01').times(rows.length + 1)) ? roundToCents(left) : null;
}
