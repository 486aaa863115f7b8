import { z } from 'zod';

export const brandsTvc = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    status: z.int(),
    brand_id: z.int().nullable(),
    brand_name: z.string().nullable(),
    image_full_path: z.string().nullable(),
  })
  .meta({ id: 'BrandsTvc' });
