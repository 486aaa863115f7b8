import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

const id = z.number().int().positive();

/** Finds the browsers of a notice's people and shares them out among jobs. */
export const planPush = defineJob({
  name: 'notifications.plan-push',
  label: 'Repartir aviso entre navegadores',
  schema: z.object({ notificationId: id }),
  handler: () => import('./plan-push.handler'),
});

/** Tells some browsers of a notice; those that do not answer are tried again for about ten minutes. */
export const sendPush = defineJob({
  name: 'notifications.send-push',
  label: 'Enviar aviso a navegadores',
  schema: z.object({ notificationId: id, deliveryIds: z.array(id).min(1) }),
  attempts: 7,
  backoffMs: 10_000,
  handler: () => import('./send-push.handler'),
});
