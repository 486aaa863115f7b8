import { service, today, type Core } from '@mayorista/kernel';
import type { PromoFilter } from '@mayorista/listings/contract';
import '../../../contract';
import { readPromoPercents } from './promo-percents.store';

type PromoPart = { readonly level: number; readonly day: string };

/** Products in promotion, by the price level of who looks. Secondary users know nothing of them. */
export const promoFilter = (strapi: Core.Strapi): PromoFilter<PromoPart> => ({
  async partOf({ actor, currency }) {
    const buyer = await service(strapi, 'pricing.prices').buyerOf(actor, currency);
    if (buyer === null || buyer.kind === 'secondary') return null;
    return { level: Math.min(Math.max(Math.trunc(buyer.priceLevel), 1), 6), day: today() };
  },
  levelOf: ({ level }) => level,
  percentsOf: readPromoPercents,
});
