import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** When the time to pay is over, the cart goes back to the list of products. */
export const reopenExpired = defineJob({
  name: 'cart.reopen-expired',
  label: 'Regresar carritos con apartado vencido',
  schema: z.object({ cartId: z.number().int().positive() }),
  handler: () => import('./reopen-expired.handler'),
});
