import { defineJob } from '../jobs/define-job';
import { exportPayload } from './run-export.schema';

/** Writes one export into a private file of the person who asked for it. */
export const runExport = defineJob({
  name: 'kernel.run-export',
  label: 'Exportación',
  schema: exportPayload,
  attempts: 3,
  handler: () => import('./run-export.handler'),
});
