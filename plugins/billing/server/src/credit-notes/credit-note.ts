import { ADVANCE, SERVICE_KEYS, UNIT_KEYS } from '@mayorista/config';
import {
  advisoryLock,
  createShaped,
  decimal,
  isZero,
  moveShaped,
  NotFoundError,
  reject,
  roundToCents,
  service,
  throwIfAny,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/pricing/contract';
import type { CreditNoteInput, IssuedDocument } from '../../../contract';
import { findInvoice } from '../invoices/find-invoice';
import { creditKey } from './credit-key';
import { totalColumns } from '../invoices/invoice-order';
import { invoices } from '../invoices/invoice.record';
import {
  findByLiveKey,
  findReferring,
  lockHeads,
  type InvoiceColumns,
  type InvoiceRow,
} from '../invoices/invoice.store';
import { description, type NewLine } from '../invoices/order-lines';
import { useOf } from '../invoices/receiver';
import { lockDebts } from '../payments/lock-debts';
import { leftToCredit } from './left-to-credit';
import { judgeCreditNote } from './judge-credit-note';
import { basesOf, totalsOfLines } from './fit-lines.rules';
import { piecesOf, returnLines, type Credited, type Pieces } from './return-pieces.rules';
import { spreadReturned } from './spread-returned';

/**
 * Issues a credit note (type E) of a stamped invoice: pieces that came back (relation 03) or an amount taken off (relation 01). The same key
 * issues once, and is refused for another note. Throws ValidationError with every reason.
 */
export async function creditNote(
  tx: Tx,
  invoiceId: number,
  note: CreditNoteInput,
  actor: Actor,
): Promise<IssuedDocument> {
  const liveKey = creditKey(note.key);
  await advisoryLock(tx, `billing:${liveKey}`);
  const known = await findByLiveKey(tx.trx, liveKey);
  if (known !== undefined) {
    if (!(await isSameNote(tx, known.id, invoiceId, note))) reject('key_of_another_document', 'key');
    return { id: known.id, isNew: false };
  }
  await lockDebts(tx, [invoiceId]);
  const heads = await lockHeads(tx, [invoiceId]);
  const row = await findInvoice(tx, invoiceId);
  if (row === null) throw new NotFoundError();
  const credited = await creditedOf(tx, row);
  const lines = linesOf(row, note, credited);
  const total = totalColumns(lines).total ?? '0.00';
  const left = await leftToCredit(tx.trx, heads[0], liveKey);
  throwIfAny(judgeCreditNote(row, note, { total, left, returned: credited.pieces }));
  const id = await writeDraft(tx, actor, { row, note, lines });
  await service(tx.strapi, 'pricing.giving').concede(tx, actor, {
    kind: 'credit-note',
    subject: { type: 'invoices', id: invoiceId },
    ...{ companyId: row.company_id, productId: null, amount: total, currency: row.currency, percent: null },
    detail: `Nota de crédito de la factura ${row.number ?? invoiceId}: ${note.reason}`,
    field: note.kind === 'return' ? 'lines' : 'amount',
  });
  await moveShaped(invoices, tx, actor, { id, input: { state: 'validated' }, expected: null });
  return { id, isNew: true };
}

/** Tells whether a credit note is the one that is asked for: of the same invoice, for the same reason, of the same pieces or amount. */
async function isSameNote(tx: Tx, knownId: number, invoiceId: number, note: CreditNoteInput): Promise<boolean> {
  const [known, invoice] = [await findInvoice(tx, knownId), await findInvoice(tx, invoiceId)];
  if (known === null || invoice === null) return false;
  return (
    known.original_id === invoiceId &&
    known.conditions === note.reason &&
    known.relation_type === relationOf(note) &&
    (note.kind === 'return'
      ? contentOf(spreadReturned(invoice.lines, known.lines)) === contentOf(piecesOf(note.lines))
      : decimal(known.total).equals(note.amount))
  );
}

const contentOf = (pieces: Pieces): string =>
  [...pieces]
    .map(([lineId, quantity]) => `${lineId}|${quantity}`)
    .toSorted()
    .join();

const relationOf = ({ kind }: CreditNoteInput): '01' | '03' | '07' =>
  (({ return: '03', amount: '01', advance: ADVANCE.relation }) as const)[kind];

/** Writes the draft of a credit note; whether it may be issued is judged elsewhere. Returns its id. */
export async function draftCreditNote(tx: Tx, row: InvoiceRow, note: CreditNoteInput, actor: Actor): Promise<number> {
  return writeDraft(tx, actor, { row, note, lines: linesOf(row, note, await creditedOf(tx, row)) });
}

interface NoteDraft {
  readonly row: InvoiceRow;
  readonly note: CreditNoteInput;
  readonly lines: readonly NewLine[];
}

function writeDraft(tx: Tx, actor: Actor, { row, note, lines }: NoteDraft): Promise<number> {
  const columns: InvoiceColumns = {
    ...totalColumns(lines),
    ...noteColumns(row, note.reason),
    relation_type: relationOf(note),
    ...(note.kind === 'advance' ? { payment_form: ADVANCE.paymentForm } : {}),
    live_key: creditKey(note.key),
  };
  return createShaped(invoices, tx, actor, { input: { lines }, columns });
}

const linesOf = (row: InvoiceRow, note: CreditNoteInput, credited: Credited): NewLine[] =>
  note.kind === 'return'
    ? returnLines(row, credited, piecesOf(note.lines))
    : adjustments(row, note.amount, note.reason);

/** Copies from an invoice what every credit note of it says. */
const noteColumns = (row: InvoiceRow, reason: string): InvoiceColumns => ({
  type: 'E',
  original_id: row.id,
  sale_order_id: row.sale_order_id,
  company_id: row.company_id,
  branch_id: row.branch_id,
  issue_zip_code: row.issue_zip_code,
  receiver_rfc: row.receiver_rfc,
  receiver_name: row.receiver_name,
  receiver_regime: row.receiver_regime,
  receiver_zip_code: row.receiver_zip_code,
  cfdi_use: useOf('E', row.cfdi_use),
  currency: row.currency,
  exchange_rate: row.exchange_rate,
  payment_method: 'PUE',
  payment_form: row.payment_form === '99' ? '15' : row.payment_form,
  conditions: reason,
});

/** A concept for an amount, taxes included, a rate of the invoice: each takes the part of its lines. */
function adjustments(row: InvoiceRow, amount: string, reason: string): NewLine[] {
  const rates = [...new Set(row.lines.map(({ iva_rate: rate }) => rate))];
  const bases = basesOf(
    amount,
    rates.map((rate) => totalsOfLines(row.lines.filter(({ iva_rate: own }) => own === rate)).total),
    rates,
  );
  return rates.flatMap((rate, at) => {
    const base = bases[at] ?? '0';
    return isZero(base) && rates.length > 1 ? [] : [adjustment(base, rate, reason)];
  });
}

const adjustment = (base: string, rate: string, reason: string): NewLine => ({
  product_id: null,
  product_key: SERVICE_KEYS.adjustment,
  sku: null,
  description: description(reason),
  quantity: 1,
  unit_key: UNIT_KEYS.activity,
  unit_price: base,
  amount: base,
  discount: '0.00',
  iva_rate: rate,
});

/** Reads what credit notes in force have taken of an invoice. */
export async function creditedOf(tx: Tx, row: InvoiceRow): Promise<Credited> {
  const notes: InvoiceRow[] = [];
  for (const { id, type } of await findReferring(tx.trx, row.id)) {
    const note = type === 'E' ? await findInvoice(tx, id) : null;
    // What an advance paid of it is no credit: it takes nothing off the sale.
    if (note !== null && note.relation_type !== ADVANCE.relation) notes.push(note);
  }
  const returns = notes.filter(({ relation_type: type }) => type === '03');
  const sum = (of: readonly InvoiceRow[]): string =>
    roundToCents(of.reduce((all, { total }) => all.plus(total), decimal(0)));
  return {
    pieces: spreadReturned(
      row.lines,
      returns.flatMap(({ lines }) => lines),
    ),
    byPieces: sum(returns),
    all: sum(notes),
  };
}
