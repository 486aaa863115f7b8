import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Every morning: lights that change with the day, and the tasks of documents that expire in 90, 60 or 30 days. */
export const watchExpiriesJob = defineJob({
  name: 'compliance.watch-expiries',
  label: 'Vigilar vencimientos NOM',
  schema: z.object({}),
  cron: '0 5 * * *',
  handler: () => import('./watch-expiries.handler'),
});
