import { decimal, getKnex, isZero, service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/pricing/contract';
import { paymentLinkOf, plansOf } from './plan.store';

/** A subscription product as it is sold (spec storefront 3, Subscription checkout). */
export interface OfferedPlan {
  /** The product's public id. */
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly image_url: string | null;
  /** Pesos a month, two decimals. */
  readonly fixed_price: string;
  readonly capacity: string;
  readonly description: readonly string[];
  readonly init_point: string;
}

/** Lists what can be subscribed to: products of the store, of that type, with a price and a plan whose payment link may be followed. */
export async function offeredPlans(strapi: Core.Strapi, locale = 'es'): Promise<OfferedPlan[]> {
  const prices = await service(strapi, 'pricing.subscription-prices').list();
  const ids = prices.map(({ id }) => id);
  const [plans, cards] = await Promise.all([
    plansOf(getKnex(strapi), ids),
    service(strapi, 'catalogue.cards').rows(ids),
  ]);
  const priceOf = new Map(prices.map(({ id, price_mxn: price }) => [id, price]));
  return cards
    .filter(({ is_visible: isVisible }) => Boolean(isVisible))
    .flatMap((card) => {
      const [plan, price] = [plans.get(card.id), priceOf.get(card.id)];
      const link = paymentLinkOf(plan);
      if (plan === undefined || link === null || price === undefined || isZero(price)) return [];
      return {
        id: card.id,
        name: (locale === 'en' ? card.name_en : null) ?? card.name_es,
        sku: card.sku,
        image_url: card.image_url,
        fixed_price: price,
        capacity: plan.capacity,
        description: plan.lines,
        init_point: link,
      };
    })
    .sort((one, other) => decimal(one.fixed_price).cmp(other.fixed_price) || one.id - other.id);
}
