import { trimEndOf } from '@mayorista/kernel/shared';
import type { DataOf } from '@mayorista/config/answers';

/** What a product's own prices are made of. */
export type PricedProduct = Pick<
  DataOf<'GET /products/{id}'>,
  'id' | 'name' | 'model' | 'list_price' | 'fixed_price' | 'promo_discount'
>;

export const priceFields = ['list_price', 'fixed_price', 'promo_discount'] as const;
export type PriceField = (typeof priceFields)[number];
/** As typed: US dollars, US dollars or nothing, percent. */
export type PricesDraft = Readonly<Record<PriceField, string>>;

export const pricesDraftOf = (product: PricedProduct): PricesDraft => ({
  list_price: numberText(product.list_price),
  fixed_price: numberText(product.fixed_price),
  promo_discount: numberText(product.promo_discount),
});

/** What differs from what is stored, as it is sent: without a fixed price there is none, the others are zero. */
export function changedPrices(draft: PricesDraft, base: PricesDraft): Readonly<Record<string, string | null>> {
  const changed = priceFields.filter((field) => draft[field].trim() !== base[field]);
  return Object.fromEntries(
    changed.map((field) => {
      const typed = draft[field].trim();
      return [field, typed !== '' ? typed : field === 'fixed_price' ? null : '0'];
    }),
  );
}

/** What is wrong with a price: any error whose key mentions it belongs here (spec catalogue 5). */
export function priceErrorOf(errors: Readonly<Record<string, string>>, field: PriceField): string | undefined {
  const found = Object.entries(errors).find(([key]) => key.split('.').includes(field));
  return found?.[1];
}

/** '15.0000' is 15 to people; decimals that say something stay. */
export const numberText = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  return text.includes('.') ? trimEndOf(trimEndOf(text, /0/), /\./) : text;
};
