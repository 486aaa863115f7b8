import { z } from 'zod';
import { amountOutput, dataOutput, paginationOutput } from '@mayorista/kernel';
import { cart } from '../carts/cart.answer';

const cartPaymentUnavailable = z.strictObject({
  method: z.enum(['bank_transfer', 'credit', 'wallet', 'cash']),
  name: z.string(),
  commission_percentage: z.string(),
  available: amountOutput.nullable(),
  closed_because: z.array(z.string()),
});

export const cartPaymentOutput = z.strictObject({
  unavailable: z.array(cartPaymentUnavailable),
  data: z.array(cartPaymentUnavailable),
  total: z.int(),
  meta: z.strictObject({ pagination: paginationOutput }),
});

export const cartPaymentCreateOutput = dataOutput(cart);
