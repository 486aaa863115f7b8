import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';
import { PATIENT_ATTEMPTS } from '../jobs/patience';

/** Tells the engine of the synonyms as they are now; searches follow at once. */
export const applySynonyms = defineJob({
  name: 'search.apply-synonyms',
  label: 'Actualizar sinónimos en la búsqueda',
  schema: z.object({}),
  attempts: PATIENT_ATTEMPTS,
  servesWaiting: true,
  handler: () => import('./apply-synonyms.handler'),
});
