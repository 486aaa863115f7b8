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
  note: z.string().nullable(),
  sent_at: instantOutput,
  sent_by: z.string().nullable(),
  lines: z.array(quotationLine),
});

/** A quotation with the versions that were sent. */
export const quotation = quotations.outputs.one
  .extend({ versions: z.array(quotationVersion) })
  .meta({ id: 'QuotationWithVersions' });

export const quotationOutput = recordOutput(quotation);
