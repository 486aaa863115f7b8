import { defineJob } from '@mayorista/kernel';
import { z } from 'zod';

/** Brings the names of employees up to date with those of their accounts. */
export const followPeople = defineJob({
  name: 'workforce.follow-people',
  label: 'Actualizar nombres de empleados',
  schema: z.object({ ids: z.array(z.int()) }),
  handler: () => import('./follow-people.handler'),
});
