import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Derives the NOM lights of some products anew, after something they stand on changed. */
export const refreshLightsJob = defineJob({
  name: 'compliance.refresh-lights',
  label: 'Actualizar semáforos NOM',
  schema: z.object({ ids: z.array(z.number().int().positive()) }),
  handler: () => import('./refresh-lights.handler'),
});

/** The same for every product under a norm, after a norm, a requirement or a tariff fraction changed. */
export const refreshAllLightsJob = defineJob({
  name: 'compliance.refresh-all-lights',
  label: 'Actualizar todos los semáforos NOM',
  schema: z.object({}),
  servesWaiting: true,
  handler: () => import('./refresh-all-lights.handler'),
});
