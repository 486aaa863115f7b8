import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Makes the read model follow what was changed in products. */
export const refreshCardsJob = defineJob({
  name: 'catalogue.refresh-cards',
  label: 'Actualizar fichas de productos',
  schema: z.object({ ids: z.array(z.number().int().positive()) }),
  handler: () => import('./refresh-cards.handler'),
});

/** Makes the read model follow a brand, category, stage or picture. */
export const refreshTaxonomyJob = defineJob({
  name: 'catalogue.refresh-taxonomy',
  label: 'Actualizar fichas de una marca, categoría, etapa o imagen',
  schema: z.object({ kind: z.enum(['brand', 'category', 'stage', 'picture']), id: z.number().int().positive() }),
  handler: () => import('./refresh-taxonomy.handler'),
});
