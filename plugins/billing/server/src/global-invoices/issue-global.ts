import {
  addDays,
  advisoryLock,
  createShaped,
  getKnex,
  inTransaction,
  moveShaped,
  reject,
  service,
  startOfDay,
  type Actor,
  type Core,
  type PlainDate,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/sales/contract';
import type { BilledOrder } from '@mayorista/sales/contract';
import type { IssuedDocument } from '../../../contract';
import { totalColumns } from '../invoices/invoice-order';
import { invoices } from '../invoices/invoice.record';
import { findByLiveKey, findHead, type InvoiceColumns } from '../invoices/invoice.store';
import { issueOrLeave } from '../invoices/issue-or-leave';
import { orderLines } from '../invoices/order-lines';
import { placeOfIssue, publicReceiver } from '../invoices/receiver';
import { globalLinesOf, invoicedByName } from './global.store';
import { largestForm, receiptLines, type Receipt } from './receipts';

export type GlobalScope = 'public' | 'all';

interface GlobalSpec {
  readonly day: PlainDate;
  readonly receipts: readonly (Receipt & { readonly order: BilledOrder })[];
  /** The global invoice that it is issued anew for. */
  readonly inPlaceOf?: number;
}

/**
 * Invoices to the public in general what was paid on a day and nobody invoiced by name: one document a currency, a line a receipt (regla
 * 2.7.1.21 RMF; Guía de llenado del CFDI global). What is refused is left among the rejected ones. Receipts that a global invoice holds are
 * left out, so that a second call adds what came since. Returns the ids of what was written.
 */
export async function issueGlobals(
  strapi: Core.Strapi,
  { day, scope, actor }: { readonly day: PlainDate; readonly scope: GlobalScope; readonly actor: Actor },
): Promise<number[]> {
  const ids: number[] = [];
  for (const currency of ['MXN', 'USD'] as const) {
    const read = async (tx: Tx) =>
      (await receiptsOf(tx, day, scope)).filter(({ order }) => order.currency === currency);
    const receipts = await inTransaction(strapi, read);
    if (receipts.length === 0) continue;
    const liveKey = keyOf({ day, receipts });
    const write = async (tx: Tx): Promise<number> => {
      // Two that ask at once take turns: the second finds the receipts held.
      await advisoryLock(tx, `billing:global:${day}`);
      const known = await findByLiveKey(tx.trx, liveKey);
      return known?.id ?? draftGlobal(tx, actor, { day, receipts: await read(tx) });
    };
    await issueOrLeave(strapi, { liveKey, issue: (tx) => issueDraft(tx, actor, write), draft: write });
    const found = await findByLiveKey(getKnex(strapi), liveKey);
    if (found !== undefined) ids.push(found.id);
  }
  return ids;
}

/** Writes a draft and has it stamped. Throws ValidationError with every reason. */
export async function issueDraft(tx: Tx, actor: Actor, write: (tx: Tx) => Promise<number>): Promise<IssuedDocument> {
  const id = await write(tx);
  if ((await findHead(tx.trx, id))?.state !== 'draft') return { id, isNew: false };
  await moveShaped(invoices, tx, actor, { id, input: { state: 'validated' }, expected: null });
  return { id, isNew: true };
}

/** Names a global invoice by its day, its currency and its first receipt: no two that count hold one receipt. */
export const keyOf = ({ day, receipts, inPlaceOf }: GlobalSpec): string =>
  [
    `global:${day}`,
    receipts[0]?.order.currency,
    receipts[0]?.order.id,
    ...(inPlaceOf === undefined ? [] : [`after:${inPlaceOf}`]),
  ].join(':');

/** Reads the receipts of a day: orders paid on it that no invoice holds. */
async function receiptsOf(tx: Tx, day: PlainDate, scope: GlobalScope): Promise<GlobalSpec['receipts']> {
  const orders = service(tx.strapi, 'sales.orders');
  const ids = await orders.paidBetween(tx.trx, startOfDay(day), startOfDay(addDays(day, 1)));
  const byName = await invoicedByName(tx.trx, ids);
  const held = new Set((await globalLinesOf(tx.trx, ids)).map(({ order }) => order));
  const free = ids.filter((id) => !byName.has(id) && !held.has(id));
  const receipts = await readReceipts(tx, free);
  return receipts.filter(({ order }) => scope === 'all' || order.companyId === null);
}

/** Reads orders with the lines that their own invoices would have. */
export async function readReceipts(tx: Tx, ids: readonly number[]): Promise<GlobalSpec['receipts']> {
  const receipts: GlobalSpec['receipts'][number][] = [];
  for (const id of ids) {
    const order = await service(tx.strapi, 'sales.orders').forInvoice(tx.trx, id);
    // What a product is has no place in a global invoice.
    if (order !== null) receipts.push({ order, lines: orderLines(order, new Map()) });
  }
  return receipts;
}

/** Writes the draft of a global invoice. Returns its id. */
export async function draftGlobal(tx: Tx, actor: Actor, spec: GlobalSpec): Promise<number> {
  const { day, receipts, inPlaceOf } = spec;
  const lines = receipts.flatMap(receiptLines);
  const place = await placeOfIssue(tx.strapi, null);
  const { currency, exchangeRate } = receipts[0]?.order ?? reject('global_without_receipts', 'day');
  const columns: InvoiceColumns = {
    ...publicReceiver(place),
    ...totalColumns(lines),
    type: 'I',
    payment_method: 'PUE',
    payment_form: largestForm(receipts),
    issue_zip_code: place,
    sales_day: day,
    currency,
    exchange_rate: exchangeRate,
    live_key: keyOf(spec),
    ...(inPlaceOf === undefined ? {} : { original_id: inPlaceOf }),
  };
  return createShaped(invoices, tx, actor, { input: { lines }, columns });
}
