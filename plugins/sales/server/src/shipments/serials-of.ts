import { dayOf } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { ShippedSerial } from '../../../contract';
import { tables } from '../uids';

/** Reads the serial numbers that left for an order. */
export async function serialsOf(knex: Knex, orderId: number): Promise<readonly ShippedSerial[]> {
  const rows = (await knex(`${tables.shipmentSerial} as scanned`)
    .join(`${tables.shipment} as shipment`, 'shipment.id', 'scanned.order_shipment_id')
    .join(`${tables.detail} as line`, 'line.id', 'scanned.detail_id')
    .where({ 'shipment.sale_order_id': orderId, 'shipment.state': 'shipped' })
    .select('line.product_id', 'scanned.serial', 'shipment.shipped_at')) as {
    product_id: number;
    serial: string;
    shipped_at: Date | string | number;
  }[];
  return rows.map(({ product_id: productId, serial, shipped_at: at }) => ({ productId, serial, shippedOn: dayOf(at) }));
}
