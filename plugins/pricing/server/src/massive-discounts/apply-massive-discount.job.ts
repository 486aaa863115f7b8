import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Writes a checked grid of prices, product by product, with progress. */
export const applyMassiveDiscountJob = defineJob({
  name: 'pricing.apply-massive-discount',
  label: 'Aplicar descuentos masivos',
  schema: z.object({
    cells: z.array(z.tuple([z.number().int().positive(), z.record(z.string(), z.string().nullable())])),
    actor: z.object({
      kind: z.enum(['person', 'staff', 'token', 'public', 'system']),
      id: z.number().nullable(),
      name: z.string(),
    }),
  }),
  handler: () => import('./apply-massive-discount.handler'),
});
