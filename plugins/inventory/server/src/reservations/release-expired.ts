import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Every minute: lets go of what was held longer than its time (design 5: thirty minutes). */
export const releaseExpired = defineJob({
  name: 'inventory.release-expired',
  label: 'Liberar apartados vencidos',
  schema: z.object({}),
  cron: '* * * * *',
  handler: () => import('./release-expired.handler'),
});
