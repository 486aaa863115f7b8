import { z } from 'zod';
import { defineJob } from '../jobs/define-job';

/** A nightly job that removes expired private files and bytes without a row (after a rollback, or a crash between the two writes). */
export const sweepFiles = defineJob({
  name: 'kernel.sweep-files',
  label: 'Limpiar archivos privados',
  schema: z.object({}),
  cron: '45 3 * * *',
  handler: () => import('./sweep-files.handler'),
});
