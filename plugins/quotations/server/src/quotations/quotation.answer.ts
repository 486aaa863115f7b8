import { z } from 'zod';
import { amountOutput, currencyOutput, dayOutput, instantOutput, recordOutput } from '@mayorista/kernel';
import { quotations } from './quotation.record';

const quotationRule = z.enum([
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

const quotationPriceStep = z.strictObject({
  rule: quotationRule,
  label: z.string(),
  value: z.string().nullable(),
  amount: z.string(),
  currency: currencyOutput,
});

const quotationLine = z.strictObject({
  list_price: z.string().optional(),
  discount_reason: z.string().nullable().optional(),
  price_steps: z.array(quotationPriceStep).optional(),
  product_id: z.int(),
  sku: z.string().nullable(),
  model: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  unit_price: amountOutput,
  subtotal: amountOutput,
  discount_percent: z.string().nullable(),
});

const quotationVersion = z.strictObject({
  number: z.int(),
  currency: currencyOutput,
  exchange_rate: z.string(),
  valid_to: dayOutput,
  subtotal: amountOutput,
  iva_rate: z.string(),
  iva: amountOutput,
  total: amountOutput,
  company_amounts: z
    .strictObject({ subtotal: amountOutput, iva: amountOutput, total: amountOutput })
    .nullable()
    .meta({ description: 'Lo que paga la empresa por lo que su usuario secundario ve con margen; nulo para él' }),
  note: z.string().nullable(),
  sent_at: instantOutput,
  sent_by: z.string().nullable(),
  lines: z.array(quotationLine),
});

const quotationDiscount = z
  .strictObject({
    id: z.int(),
    status: z.enum(['waiting', 'granted', 'authorised', 'rejected']),
    product_id: z.int().nullable(),
    percent: z.string().nullable(),
    amount: amountOutput.meta({ description: 'Lo que se regala' }),
    currency: currencyOutput,
    is_below_cost: z.boolean(),
    limit_percent: z.string().meta({ description: 'Hasta dónde concede solo quien lo concede' }),
    granted_by: z.string(),
    decided_by: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'QuotationDiscount' });

/** A quotation with the versions that were sent. */
export const quotation = quotations.outputs.one
  .extend({
    versions: z.array(quotationVersion),
    discounts: z
      .array(quotationDiscount)
      .optional()
      .meta({ description: 'Para la casa: lo que se regala y quién lo autoriza' }),
  })
  .meta({ id: 'QuotationWithVersions' });

export const quotationOutput = recordOutput(quotation);
