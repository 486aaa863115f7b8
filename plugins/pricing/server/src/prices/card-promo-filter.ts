import { service, today, type Core } from '@mayorista/kernel';
import type { PromoFilter } from '@mayorista/catalogue/contract';
import '../../../contract';
import { tables } from '../uids';

/** What counts as a promo at all. */
const anyPercent = 0.01;

type PromoPart = { readonly level: number; readonly day: string };

/**
 * Cards in promotion, by their own promo or by one whose days include today, that a viewer gets for a percent or more below
 * the list price: the best of promo and level, as on the card. A fixed price ends every promo (design 5). Secondary users know
 * nothing of them.
 */
export const promoFilter = (strapi: Core.Strapi): PromoFilter<PromoPart> => ({
  async partOf({ actor, currency }) {
    const buyer = await service(strapi, 'pricing.prices').buyerOf(actor, currency);
    if (buyer === null || buyer.kind === 'secondary') return null;
    return { level: Math.min(Math.max(Math.trunc(buyer.priceLevel), 1), 6), day: today() };
  },
  condition({ level, day }, percent) {
    const inPromo = (least: number) => [least, least, day, day];
    return {
      sql: `(coalesce(c.fixed_price, 0) <= 0 and (${promoted}) and (c.promo_level_${level} >= ? or ${promoted}))`,
      bindings: [...inPromo(anyPercent), percent, ...inPromo(percent)],
    };
  },
});

const promoted = `c.promo_discount >= ? or c.product_id in (select o.product_id from ${tables.offer} o
  where o.kind in ('promo', 'aaa') and o.discount >= ? and (o.start_date is null or o.start_date <= ?)
  and (o.expires is not true or o.end_date is null or o.end_date >= ?))`;
