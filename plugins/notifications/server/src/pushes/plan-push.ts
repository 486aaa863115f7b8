import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Finds the browsers of a notice's people and shares them out among jobs. */
export const planPush = defineJob({
  name: 'notifications.plan-push',
  label: 'Repartir aviso entre navegadores',
  schema: z.object({ notificationId: z.number().int().positive() }),
  handler: () => import('./plan-push.handler'),
});
