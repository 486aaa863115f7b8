import type { ShipmentSeed } from '@mayorista/database/seeds';
import { createShaped, getKnex, inTransaction, insertRow, systemActor, type Core, type Tx } from '@mayorista/kernel';
import { detailsOf, insertEvent, type OrderRow } from '../orders/order.store';
import { orderShipments } from '../shipments/order-shipment.record';
import { addShipped, shippableLines } from '../shipments/shipment.store';
import { statusAfter } from '../shipments/shipment.rules';
import { tables } from '../uids';
import { seedOf } from './receipts.demo';

const warehouse = systemActor('Óscar Hernández Nava');
const dayMs = 86_400_000;

/** Lets the demo's orders ship as their seeds say: what left took its pieces from the shelf of its day. */
export async function loadShipments(strapi: Core.Strapi): Promise<void> {
  const knex = getKnex(strapi);
  if ((await knex(tables.shipment).first('id')) !== undefined) return;
  const orders = (await knex(tables.order).where({ source_type: 'demo' }).orderBy('id')) as OrderRow[];
  for (const order of orders)
    for (const seed of seedOf(order)?.shipments ?? []) await inTransaction(strapi, (tx) => ship(tx, order, seed));
}

async function ship(tx: Tx, order: OrderRow, { state, pieces }: ShipmentSeed): Promise<void> {
  const details = await detailsOf(tx.trx, order.id);
  const lines = details.flatMap(({ id }, at) => {
    const quantity = pieces[at] ?? 0;
    return quantity === 0 ? [] : [{ detail_id: id, quantity }];
  });
  const guide = { carrier_id: order.carrier_id, tracking_number: order.tracking_number };
  const id = await createShaped(orderShipments, tx, warehouse, {
    input: { sale_order_id: order.id, branch_id: order.branch_id, lines, serials: [], ...guide },
  });
  if (state === 'picking') return;
  const leftAt = new Date(new Date(order.placed_at).getTime() + dayMs / 2);
  await tx.trx(tables.shipment).where({ id }).update({ state, shipped_at: leftAt, shipped_by: warehouse.name });
  for (const { detail_id: detail, quantity } of lines) {
    await addShipped(tx, detail, quantity);
    await writeSerials(tx, { shipment: id, detail, quantity });
  }
  const status = statusAfter(await shippableLines(tx.trx, [order.id])) ?? order.status;
  await tx.trx(tables.order).where({ id: order.id }).update({ status });
  await insertEvent(tx, order.id, {
    status,
    told: { event: 'status' },
    actorName: warehouse.name,
    at: leftAt,
  });
}

interface Left {
  readonly shipment: number;
  readonly detail: number;
  readonly quantity: number;
}

/** The numbers of pieces that left, where their product carries them. */
async function writeSerials(tx: Tx, { shipment, detail, quantity }: Left): Promise<void> {
  const product = (await tx
    .trx(`${tables.detail} as line`)
    .join('products as product', 'product.id', 'line.product_id')
    .where({ 'line.id': detail })
    .first('product.serial')) as { serial: number | null } | undefined;
  if (product?.serial !== 1) return;
  for (let piece = 1; piece <= quantity; piece += 1)
    await insertRow(tx, tables.shipmentSerial, {
      order_shipment_id: shipment,
      detail_id: detail,
      serial: `D${String(detail).padStart(5, '0')}-${String(piece).padStart(2, '0')}`,
    });
}
