import type { DataOf } from '@mayorista/config/answers';
import { numberText } from './prices-draft';

/** A product's offers, levels and volume tiers. */
export type ProductPromos = Omit<DataOf<'GET /product-promos/{id}'>, 'id' | 'product_id' | 'promo_discount'>;

export const offerNames = [
  'product_promo_discount',
  'product_a_a_a_discount',
  'peso_fuerte',
] as const satisfies readonly (keyof ProductPromos)[];
export type OfferName = (typeof offerNames)[number];
export type Offer = NonNullable<ProductPromos[OfferName]>;

export interface OfferDraft {
  /** Percent, or pesos for a dollar of peso fuerte. */
  readonly value: string;
  readonly start: string;
  readonly end: string;
  readonly expires: boolean;
}

export interface TierDraft {
  readonly from: string;
  readonly discount: string;
}

export interface PromosDraft {
  readonly offers: Readonly<Record<OfferName, OfferDraft | null>>;
  readonly levels: readonly string[];
  readonly tiers: readonly TierDraft[];
  readonly discountType: string;
  readonly flowType: string;
}

export const newOffer: OfferDraft = { value: '', start: '', end: '', expires: true };
export const newTier: TierDraft = { from: '', discount: '' };

export const promosDraftOf = (promos: ProductPromos): PromosDraft => ({
  offers: {
    product_promo_discount: offerDraftOf(promos.product_promo_discount),
    product_a_a_a_discount: offerDraftOf(promos.product_a_a_a_discount),
    peso_fuerte: offerDraftOf(promos.peso_fuerte),
  },
  levels: promos.product_promo_level_discounts.map(numberText),
  tiers: promos.volume_tiers.map(({ min_quantity: from, discount }) => ({
    from: String(from),
    discount: numberText(discount),
  })),
  discountType: promos.discountType.discount_type,
  flowType: promos.discountType.product_flow_type ?? '',
});

const offerDraftOf = (offer: Offer | null): OfferDraft | null =>
  offer && {
    value: numberText('discount' in offer ? offer.discount : offer.exchange_rate),
    start: offer.start_date?.slice(0, 10) ?? '',
    end: offer.end_date?.slice(0, 10) ?? '',
    expires: offer.expires,
  };

/** The parts that differ from what is stored, as they are sent; what is left out stays as it is. */
export function changedPromos(draft: PromosDraft, base: PromosDraft): Readonly<Record<string, unknown>> {
  const offers = offerNames.flatMap((name) =>
    isSame(draft.offers[name], base.offers[name]) ? [] : [[name, offerBody(name, draft.offers[name])] as const],
  );
  const kind = {
    ...(draft.discountType === base.discountType ? {} : { discount_type: draft.discountType }),
    ...(draft.flowType === base.flowType ? {} : { product_flow_type: draft.flowType }),
  };
  return {
    ...Object.fromEntries(offers),
    ...(isSame(draft.levels, base.levels)
      ? {}
      : { product_promo_level_discounts: draft.levels.map((level) => (level.trim() === '' ? null : level.trim())) }),
    ...(isSame(draft.tiers, base.tiers) ? {} : { volume_tiers: draft.tiers.map(tierBody) }),
    ...(Object.keys(kind).length === 0 ? {} : { discountType: kind }),
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function offerBody(name: OfferName, offer: OfferDraft | null) {
  if (offer === null) return null;
  const value = offer.value.trim();
  return {
    ...(value === '' ? {} : { [name === 'peso_fuerte' ? 'exchange_rate' : 'discount']: value }),
    start_date: offer.start === '' ? null : offer.start,
    end_date: offer.end === '' || !offer.expires ? null : offer.end,
    expires: offer.expires,
  };
}

const tierBody = ({ from, discount }: TierDraft) => ({
  ...(from.trim() === '' ? {} : { min_quantity: /^\d{1,9}$/.test(from.trim()) ? Number(from) : from.trim() }),
  ...(discount.trim() === '' ? {} : { discount: discount.trim() }),
});
