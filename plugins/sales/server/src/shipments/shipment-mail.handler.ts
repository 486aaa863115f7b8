import { findShaped, inTransaction, sendMail, service, systemActor, type JobHandler } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { orderShipments } from './order-shipment.record';
import type { ShipmentRow } from './judge-shipment';
import { shippableLines } from './shipment.store';
import { tables } from '../uids';

/** Tells the buyer what left and what is still to come. */
export const run: JobHandler<{ shipmentId: number; orderId: number }> = ({
  strapi,
  payload: { shipmentId, orderId },
}) =>
  inTransaction(strapi, async (tx) => {
    const shipment = (await findShaped(
      orderShipments,
      { strapi, trx: tx.trx },
      shipmentId,
      systemActor('Ventas'),
    )) as ShipmentRow | null;
    const order = (await tx
      .trx(tables.order)
      .where({ id: orderId })
      .first('folio', 'user_id', 'purchase_order_number')) as
      { folio: string; user_id: number; purchase_order_number: string | null } | undefined;
    const buyer = order === undefined ? null : await service(strapi, 'people.users').find(order.user_id);
    if (shipment === null || order === undefined || buyer === null) return { sent: false };
    const lines = await shippableLines(tx.trx, [orderId]);
    const nameOf = (id: number): string => {
      const line = lines.find((each) => each.id === id);
      return [line?.model, line?.name].filter(Boolean).join(' ');
    };
    const waiting = lines.filter(({ quantity, shipped, fulfilment }) => shipped < quantity && (fulfilment === 'stock' || fulfilment === 'backorder')); // prettier-ignore
    const guide = [shipment.carrier_name, shipment.tracking_number].filter(Boolean).join(', guía ');
    await sendMail(tx, {
      isSafeToKeep: true,
      key: `order-shipment:${shipmentId}:shipped`,
      to: buyer.email,
      subject: `Tu pedido ${order.folio} va en camino`,
      text: [
        ...(order.purchase_order_number === null ? [] : [`Tu orden de compra: ${order.purchase_order_number}`, '']),
        `El embarque ${shipment.number ?? ''} salió con:`,
        '',
        ...shipment.lines.map(({ detail_id: id, quantity }) => `${quantity} x ${nameOf(id)}`),
        '',
        ...(guide === '' ? [] : [`Paquetería: ${guide}`, '']),
        ...(waiting.length === 0
          ? ['Con este embarque tu pedido está completo.']
          : ['Falta por enviar:', ...waiting.map((line) => `${line.quantity - line.shipped} x ${nameOf(line.id)}`)]),
      ].join('\n'),
      tag: 'order-shipped',
    });
    return { sent: true };
  });
