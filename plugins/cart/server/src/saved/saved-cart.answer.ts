import { z } from 'zod';
import { dataOutput, instantOutput, listOutput, namedOutput } from '@mayorista/kernel';
import { cart } from '../carts/cart.answer';

const savedCart = z
  .strictObject({ id: z.int(), name: z.string(), total_pieces: z.int(), lines: z.int(), saved_at: instantOutput })
  .meta({ id: 'SavedCart' });

export const savedCartListOutput = listOutput(savedCart);

export const savedCartOutput = dataOutput(namedOutput);

export const savedCartLoadOutput = z.strictObject({
  data: cart,
  meta: z.strictObject({ left_out: z.array(z.number()) }),
});
