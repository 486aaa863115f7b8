import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Tells the buyer that their order was received, once. */
export const sendOrderMail = defineJob({
  name: 'sales.send-order-mail',
  label: 'Enviar confirmación de pedido',
  schema: z.object({ orderId: z.number().int().positive() }),
  handler: () => import('./order-mail.handler'),
});
