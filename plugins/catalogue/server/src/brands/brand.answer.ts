import { z } from 'zod';
import { namedOutput } from '@mayorista/kernel';

export const brand = z
  .strictObject({
    id: z.int(),
    name: z.string().meta({ examples: ['Vikron'] }),
    web_page: z.string().nullable(),
    status: z.int(),
    image_full_path: z.string().nullable(),
    suppliers: z.array(namedOutput).optional(),
  })
  .meta({ id: 'Brand' });
