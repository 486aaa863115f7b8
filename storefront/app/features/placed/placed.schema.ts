import { z } from 'zod';

const id = z.coerce.number().int().positive();

export const receiptSchema = z.object({ payment_id: id });
export const lineSchema = z.object({ line_id: id });
export const replaceSchema = z.object({ line_id: id, product_id: id });

export const opinionSteps = [
  'step_products',
  'step_shipping',
  'step_address',
  'step_payment',
  'step_confirmation',
  'step_other',
] as const;

const ticked = z
  .literal('1')
  .optional()
  .transform((value) => value === '1');

/** How easy the purchase was, and what of it that is about; what is missing is the platform's to say. */
export const opinionSchema = z.object({
  ease: z.coerce.number().optional(),
  step_products: ticked,
  step_shipping: ticked,
  step_address: ticked,
  step_payment: ticked,
  step_confirmation: ticked,
  step_other: ticked,
  comment: z
    .string()
    .max(3_000)
    .transform((text) => text.trim() || null)
    .optional(),
});
