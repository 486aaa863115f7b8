import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';
import { PATIENT_ATTEMPTS } from './patience';

/** Makes the search indexes anew; searches go on in the old ones meanwhile. `unlessCurrent` leaves alone what another process made anew. */
export const rebuildIndex = defineJob({
  name: 'search.rebuild-index',
  label: 'Reconstruir el índice de búsqueda',
  schema: z.object({ unlessCurrent: z.boolean().default(false) }),
  attempts: PATIENT_ATTEMPTS,
  servesWaiting: true,
  handler: () => import('./rebuild-index.handler'),
});
