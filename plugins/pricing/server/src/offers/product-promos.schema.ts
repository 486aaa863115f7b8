import { z } from 'zod';
import { DISCOUNT_TYPES, FLOW_TYPES } from '@mayorista/config';
import { day, flag, percent, rate } from '../fields.schema';

const days = { start_date: day.nullish(), end_date: day.nullish(), expires: flag.default(true) };

const discountTypes = { '1': 'by_percentage', '2': 'by_fixed_price' } as const;

/** '1' by percentage, '2' by fixed price; the names are accepted too. */
const discountType = z
  .union([z.enum(['1', '2']), z.literal(1), z.literal(2), z.enum(DISCOUNT_TYPES)])
  .transform((value) =>
    value === 'by_percentage' || value === 'by_fixed_price' ? value : discountTypes[String(value) as '1' | '2'],
  );

/** The document's number of a discount type. */
export const discountTypeNumber = (name: string | null): string => (name === 'by_fixed_price' ? '2' : '1');

/** A product's offers as one form (spec catalogue 3, Promo): what is left out stays, null takes an offer away. */
export const productPromosInput = z.strictObject({
  product_promo_discount: z.strictObject({ discount: percent, ...days }).nullish(),
  product_a_a_a_discount: z.strictObject({ discount: percent, ...days }).nullish(),
  peso_fuerte: z.strictObject({ exchange_rate: rate, ...days }).nullish(),
  product_promo_level_discounts: z.array(percent.nullable()).length(6, 'six_levels').optional(),
  volume_tiers: z
    .array(z.strictObject({ min_quantity: z.number().int().min(2).max(1_000_000), discount: percent }))
    .max(20)
    .optional(),
  discountType: z
    .strictObject({
      discount_type: discountType.optional(),
      product_flow_type: z.enum(FLOW_TYPES).optional(),
    })
    .optional(),
});

export type ProductPromosInput = z.output<typeof productPromosInput>;

/** How each offer is named in the form and kept in the table. */
export const offerKinds = {
  product_promo_discount: 'promo',
  product_a_a_a_discount: 'aaa',
  peso_fuerte: 'peso_fuerte',
} as const;
export type OfferField = keyof typeof offerKinds;
