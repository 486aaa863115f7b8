import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

export const mailShipment = defineJob({
  name: 'sales.mail-shipment',
  label: 'Avisar del embarque de un pedido',
  schema: z.object({ shipmentId: z.number().int().positive(), orderId: z.number().int().positive() }),
  handler: () => import('./shipment-mail.handler'),
});
