import { z } from 'zod';
import { typedNumber } from '@mayorista/kernel';
import type { Cart } from './cart.service';

export const productId = typedNumber(
  z.number({ error: 'not_a_number' }).int('invalid').positive('invalid').max(2_000_000_000),
);

/** Every write of the cart answers the cart as it is then. */
export const answer = (cart: Cart) => ({ data: cart, meta: {} });
