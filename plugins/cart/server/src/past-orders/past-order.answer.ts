import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';
import { cart, cartStageChange } from '../carts/cart.answer';

const fromOrder = {
  sale_order: z.strictObject({ id: z.int(), folio: z.string() }).optional(),
  changes: z.array(cartStageChange),
  redirect_to: z.string(),
};

export const saleOrderEditOutput = dataOutput(cart.extend(fromOrder).meta({ id: 'CartOfOrder' }));

const leftOut = z.strictObject({ product_id: z.int(), quantity: z.int(), text: z.string() });

export const saleOrderReorderOutput = dataOutput(
  cart.extend({ ...fromOrder, left_out: z.array(leftOut) }).meta({ id: 'CartOfReorder' }),
);
