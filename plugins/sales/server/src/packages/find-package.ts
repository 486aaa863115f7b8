import { getKnex, instant, service, type Core } from '@mayorista/kernel';
import '@mayorista/shipping/contract';
import type { PackageFinder } from '@mayorista/shipping/contract';
import { ordersOf, withinOrders } from '../orders/order.scope';
import { eventsOf } from '../orders/order.store';
import { tables } from '../uids';

interface Sent {
  readonly carrier_id: number | null;
  readonly shipped_at: Date | string | number;
}

interface Ordered {
  readonly id: number;
  readonly carrier_id: number | null;
}

/** Whoever reads an order follows its packages: each shipment's, and the guide that its buyer brought. */
const packageFinder =
  (strapi: Core.Strapi): PackageFinder =>
  async (actor, trackingNumber) => {
    const shipments = getKnex(strapi)(tables.shipment);
    withinOrders(shipments, `${tables.shipment}.sale_order_id`, actor, strapi);
    const sent = (await shipments
      .where({ tracking_number: trackingNumber, state: 'shipped' })
      .orderBy('id', 'desc')
      .first('carrier_id', 'shipped_at')) as Sent | undefined;
    if (sent !== undefined)
      return { trackingNumber, carrierId: sent.carrier_id, handedOverAt: instant(new Date(sent.shipped_at)) };
    const order = (await ordersOf(strapi, actor)
      .where({ tracking_number: trackingNumber })
      .orderBy('id', 'desc')
      .first('id', 'carrier_id')) as Ordered | undefined;
    if (order === undefined) return null;
    const handed = (await eventsOf(getKnex(strapi), order.id)).find(({ status }) => handedOver.includes(status));
    return {
      trackingNumber,
      carrierId: order.carrier_id,
      handedOverAt: handed === undefined ? null : instant(new Date(handed.happened_at)),
    };
  };

/** States with which pieces are with their carrier, or wait for it. */
const handedOver: readonly string[] = ['ready', 'shipped', 'delivered'];

/** Lets the packages of orders be followed. */
export const followPackages = (strapi: Core.Strapi): void =>
  service(strapi, 'shipping.tracking').addPackages(packageFinder(strapi));
