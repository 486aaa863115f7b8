import {
  enqueue,
  refusalText,
  getKnex,
  inTransaction,
  moveShaped,
  service,
  ValidationError,
  type Core,
  type FieldError,
  type JobHandler,
  type Tx,
} from '@mayorista/kernel';
import { plainDate } from '@mayorista/kernel/shared';
import '@mayorista/sales/contract';
import { judgeCancellation } from '../cancellations/judge-cancellation';
import { creditGoneLines } from '../gone-lines/credit-gone-lines.job';
import { findInvoice } from '../invoices/find-invoice';
import { invoices } from '../invoices/invoice.record';
import { findReferring, lockHeads, writeInvoice, type InvoiceRow } from '../invoices/invoice.store';
import { issueOrLeave } from '../invoices/issue-or-leave';
import { system } from '../invoices/system';
import { globalLinesOf, stampedByName } from './global.store';
import { draftGlobal, issueDraft, keyOf, readReceipts } from './issue-global';

/** Looks at the global invoice that was stamped, or at those that hold the order whose own invoice was. */
export const run: JobHandler<{ invoiceId: number }> = async ({ strapi, payload: { invoiceId } }) => {
  const row = await findInvoice({ strapi }, invoiceId);
  if (row?.type !== 'I' || row.state !== 'stamped') return { refreshed: [] };
  const ids = row.sales_day === null ? await globalsOf(strapi, row) : [row.id];
  const refreshed: number[] = [];
  for (const id of ids) if (await refresh(strapi, id)) refreshed.push(id);
  return { refreshed };
};

async function globalsOf(strapi: Core.Strapi, { sale_order_id: orderId }: InvoiceRow): Promise<number[]> {
  if (orderId === null) return [];
  const lines = await globalLinesOf(getKnex(strapi), [orderId]);
  return [...new Set(lines.map(({ invoice }) => invoice))];
}

/**
 * Cancels a stamped global invoice of which a receipt was invoiced by name, with reason 04, and issues it anew without that (SAT, Escenarios
 * de sustitución de facturas, escenario 4). What was canceled of it is credited. Returns whether it was issued anew.
 */
async function refresh(strapi: Core.Strapi, id: number): Promise<boolean> {
  const found = await inTransaction(strapi, (tx) => readGlobal(tx, id));
  if (found === null || found.named.size === 0) return false;
  const { global, named } = found;
  const against = await judgeCancellation(global, getKnex(strapi));
  if (against.length > 0) return tell(strapi, id, against);
  const left = found.orders.filter((order) => !named.has(order));
  // Written before the cancellation is asked for: a job that is stopped between them goes on here.
  if (left.length > 0) await writeAnew(strapi, global, left);
  return requestCancellation(strapi, id);
}

/** Issues what is left of a global invoice, once. */
async function writeAnew(strapi: Core.Strapi, { id, sales_day: day }: InvoiceRow, left: readonly number[]) {
  if ((await findReferring(getKnex(strapi), id)).some(({ type }) => type === 'I')) return;
  const spec = await inTransaction(strapi, async (tx) => ({
    day: plainDate(String(day)),
    receipts: await readReceipts(tx, left),
    inPlaceOf: id,
  }));
  const write = (tx: Tx) => draftGlobal(tx, system, spec);
  await issueOrLeave(strapi, { liveKey: keyOf(spec), issue: (tx) => issueDraft(tx, system, write), draft: write });
}

/** Reads a stamped global invoice with its orders and those that were invoiced by name; has what was canceled credited. */
async function readGlobal(tx: Tx, id: number) {
  const [head] = await lockHeads(tx, [id]);
  const global = head?.state === 'stamped' ? await findInvoice(tx, id) : null;
  if (global === null) return null;
  const orders = [...new Set(global.lines.flatMap(({ sale_order_id: order }) => order ?? []))];
  const canceled = await service(tx.strapi, 'sales.orders').canceledAmong(tx.trx, orders);
  for (const orderId of canceled)
    await enqueue(tx, creditGoneLines, { orderId }, { key: `${creditGoneLines.name}:global:${id}:${orderId}` });
  return { global, orders, named: await stampedByName(tx.trx, orders) };
}

/** Asks to cancel it; where that is refused, the document says why. */
async function requestCancellation(strapi: Core.Strapi, id: number): Promise<boolean> {
  try {
    await inTransaction(strapi, (tx) =>
      moveShaped(invoices, tx, system, { id, input: { state: 'cancel_requested', reason: '04' }, expected: null }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return tell(strapi, id, error.refusals);
  }
}

/** Writes on a global invoice why it is not issued anew: staff see it there. */
async function tell(strapi: Core.Strapi, id: number, against: readonly FieldError[]): Promise<false> {
  const reasons = against.map((refusal) => refusalText(refusal, 'es'));
  const failure = `No se pudo reexpedir sin lo que se facturó por nombre. ${reasons.join('. ')}`.slice(0, 2_000);
  await inTransaction(strapi, (tx) => writeInvoice(tx, id, { failure }));
  return false;
}
