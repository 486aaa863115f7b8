import { STOCKED_PRODUCT_TYPE } from '@mayorista/config';
import type { Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { LineFulfilment } from '../../../order.states';
import { tables } from '../uids';
import { serialKey } from './serial.rules';
import type { ShippableLine } from './shipment.rules';

interface StoredLine {
  readonly id: number;
  readonly product_id: number;
  readonly branch_id: number | null;
  readonly fulfilment: LineFulfilment | null;
  readonly quantity: number;
  readonly shipped_quantity: number | null;
  readonly grade: string | null;
  readonly name: string;
  readonly model: string | null;
  readonly sku: string | null;
}

/** A line of an order with its names, as a shipment shows it. */
export type NamedLine = ShippableLine & {
  readonly orderId: number;
  readonly grade: string;
  readonly name: string;
  readonly model: string | null;
  readonly sku: string | null;
  /** Each piece of the product carries a serial number. */
  readonly carriesSerials: boolean;
  /** Its SKU, model, part number and barcode. */
  readonly codes: readonly (string | null)[];
};

/** Lines of some orders, with what other open shipments hold of them. Services have no pieces and are left out. */
export async function shippableLines(
  knex: Knex,
  orderIds: readonly number[],
  except: number | null = null,
): Promise<NamedLine[]> {
  const held = await heldPieces(knex, orderIds, except);
  const rows = (await knex(`${tables.detail} as line`)
    .leftJoin('products as product', 'product.id', 'line.product_id')
    .leftJoin('product_cards as card', 'card.product_id', 'line.product_id')
    .whereIn('line.sale_order_id', [...orderIds])
    .where((pieces) => void pieces.whereNull('card.product_type').orWhere('card.product_type', STOCKED_PRODUCT_TYPE))
    .orderBy('line.id')
    .select(
      'line.*',
      'product.serial as carries_serials',
      'product.provider_model',
      'product.barcode',
    )) as (StoredLine & {
    readonly provider_model: string | null;
    readonly barcode: string | null;
    readonly sale_order_id: number;
    readonly carries_serials: number | null;
  })[];
  return rows.map((row) => ({
    id: row.id,
    orderId: row.sale_order_id,
    productId: row.product_id,
    branchId: row.branch_id,
    fulfilment: row.fulfilment ?? 'stock',
    quantity: row.quantity,
    shipped: row.shipped_quantity ?? 0,
    held: held.get(row.id) ?? 0,
    grade: row.grade ?? 'Stock',
    name: row.name,
    model: row.model,
    sku: row.sku,
    carriesSerials: row.carries_serials === 1,
    codes: [row.sku, row.model, row.provider_model, row.barcode],
  }));
}

async function heldPieces(
  knex: Knex,
  orderIds: readonly number[],
  except: number | null,
): Promise<Map<number, number>> {
  const rows = (await knex(`${tables.shipmentLine} as part`)
    .join(`${tables.shipment} as shipment`, 'shipment.id', 'part.order_shipment_id')
    .whereIn('shipment.sale_order_id', [...orderIds])
    .where({ 'shipment.state': 'picking' })
    .whereNot({ 'shipment.id': except ?? 0 })
    .groupBy('part.detail_id')
    .select('part.detail_id')
    .sum({ n: 'part.quantity' })) as { detail_id: number; n: number | string }[];
  return new Map(rows.map(({ detail_id: id, n }) => [id, Number(n)]));
}

/** Of some serials, those that other shipments hold and that have not left, as `product|serial`. */
export async function heldSerials(
  knex: Knex,
  serials: readonly string[],
  except: number | null,
): Promise<ReadonlySet<string>> {
  const rows = (await knex(`${tables.shipmentSerial} as scanned`)
    .join(`${tables.shipment} as shipment`, 'shipment.id', 'scanned.order_shipment_id')
    .join(`${tables.detail} as line`, 'line.id', 'scanned.detail_id')
    .whereIn('scanned.serial', [...serials])
    .where({ 'shipment.state': 'picking' })
    .whereNot({ 'shipment.id': except ?? 0 })
    .select('line.product_id', 'scanned.serial')) as { product_id: number; serial: string }[];
  return new Set(rows.map(({ product_id: id, serial }) => serialKey(id, serial)));
}

/** Adds to the pieces of a line that left. */
export const addShipped = (tx: Tx, id: number, quantity: number): Promise<number> =>
  tx
    .trx(tables.detail)
    .where({ id })
    // Lines of former releases hold nothing there.
    .update({ shipped_quantity: tx.trx.raw('coalesce(shipped_quantity, 0) + ?', [quantity]) });

export const countShipments = async (knex: Knex, orderId: number): Promise<number> =>
  Number((await knex(tables.shipment).where({ sale_order_id: orderId }).count({ n: '*' }).first())?.n ?? 0);
