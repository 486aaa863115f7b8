import type { OfferRow, TierRow } from './offer.store';
import { offerKinds } from './product-promos.schema';

/** The name under which the history of a product's offers and volume tiers is kept, by the product's id. */
export const offersAuditedAs = 'product-promos';

/** Offers and tiers as the history compares them: 'peso_fuerte.exchange_rate', 'volume_tiers.10'. Pure. */
export const offerFacts = (offers: readonly OfferRow[], tiers: readonly TierRow[]): Record<string, string | null> => ({
  ...Object.fromEntries(
    Object.entries(offerKinds).flatMap(([name, kind]) =>
      offers.filter((offer) => offer.kind === kind).flatMap((offer) => factsOfOffer(name, offer)),
    ),
  ),
  ...Object.fromEntries(tiers.map(({ min_quantity: from, discount }) => [`volume_tiers.${from}`, plain(discount)])),
});

function factsOfOffer(name: string, offer: OfferRow): [string, string | null][] {
  const value: [string, string | null] =
    offer.kind === 'peso_fuerte'
      ? [`${name}.exchange_rate`, plain(offer.exchange_rate)]
      : [`${name}.discount`, plain(offer.discount)];
  return [
    value,
    [`${name}.start_date`, day10(offer.start_date)],
    [`${name}.end_date`, offer.expires ? day10(offer.end_date) : null],
  ];
}

/** '15.0000' of one database and 15 of another are the same. */
const plain = (value: string | number | null): string | null => (value === null ? null : String(Number(value)));
const day10 = (date: string | null): string | null => date?.slice(0, 10) ?? null;
