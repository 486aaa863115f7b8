import type { PriceFields } from '@mayorista/catalogue/contract';
import type { OfferRow, TierRow } from './offer.store';
import { discountTypeNumber, offerKinds, type OfferField } from './product-promos.schema';
import { isInForce } from './offer.rules';

interface Parts {
  readonly productId: number;
  readonly fields: PriceFields;
  readonly kind: { readonly discount_type: string | null; readonly product_flow_type: string | null };
  readonly offers: readonly OfferRow[];
  readonly tiers: readonly TierRow[];
  readonly day: string;
}

/** A product's offers as its form shows them (spec catalogue 3, Promo). */
export const productPromosView = ({ productId, fields, kind, offers, tiers, day }: Parts) => ({
  id: productId,
  product_id: productId,
  ...Object.fromEntries(
    (Object.keys(offerKinds) as OfferField[]).map((field) => [
      field,
      offerView(
        offers.find(({ kind: each }) => each === offerKinds[field]),
        day,
      ),
    ]),
  ),
  product_promo_level_discounts: [1, 2, 3, 4, 5, 6].map((level) => fields[`promo_level_${level}` as keyof PriceFields]),
  promo_discount: fields.promo_discount,
  volume_tiers: tiers.map(({ min_quantity, discount }) => ({ min_quantity, discount: String(discount) })),
  discountType: { discount_type: discountTypeNumber(kind.discount_type), product_flow_type: kind.product_flow_type },
});

function offerView(offer: OfferRow | undefined, day: string) {
  if (offer === undefined) return null;
  const value =
    offer.kind === 'peso_fuerte'
      ? { exchange_rate: String(offer.exchange_rate) }
      : { discount: String(offer.discount) };
  return {
    ...value,
    start_date: offer.start_date,
    end_date: offer.end_date,
    expires: Boolean(offer.expires),
    is_in_force: isInForce(offer, day),
    set_by: offer.set_by,
  };
}
