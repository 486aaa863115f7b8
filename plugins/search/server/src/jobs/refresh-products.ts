import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';
import { PATIENT_ATTEMPTS } from './patience';

/** Indexes products again as they are now: what every event about a product asks for. */
export const refreshProducts = defineJob({
  name: 'search.refresh-products',
  label: 'Actualizar productos en la búsqueda',
  schema: z.object({ ids: z.array(z.number().int().positive()).min(1) }),
  // Harmless however often it runs; given up, people would find what is no longer so. Processes may die many times in a row.
  attempts: PATIENT_ATTEMPTS,
  handler: () => import('./refresh-products.handler'),
});
