import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Every minute: reminds whoever attends a prospect of a call that is near. */
export const remindCalls = defineJob({
  name: 'companies.remind-calls',
  label: 'Recordar llamadas agendadas',
  schema: z.object({}),
  cron: '* * * * *',
  handler: () => import('./remind-calls.handler'),
});
