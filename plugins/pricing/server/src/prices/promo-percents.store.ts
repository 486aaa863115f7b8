import { quickRows, type PlainDate } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { isInForce, type OfferDays } from '../offers/offer.rules';
import { tables } from '../uids';
import { promoPercents, type PromoPrices } from './promo-percents.rules';

type OfferRow = OfferDays & { readonly product_id: number; readonly discount: string | number | null };
type PriceRow = PromoPrices & { readonly product_id: number };

const columns = [
  'fixed_price',
  'promo_discount',
  ...[1, 2, 3, 4, 5, 6].map((level) => `promo_level_${level}`),
] as const;

const selectPrices = `select product_id, ${columns.join(', ')} from product_cards where product_id in (@ids)`;
const selectOffers = `select product_id, discount, start_date, end_date, expires from ${tables.offer}
  where product_id in (@ids) and kind in ('promo', 'aaa')`;

/** Reads the percents of promos by product at levels 1 to 6, of those that have any on a day. */
export async function readPromoPercents(
  knex: Knex,
  productIds: readonly number[],
  day: PlainDate,
): Promise<Map<number, readonly number[]>> {
  const prices = await quickRows<PriceRow>(knex, selectPrices, { ids: productIds });
  const offers = await quickRows<OfferRow>(knex, selectOffers, { ids: productIds });
  const dated = new Map<number, number>();
  for (const offer of offers.filter((each) => isInForce(each, day)))
    dated.set(offer.product_id, Math.max(dated.get(offer.product_id) ?? 0, Number(offer.discount)));
  return new Map(
    prices.flatMap((row) => {
      const percents = promoPercents(row, dated.get(row.product_id) ?? 0);
      return percents.some((percent) => percent > 0) ? [[row.product_id, percents] as const] : [];
    }),
  );
}
