import { z } from 'zod';
import { defineJob } from '../define-job';

/** A nightly job that removes finished jobs, relayed events and used idempotency keys older than thirty days, and counts of costs whose hour or day is over. */
export const pruneOld = defineJob({
  name: 'kernel.prune-old',
  label: 'Limpiar trabajos terminados',
  schema: z.object({}),
  cron: '15 3 * * *',
  handler: () => import('./prune-old.handler'),
});
