import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Asks the platform about one subscription. */
export const refreshOne = defineJob({
  name: 'subscriptions.refresh-subscription',
  label: 'Actualizar una suscripción',
  schema: z.object({ subscriptionId: z.number().int().positive() }),
  service: 'Plataforma de monitoreo',
  servesWaiting: true,
  handler: () => import('./refresh-subscription.handler'),
});
