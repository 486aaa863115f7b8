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
export const branchSchema = z.object({ branch_id: id });
export const paymentSchema = z.object({ method: z.string().regex(/^[a-z_]{1,40}$/) });
export const stageSchema = z.object({ stage: z.enum(['open', 'shipping_method', 'payment_method', 'confirmation']) });
