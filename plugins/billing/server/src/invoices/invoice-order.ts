import {
  advisoryLock,
  createShaped,
  moveShaped,
  NotFoundError,
  reject,
  service,
  throwIfAny,
  ValidationError,
  type Actor,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/sales/contract';
import type { BilledOrder } from '@mayorista/sales/contract';
import type { InvoiceOrderOptions, IssuedDocument } from '../../../contract';
import { fitLines, totalsOfLines } from '../credit-notes/fit-lines.rules';
import { advancesOfOrder } from '../advances/advances-of-order';
import { globalLinesOf } from '../global-invoices/global.store';
import { invoices } from './invoice.record';
import { findByLiveKey, findHead, type Head, type InvoiceColumns } from './invoice.store';
import { orderLines, type NewLine } from './order-lines';
import { isInvoicedUnpaid, paymentTerms } from './payment-terms.rules';
import { companyReceiver, placeOfIssue, publicReceiver, receiverOf } from './receiver';

/**
 * Invoices an order once: drafts the document with its receiver, lines and totals frozen, validates it, and queues its stamping. A second
 * call answers the first document, unless it names another receiver. Throws ValidationError with every reason, NotFoundError for an order that does not exist.
 */
export async function invoiceOrder(
  tx: Tx,
  orderId: number,
  { actor, receiver: asked, substitutes, cfdiUse }: InvoiceOrderOptions,
): Promise<IssuedDocument> {
  const liveKey = substitutes === undefined ? orderKey(orderId) : substituteKey(orderId, substitutes);
  // Two that ask at once take turns: the second finds the first one's document.
  await advisoryLock(tx, `billing:${liveKey}`);
  const known = await findByLiveKey(tx.trx, liveKey);
  if (known !== undefined) {
    if (asked !== undefined && asked !== receiverOf(known)) reject('invoiced_otherwise', 'receiver');
    return { id: known.id, isNew: false };
  }
  const receiver = asked ?? 'company';
  const order = await service(tx.strapi, 'sales.orders').forInvoice(tx.trx, orderId);
  if (order === null) throw new NotFoundError();
  const original = substitutes === undefined ? null : await getSubstituted(tx, order, substitutes);
  throwIfAny([...judgeOrder(order, receiver), ...(receiver === 'public' ? await judgeGlobal(tx, orderId) : [])]);
  const id = await draft(tx, actor, { order, receiver, liveKey, original, cfdiUse: cfdiUse ?? null });
  await moveShaped(invoices, tx, actor, { id, input: { state: 'validated' }, expected: null });
  return { id, isNew: true };
}

export const orderKey = (orderId: number): string => `order:${orderId}`;
/** Returns the beginning of the keys of an order's invoices of exchanged lines. */
export const exchangeKeys = (orderId: number): string => `${orderKey(orderId)}:exchange:`;
const substituteKey = (orderId: number, invoiceId: number): string => `${orderKey(orderId)}:substitute:${invoiceId}`;

/** Lists why an order cannot be invoiced. */
function judgeOrder(order: BilledOrder, receiver: 'company' | 'public'): FieldError[] {
  return [
    ...(order.status === 'canceled' ? [{ code: 'order_canceled', field: 'sale_order_id' }] : []),
    ...(order.status === 'waiting_approval' || (order.status === 'pending_payment' && !isInvoicedUnpaid(order))
      ? [{ code: 'order_not_paid', field: 'sale_order_id' }]
      : []),
    ...(receiver === 'company' && order.companyId === null
      ? [{ code: 'fiscal_data_missing', field: 'company_id' }]
      : []),
  ];
}

/** Lists the global invoice that holds an order's receipt: it is invoiced to the public in general already. */
async function judgeGlobal(tx: Tx, orderId: number): Promise<FieldError[]> {
  const [held] = await globalLinesOf(tx.trx, [orderId]);
  return held === undefined
    ? []
    : [{ code: 'order_in_global', field: 'sale_order_id', params: { invoice: held.number ?? held.invoice } }];
}

/** The stamped invoice of the same order that a new one takes the place of. */
async function getSubstituted(tx: Tx, order: BilledOrder, id: number): Promise<Head> {
  const head = await findHead(tx.trx, id);
  if (head?.state === 'stamped' && head.sale_order_id === order.id && head.type === 'I') return head;
  throw new ValidationError([{ code: 'not_substitutable', field: 'substitutes' }]);
}

interface Drafted {
  readonly order: BilledOrder;
  readonly receiver: 'company' | 'public';
  readonly liveKey: string;
  readonly original: Head | null;
  /** In place of what the order's buyer chose. */
  readonly cfdiUse?: string | null;
  /** What it comes to, where it is a part of a whole; what its lines come to unless said. */
  readonly total?: string | null;
}

/** Writes the draft of an order's invoice; whether it may be issued is judged when it is. */
export async function draft(
  tx: Tx,
  actor: Actor,
  { order, receiver, liveKey, original, cfdiUse = null, total = null }: Drafted,
): Promise<number> {
  const keys = await service(tx.strapi, 'catalogue.products').satKeys(
    tx.trx,
    order.lines.map(({ productId }) => productId),
  );
  const natural = orderLines(order, keys);
  const lines = total === null ? natural : fitLines(natural, total);
  const place = await placeOfIssue(tx.strapi, order.issuingBranchId);
  const chosenUse = cfdiUse ?? order.cfdiUse;
  const whom =
    receiver === 'public' || order.companyId === null
      ? publicReceiver(place)
      : await companyReceiver(tx.strapi, tx.trx, order.companyId, chosenUse);
  const columns: InvoiceColumns = {
    ...whom,
    ...totalColumns(lines),
    ...paymentTerms(order),
    ...(receiver === 'public' ? {} : await advancesOfOrder(tx, order)),
    type: 'I',
    chosen_use: chosenUse,
    sale_order_id: order.id,
    company_id: order.companyId,
    branch_id: order.branchId,
    issue_zip_code: place,
    currency: order.currency,
    exchange_rate: order.exchangeRate,
    live_key: liveKey,
    ...(original === null ? {} : { original_id: original.id, relation_type: '04' }),
  };
  return createShaped(invoices, tx, actor, { input: { lines }, columns });
}

/** Totals of new lines, as columns of their document. */
export function totalColumns(lines: readonly NewLine[]): InvoiceColumns {
  const totals = totalsOfLines(lines);
  return { subtotal: totals.subtotal, discount: totals.discount, iva: totals.totalTaxes, total: totals.total };
}
