import { z } from 'zod';
import { quantityFrom } from '../product-card';

const id = z.coerce.number().int().positive();

/** A typed quantity: empty or zero becomes one. */
const quantity = z.string().transform((text) => quantityFrom(text));

/** `is_replacement`: offered instead of another product; `keeps_original`: wanted although the branch has none; `auction_type`: refurbished. */
export const addLineSchema = z.object({
  product_id: id,
  quantity,
  is_replacement: z.literal('1').optional(),
  keeps_original: z.literal('1').optional(),
  auction_type: z
    .string()
    .regex(/^[A-Z]{1,20}$/)
    .optional(),
});
export const changeLineSchema = z.object({ detail_id: id, quantity });
export const removeLineSchema = z.object({ detail_id: id });
export const cartSchema = z.object({ cart_id: id });
export const placeSchema = z.object({ cart_id: id, version: z.coerce.number().int().min(0).optional() });
export const stageSchema = z.object({ stage: z.enum(['open', 'shipping_method', 'payment_method', 'confirmation']) });

/** Whether it is a discount is the platform's to say: it tells all that is wrong at once. */
const discount = { percent: z.string().max(20), reason: z.string().max(1_000).default('') };
export const discountSchema = z.object({ cart_id: id, ...discount });
export const lineDiscountSchema = z.object({ detail_id: id, ...discount });

export const saveSchema = z.object({ name: z.string().max(500) });
export const savedSchema = z.object({ saved_id: id });
export const loadSavedSchema = z.object({ saved_id: id, replace: z.literal('1').optional() });
