import { getKnex, instant, service, type Core } from '@mayorista/kernel';
import '@mayorista/shipping/contract';
import type { PackageFinder } from '@mayorista/shipping/contract';
import { ordersOf } from '../orders/order.scope';
import { eventsOf } from '../orders/order.store';

/** Whoever reads an order follows its package. */
const packageFinder =
  (strapi: Core.Strapi): PackageFinder =>
  async (actor, trackingNumber) => {
    const order = (await ordersOf(strapi, actor)
      .where({ tracking_number: trackingNumber })
      .orderBy('id', 'desc')
      .first('id', 'carrier_id')) as { id: number; carrier_id: number | null } | undefined;
    if (order === undefined) return null;
    const handed = (await eventsOf(getKnex(strapi), order.id)).find(
      ({ status }) => status === 'ready' || status === 'delivered',
    );
    return {
      trackingNumber,
      carrierId: order.carrier_id,
      handedOverAt: handed === undefined ? null : instant(new Date(handed.happened_at)),
    };
  };

/** Lets the packages of orders be followed. */
export const followPackages = (strapi: Core.Strapi): void =>
  service(strapi, 'shipping.tracking').addPackages(packageFinder(strapi));
