import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Every quarter of an hour: what is paid at the provider shows here without anybody looking at it. */
export const refreshSubscriptions = defineJob({
  name: 'subscriptions.refresh-subscriptions',
  label: 'Actualizar suscripciones',
  schema: z.object({}),
  cron: '*/15 * * * *',
  handler: () => import('./refresh-subscriptions.handler'),
});
