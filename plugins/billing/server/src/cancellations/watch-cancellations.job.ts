import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Asks again for all requests without an answer: a receiver has three days. */
export const watchCancellations = defineJob({
  name: 'billing.watch-cancellations',
  label: 'Revisar cancelaciones en espera',
  schema: z.object({}),
  cron: '*/15 * * * *',
  handler: () => import('./watch-cancellations.handler'),
});
