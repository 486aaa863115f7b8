import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Indexes the categories again: one of them was changed. */
export const refreshCategories = defineJob({
  name: 'search.refresh-categories',
  label: 'Actualizar categorías en la búsqueda',
  schema: z.object({}),
  servesWaiting: true,
  handler: () => import('./refresh-categories.handler'),
});
