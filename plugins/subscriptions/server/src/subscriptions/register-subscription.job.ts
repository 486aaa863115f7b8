import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Tells the platform of a subscription of which it may not have heard: it was away when somebody subscribed. */
export const registerSubscription = defineJob({
  name: 'subscriptions.register-subscription',
  label: 'Registrar una suscripción en la plataforma',
  schema: z.object({ subscriptionId: z.number().int().positive() }),
  service: 'Plataforma de monitoreo',
  attempts: 8,
  backoffMs: 2_000,
  handler: () => import('./register-subscription.handler'),
});
