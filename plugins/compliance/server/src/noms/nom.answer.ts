import { z } from 'zod';

export const nom = z
  .strictObject({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    authority: z.string().nullable(),
    warning_days: z.int(),
    is_active: z.boolean(),
  })
  .meta({ id: 'Nom' });
