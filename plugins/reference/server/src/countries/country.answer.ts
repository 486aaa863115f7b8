import { z } from 'zod';

export const country = z
  .strictObject({ id: z.int(), name: z.string(), code: z.string(), dial_code: z.string().nullable() })
  .meta({ id: 'Country' });

export const state = z
  .strictObject({ id: z.int(), name: z.string(), code: z.string(), country_id: z.int() })
  .meta({ id: 'State' });
