import { z } from 'zod';

export const tariffFraction = z
  .strictObject({
    id: z.int(),
    code: z.string(),
    nico: z.string(),
    formatted: z.string(),
    description: z.string(),
    unit: z.string().nullable(),
    igi_percentage: z.string(),
    is_active: z.boolean(),
    noms: z.array(z.strictObject({ id: z.int(), code: z.string() })),
  })
  .meta({ id: 'TariffFraction' });
