import { service, today, type Core } from '@mayorista/kernel';
import type { PromoFilter } from '@mayorista/catalogue/contract';
import '../../../contract';
import { tables } from '../uids';

/**
 * Cards that are reduced for a viewer by a percent or more: by their own promo, by that of the viewer's level, or by one with
 * dates that is in force today. A fixed price ends every promo (design 5). Secondary users know nothing of them.
 */
export const promoFilter =
  (strapi: Core.Strapi): PromoFilter =>
  async ({ actor, currency }) => {
    const buyer = await service(strapi, 'pricing.prices').buyerOf(actor, currency);
    if (buyer === null || buyer.kind === 'secondary') return null;
    const level = `c.promo_level_${Math.min(Math.max(Math.trunc(buyer.priceLevel), 1), 6)}`;
    const day = today();
    return (percent) => ({
      sql: `(coalesce(c.fixed_price, 0) <= 0 and (c.promo_discount >= ? or ${level} >= ? or c.product_id in (${inForce})))`,
      bindings: [percent, percent, percent, day, day],
    });
  };

const inForce = `select o.product_id from ${tables.offer} o where o.kind in ('promo', 'aaa') and o.discount >= ?
  and (o.start_date is null or o.start_date <= ?) and (o.expires is not true or o.end_date is null or o.end_date >= ?)`;
