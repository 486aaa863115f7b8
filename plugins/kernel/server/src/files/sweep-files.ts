import { z } from 'zod';
import { defineJob } from '../jobs/define-job';

/** Every night: removes expired private files, and bytes that no row knows (a rollback, a crash between the two). */
export const sweepFiles = defineJob({
  name: 'kernel.sweep-files',
  label: 'Limpiar archivos privados',
  schema: z.object({}),
  cron: '45 3 * * *',
  handler: () => import('./sweep-files.handler'),
});
