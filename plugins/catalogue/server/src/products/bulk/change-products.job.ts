import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Gives many products the same fields, one by one: those that may not be changed are named in the job's result. */
export const changeProductsJob = defineJob({
  name: 'catalogue.change-products',
  label: 'Edición masiva de productos',
  schema: z.object({
    productIds: z.array(z.number().int().positive()),
    changes: z.record(z.string(), z.unknown()),
    actor: z.object({
      kind: z.enum(['person', 'staff', 'token', 'public', 'system']),
      id: z.number().nullable(),
      name: z.string(),
    }),
  }),
  handler: () => import('./change-products.handler'),
});
