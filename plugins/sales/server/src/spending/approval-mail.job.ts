import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

export const mailApproval = defineJob({
  name: 'sales.mail-approval',
  label: 'Pedir la aprobación de un pedido',
  schema: z.object({ orderId: z.number().int().positive() }),
  handler: () => import('./approval-mail.handler'),
});
