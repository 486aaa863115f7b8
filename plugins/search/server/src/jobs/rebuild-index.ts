import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';
import { PATIENT_ATTEMPTS } from './patience';

/** Makes the search indexes anew; searches go on in the old ones meanwhile. */
export const rebuildIndex = defineJob({
  name: 'search.rebuild-index',
  label: 'Reconstruir el índice de búsqueda',
  schema: z.object({}),
  attempts: PATIENT_ATTEMPTS,
  handler: () => import('./rebuild-index.handler'),
});
