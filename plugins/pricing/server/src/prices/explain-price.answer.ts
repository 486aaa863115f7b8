import { z } from 'zod';
import { currencyOutput, dataOutput } from '@mayorista/kernel';

const priceExplanationRule = z.enum([
  'exchange_rate',
  'list_price',
  'fixed_price',
  'dated_promo',
  'level_promo',
  'special_brand_discount',
  'company_discount',
  'company_type_discount',
  'aaa_discount',
  'volume_tier',
  'grade_discount',
  'authorised_discount',
  'secondary_markup',
  'rounding',
]);

const priceExplanationStep = z.strictObject({
  rule: priceExplanationRule,
  label: z.string(),
  value: z.string().nullable(),
  amount: z.string(),
  currency: currencyOutput,
});

const priceExplanationFields = z.strictObject({
  list_price: z.string().nullable(),
  fixed_price: z.string().nullable(),
  promo_discount: z.string().nullable(),
  promo_level_1: z.string().nullable(),
  promo_level_2: z.string().nullable(),
  promo_level_3: z.string().nullable(),
  promo_level_4: z.string().nullable(),
  promo_level_5: z.string().nullable(),
  promo_level_6: z.string().nullable(),
});

const priceExplanation = z
  .strictObject({
    currency: currencyOutput,
    list: z.string(),
    distributor: z.string(),
    fixed: z.string().nullable(),
    final: z.string(),
    percentage: z.string(),
    steps: z.array(priceExplanationStep),
    product: z.strictObject({ id: z.int(), name: z.string(), model: z.string() }),
    company: z.strictObject({ id: z.int(), business_name: z.string(), price_level: z.number() }),
    quantity: z.int(),
    fields: priceExplanationFields.nullable(),
  })
  .meta({ id: 'PriceExplanation' });

export const priceExplanationOutput = dataOutput(priceExplanation);
