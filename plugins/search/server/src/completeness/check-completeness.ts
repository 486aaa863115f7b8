import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Counts after an import whether all products have cards and are found; its result says which do not. */
export const checkCompleteness = defineJob({
  name: 'search.check-completeness',
  label: 'Comprobar que todos los productos se muestran',
  schema: z.object({}),
  handler: () => import('./check-completeness.handler'),
});
