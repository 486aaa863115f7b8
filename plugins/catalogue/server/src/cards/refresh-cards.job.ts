import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Makes the read model follow what was changed in products. */
export const refreshCardsJob = defineJob({
  name: 'catalogue.refresh-cards',
  label: 'Actualizar fichas de productos',
  schema: z.object({ ids: z.array(z.number().int().positive()) }),
  handler: () => import('./refresh-cards.handler'),
});

/** Makes the read model follow a brand, category or stage. */
export const refreshTaxonomyJob = defineJob({
  name: 'catalogue.refresh-taxonomy',
  label: 'Actualizar fichas de una marca, categoría o etapa',
  schema: z.object({ kind: z.enum(['brand', 'category', 'stage']), id: z.number().int().positive() }),
  handler: () => import('./refresh-taxonomy.handler'),
});

/** Makes the read model follow the picture that lies at an address. */
export const refreshPicturedJob = defineJob({
  name: 'catalogue.refresh-pictured',
  label: 'Actualizar fichas que muestran una imagen',
  schema: z.object({ url: z.string() }),
  handler: () => import('./refresh-pictured.handler'),
});
