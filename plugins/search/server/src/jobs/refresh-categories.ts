import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';
import { PATIENT_ATTEMPTS } from './patience';

/** Indexes the categories again: one of them was changed. */
export const refreshCategories = defineJob({
  name: 'search.refresh-categories',
  label: 'Actualizar categorías en la búsqueda',
  schema: z.object({}),
  attempts: PATIENT_ATTEMPTS,
  servesWaiting: true,
  handler: () => import('./refresh-categories.handler'),
});
