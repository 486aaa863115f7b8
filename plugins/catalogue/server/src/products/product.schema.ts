import { z } from 'zod';
import { typedNumber } from '@mayorista/kernel';
import { DISCOUNT_TYPES, FLOW_TYPES } from '@mayorista/config';

const mostDollars = 999_999_999;

/** A price is judged as a number, and kept as the text it came in. */
const amount = z
  .union([
    z
      .string()
      .trim()
      .regex(/^-?\d{1,9}(\.\d{1,4})?$/, 'not_a_number'),
    z.number(),
  ])
  .superRefine((value, context) => {
    const about = { origin: 'number', inclusive: true, input: value } as const;
    if (Number(value) < 0) context.addIssue({ code: 'too_small', minimum: 0, ...about });
    if (Number(value) > mostDollars) context.addIssue({ code: 'too_big', maximum: mostDollars, ...about });
  })
  .transform(String);
const percent = typedNumber(z.number().min(0).max(100));
const translations = (max: number) =>
  z.strictObject({ es: z.string().trim().min(1).max(max), en: z.string().trim().max(max).nullish() });
const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).transform((value) => value === true || value === 'true');
const oneOrZero = z.union([z.literal(0), z.literal(1)]);
const relatedId = z.number().int('invalid').positive('invalid').max(2_147_483_647, 'invalid');
const pieces = z.number().int('invalid').min(0).max(10_000_000);

/** A product as staff write it (spec catalogue 3). Prices and costs are US dollars, guarantee is months, forecast is pieces a month. */
export const productInput = z.strictObject({
  name_translations: translations(255),
  description_translations: translations(20_000).partial({ es: true }).nullish(),
  sku: z.string().trim().min(1).max(80),
  model: z.string().trim().min(1).max(120),
  provider_model: z.string().trim().max(120).nullish(),
  barcode: z.string().trim().max(40).nullish(),
  brand_id: relatedId.nullish(),
  category_id: relatedId.nullish(),
  stage_id: relatedId.nullish(),
  tvc_category_id: relatedId.nullish(),
  brand_tvc_id: relatedId.nullish(),
  list_price: amount.default('0'),
  fixed_price: amount.nullish(),
  average_cost: amount.default('0'),
  promo_discount: percent.default(0),
  promo_level_1: percent.nullish(),
  promo_level_2: percent.nullish(),
  promo_level_3: percent.nullish(),
  promo_level_4: percent.nullish(),
  promo_level_5: percent.nullish(),
  promo_level_6: percent.nullish(),
  igi_percentage: percent.default(0),
  forecast: pieces.default(0),
  quantity: pieces.default(0),
  generates_utility: oneOrZero.default(0),
  can_be_added_to_electronic_wallet_type_sale_orders: flag.default(false),
  sat_key: z
    .string()
    .regex(/^\d{8}$/, 'invalid')
    .nullish(),
  /** c_ClaveUnidad; a piece (H87) where none is set. */
  sat_unit: z
    .string()
    .regex(/^[A-Z0-9]{2,3}$/, 'invalid')
    .nullish(),
  guarantee: z.number().int().min(0).max(600).nullish(),
  product_type: z
    .enum(['product_type_physical', 'product_type_subscription', 'product_type_service'])
    .default('product_type_physical'),
  product_flow_type: z.enum(FLOW_TYPES).default('standard'),
  discount_type: z.enum(DISCOUNT_TYPES).default('by_percentage'),
  serial: oneOrZero.default(1),
  batched: oneOrZero.default(0),
  status: oneOrZero.default(0),
  show_in_news: flag.default(false),
  requires_nom: flag.nullish(),
  main_image: relatedId.nullish(),
});

export type ProductInput = z.output<typeof productInput>;

const productIds = z.array(relatedId).max(200);

/** What a product may be changed to: any of its fields, and the products it names. */
export const productChange = productInput
  .partial()
  .extend({ replacements: productIds, related_products: productIds })
  .partial();
export type ProductChange = z.output<typeof productChange>;
