import { z } from 'zod';
import type { Cart } from './cart.service';

export const productId = z.coerce
  .number({ error: 'not_a_number' })
  .int('invalid')
  .positive('invalid')
  .max(2_000_000_000);

/** Every write of the cart answers the cart as it is then. */
export const answer = (cart: Cart) => ({ data: cart, meta: {} });
