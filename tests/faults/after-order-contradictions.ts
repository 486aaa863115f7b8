import type { Knex } from 'knex';
import type { Baseline } from './contradictions';

interface Order {
  readonly id: number;
  readonly folio: string;
  readonly status: string;
  readonly total: string | number;
}
interface Part {
  readonly id: number;
  readonly number: number;
  readonly method: string;
  readonly amount: string | number;
  readonly status: string;
}
interface Movement {
  readonly account_id: number;
  readonly number: number;
  readonly kind: string;
  readonly amount: string | number;
  readonly balance: string | number;
  readonly source_type: string;
  readonly source_id: string;
}

const cents = (value: string | number): number => Math.round(Number(value) * 100);

/**
 * Everything that contradicts itself of what happens after an order is placed: ledgers that do not balance, orders charged twice or not at
 * all, payments received without a receipt, pieces that left by half, an order with two invoices. True at any moment, also right after a kill.
 */
export async function contradictionsAfterOrders(db: Knex, { lastOrder }: Baseline): Promise<string[]> {
  const orders = (await db('sale_orders').where('id', '>', lastOrder)) as Order[];
  const found = [await ledgerFaults(db)];
  for (const order of orders)
    found.push(await paymentFaults(db, order), await shipmentFaults(db, order), await invoiceFaults(db, order));
  return found.flat();
}

/** Lines of a ledger are numbered without gaps, and each balance is the one before with the line's amount. */
async function ledgerFaults(db: Knex): Promise<string[]> {
  const movements = (await db('ledger_movements').orderBy(['account_id', 'number'])) as Movement[];
  return movements.flatMap((line, at) => {
    const before = movements[at - 1]?.account_id === line.account_id ? movements[at - 1] : undefined;
    const isNext = line.number === (before?.number ?? 0) + 1;
    const isSum = cents(line.balance) === cents(before?.balance ?? 0) + cents(line.amount);
    return isNext && isSum
      ? []
      : [`ledger ${line.account_id}: line ${line.number} does not follow from the one before`];
  });
}

/** What is on credit was charged once; what was transferred is received with the approval of its one receipt, and not without it. */
async function paymentFaults(db: Knex, { id, folio, status }: Order): Promise<string[]> {
  const parts = (await db('sale_order_payments').where({ sale_order_id: id })) as Part[];
  const charges = (await db('ledger_movements').where({
    kind: 'charge',
    source_type: 'sale-order',
    source_id: String(id),
  })) as Movement[];
  const credit = parts.filter(({ method }) => method === 'credit');
  const transfers = parts.filter(({ method }) => method === 'bank_transfer');
  const approved = (await db('sale_order_payment_receipts').where({ sale_order_id: id, state: 'approved' })) as {
    payment_id: number;
  }[];
  const isPaid = parts.every((part) => part.status === 'received');
  const facts: Readonly<Record<string, boolean>> = {
    'charged once, with what is on credit':
      charges.length === credit.length &&
      charges.every((charge, at) => cents(charge.amount) === cents(credit[at]?.amount ?? 0)),
    'received with one approved receipt': transfers.every(
      (part) =>
        approved.filter((receipt) => receipt.payment_id === part.id).length === Number(part.status === 'received'),
    ),
    'paid as soon as nothing of it is to come': isPaid === (status !== 'pending_payment'),
  };
  return told(folio, facts);
}

/** Pieces that left, their serials and the order's state say the same. */
async function shipmentFaults(db: Knex, { id, folio, status }: Order): Promise<string[]> {
  const lines = (await db('sale_order_details').where({ sale_order_id: id })) as {
    id: number;
    quantity: number;
    shipped_quantity: number | null;
  }[];
  const shipments = (await db('order_shipments').where({ sale_order_id: id })) as { id: number; state: string }[];
  const left = shipments.filter(({ state }) => state === 'shipped').map((shipment) => shipment.id);
  const packed = (await db('order_shipment_lines').whereIn('order_shipment_id', left)) as {
    detail_id: number;
    quantity: number;
  }[];
  const scanned = (await db('order_shipment_serials').whereIn('order_shipment_id', left)) as { serial: string }[];
  const gone = (await db('product_serials')
    .where({ holder_type: 'order-shipment', state: 'shipped' })
    .whereIn(
      'holder_id',
      shipments.map((shipment) => String(shipment.id)),
    )) as { serial: string }[];
  const steps = (await db('sale_order_events')
    .where({ sale_order_id: id })
    .where('label', 'like', 'Embarque % enviado%')) as object[];
  const piecesOf = (rows: readonly { quantity: number }[]): number =>
    rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const shipped = lines.reduce((sum, line) => sum + (line.shipped_quantity ?? 0), 0);
  const expected = shipped === 0 ? null : shipped === piecesOf(lines) ? 'shipped' : 'partially_shipped';
  return told(folio, {
    'shipped as its shipments say': lines.every(
      (line) => piecesOf(packed.filter((part) => part.detail_id === line.id)) === (line.shipped_quantity ?? 0),
    ),
    'without the serials of its shipments': texts(scanned) === texts(gone),
    'in the state that follows from its shipments': expected === null ? !/shipped/.test(status) : status === expected,
    'with one line of history for each shipment': steps.length === left.length,
  });
}

const texts = (rows: readonly { serial: string }[]): string =>
  rows
    .map(({ serial }) => serial)
    .sort()
    .join();

/** An order has one invoice that counts, of its own total, and a stamped one has one stamp. */
async function invoiceFaults(db: Knex, { id, folio, total }: Order): Promise<string[]> {
  const invoices = (await db('invoices').where({ sale_order_id: id, type: 'I' })) as {
    id: number;
    uuid: string | null;
    total: string | number;
  }[];
  const stamped = invoices.filter(({ uuid }) => uuid !== null);
  const stamps = (await db('demo_stamps').whereIn(
    'uuid',
    stamped.map(({ uuid }) => uuid),
  )) as object[];
  return told(folio, {
    'invoiced once at most': invoices.length <= 1,
    'invoiced with its total': invoices.every((invoice) => cents(invoice.total) === cents(total)),
    'stamped by the provider': stamps.length === stamped.length,
  });
}

const told = (folio: string, facts: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(facts).flatMap(([fact, holds]) => (holds ? [] : [`order ${folio}: not ${fact}`]));
