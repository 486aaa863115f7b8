import { NOTICES } from '@mayorista/config';
import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

const id = z.number().int().positive();

/** Tells some browsers of a notice; those that do not answer are tried again for about ten minutes. */
export const sendPush = defineJob({
  name: 'notifications.send-push',
  label: 'Enviar aviso a navegadores',
  schema: z.object({ notificationId: id, deliveryIds: z.array(id).min(1) }),
  attempts: NOTICES.pushAttempts,
  backoffMs: 10_000,
  handler: () => import('./send-push.handler'),
});
