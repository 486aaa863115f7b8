import { z } from 'zod';
import { cart } from './cart.answer';

export const cartWishListOutput = z.strictObject({ data: cart, meta: z.strictObject({ left_out: z.array(z.int()) }) });
