import type { Told } from '../orders/event-words';
import {
  insertRow,
  NotFoundError,
  nowInstant,
  service,
  throwIfAny,
  type Actor,
  type MoveContext,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import type { Grade, StockLine } from '@mayorista/inventory/contract';
import type { ColumnsOf } from '@mayorista/kernel/shape';
import { roundToCents } from '@mayorista/kernel/shared';
import type { orderShipment } from '../../../shared/order-shipment.shape';
import { changeStatusIn } from '../orders/change-status';
import { lineTotal } from '../orders/order.rules';
import { insertEvent, lockOrder, type OrderRow } from '../orders/order.store';
import { tables } from '../uids';
import { judgeDraft, judgeMissing, toDraft, type ShipmentRow } from './judge-shipment';
import { addShipped, shippableLines, type NamedLine } from './shipment.store';
import { statusAfter } from './shipment.rules';

/**
 * Lets the pieces of a shipment leave, once: those that the order took are counted as gone, awaited ones are taken from the shelf now; serials go
 * with them, and the order's state follows. Throws ValidationError with every reason.
 */
export async function dispatchShipment({
  tx,
  actor,
  record,
}: MoveContext<typeof orderShipment, 'dispatch'>): Promise<ColumnsOf<typeof orderShipment>> {
  const order = await lockOrder(tx, record.sale_order_id);
  if (order === undefined) throw new NotFoundError();
  const draft = toDraft(record);
  const { lines, refusals } = await judgeDraft(tx, order, draft);
  throwIfAny([...refusals, ...judgeMissing(draft, lines)]);
  await takeAwaited(tx, actor, record, lines);
  for (const { detail_id: id, quantity } of record.lines) await addShipped(tx, id, quantity);
  await shipSerials(tx, actor, record, lines);
  await follow(tx, actor, order, record);
  return { shipped_at: nowInstant(), shipped_by: actor.name };
}

/** Takes awaited pieces from the warehouse's shelf, and leaves what is still awaited on a line of its own. */
async function takeAwaited(tx: Tx, actor: Actor, record: ShipmentRow, lines: readonly NamedLine[]): Promise<void> {
  const awaited = record.lines.flatMap(({ detail_id: id, quantity }) => {
    const line = lines.find((each) => each.id === id && each.fulfilment === 'backorder');
    return line === undefined ? [] : [{ line, quantity }];
  });
  if (awaited.length === 0) return;
  const wanted = awaited.map(({ line, quantity }): StockLine => ({
    productId: line.productId,
    branchId: record.branch_id,
    grade: line.grade as Grade,
    quantity,
  }));
  const holder = { type: 'order-shipment', id: String(record.id) };
  await service(tx.strapi, 'inventory.stock').take(tx, holder, wanted, {
    cause: 'Venta',
    referenceType: 'sale-order',
    referenceId: String(record.sale_order_id),
    actorName: actor.name,
  });
  for (const { line, quantity } of awaited) await splitAwaited(tx, record, line, quantity);
}

async function splitAwaited(tx: Tx, record: ShipmentRow, line: NamedLine, quantity: number): Promise<void> {
  const row = (await tx.trx(tables.detail).where({ id: line.id }).first()) as Record<string, unknown> & {
    readonly unit_price: string | number;
  };
  const priced = (pieces: number) => ({
    quantity: pieces,
    subtotal: lineTotal({ quantity: pieces, unitPrice: roundToCents(row.unit_price) }),
  });
  await tx
    .trx(tables.detail)
    .where({ id: line.id })
    .update({ fulfilment: 'stock', branch_id: record.branch_id, ...priced(quantity) });
  if (line.quantity === quantity) return;
  const { id: _id, document_id: _document, ...copied } = row;
  const rest = await insertRow(tx, tables.detail, {
    ...copied,
    ...priced(line.quantity - quantity),
    shipped_quantity: 0,
  });
  // What other shipments hold of the line is of the pieces that are still awaited.
  const others = tx
    .trx(tables.shipment)
    .where({ sale_order_id: record.sale_order_id, state: 'picking' })
    .whereNot({ id: record.id })
    .select('id');
  for (const table of [tables.shipmentLine, tables.shipmentSerial])
    await tx
      .trx(table)
      .where({ detail_id: line.id })
      .whereIn('order_shipment_id', others.clone())
      .update({ detail_id: rest });
}

async function shipSerials(tx: Tx, actor: Actor, record: ShipmentRow, lines: readonly NamedLine[]): Promise<void> {
  const pieces = record.serials.flatMap(({ detail_id: id, serial }) => {
    const line = lines.find((each) => each.id === id);
    return line === undefined
      ? []
      : [{ serial, productId: line.productId, grade: line.grade as Grade, branchId: record.branch_id }];
  });
  if (pieces.length === 0) return;
  await service(tx.strapi, 'inventory.serials').ship(tx, pieces, {
    type: 'order-shipment',
    id: String(record.id),
    name: record.number ?? '',
    actorName: actor.name,
  });
}

/** Writes the shipment into the order's history, and moves the order along. */
async function follow(tx: Tx, actor: Actor, order: OrderRow, record: ShipmentRow): Promise<void> {
  const pieces = record.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const guide = [record.carrier_name, record.tracking_number].filter(Boolean).join(' ');
  const told: Told = {
    event: pieces === 1 ? 'shipped_piece' : 'shipped_pieces',
    params: { number: record.number ?? '', pieces, guide: guide === '' ? '' : ` · ${guide}` },
  };
  const to = statusAfter(await shippableLines(tx.trx, [order.id], record.id));
  await insertEvent(tx, order.id, { status: to ?? order.status, told, actorName: actor.name });
  if (record.tracking_number !== null)
    await tx
      .trx(tables.order)
      .where({ id: order.id })
      .update({ tracking_number: record.tracking_number, ...carrierOf(record) });
  if (to !== null && to !== order.status) await changeStatusIn(tx, { orderId: order.id, to }, actor);
}

const carrierOf = ({ carrier_id: id, carrier_name: name }: ShipmentRow) =>
  id === null ? {} : { carrier_id: id, carrier_name: name };
