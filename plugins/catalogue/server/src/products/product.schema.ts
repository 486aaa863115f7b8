import { z } from 'zod';

const amount = z.union([z.string().regex(/^\d{1,9}(\.\d{1,4})?$/, 'not_a_number'), z.number().min(0).max(999_999_999)]).transform(String);
const percent = z.coerce.number({ error: 'not_a_number' }).min(0).max(100);
const translations = (max: number) => z.strictObject({ es: z.string().trim().min(1).max(max), en: z.string().trim().max(max).nullish() });
const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).transform((value) => value === true || value === 'true');

/** A product as staff write it (spec catalogue 3). Prices are US dollars, guarantee is months. */
export const productInput = z.strictObject({
  name_translations: translations(255),
  description_translations: translations(20_000).partial({ es: true }).nullish(),
  sku: z.string().trim().min(1).max(80),
  model: z.string().trim().min(1).max(120),
  provider_model: z.string().trim().max(120).nullish(),
  barcode: z.string().trim().max(40).nullish(),
  brand_id: z.number().int().positive().nullish(),
  category_id: z.number().int().positive().nullish(),
  stage_id: z.number().int().positive().nullish(),
  list_price: amount.default('0'),
  fixed_price: amount.nullish(),
  promo_discount: percent.default(0),
  promo_level_1: percent.nullish(),
  promo_level_2: percent.nullish(),
  promo_level_3: percent.nullish(),
  promo_level_4: percent.nullish(),
  promo_level_5: percent.nullish(),
  promo_level_6: percent.nullish(),
  sat_key: z.string().regex(/^\d{8}$/, 'invalid').nullish(),
  guarantee: z.number().int().min(0).max(600).nullish(),
  product_type: z.enum(['product_type_physical', 'product_type_subscription', 'product_type_service']).default('product_type_physical'),
  product_flow_type: z.enum(['standard', 'volume', 'on_request', 'project']).default('standard'),
  serial: z.union([z.literal(0), z.literal(1)]).default(1),
  batched: z.union([z.literal(0), z.literal(1)]).default(0),
  status: z.union([z.literal(0), z.literal(1)]).default(0),
  show_in_news: flag.default(false),
  requires_nom: flag.nullish(),
  main_image: z.number().int().positive().nullish(),
});

export type ProductInput = z.output<typeof productInput>;
