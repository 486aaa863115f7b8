import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

export const productImage = z
  .strictObject({
    id: z.int(),
    media_id: z.int(),
    url: z.string(),
    file_name: z.string(),
    alt: z.string().nullable(),
    collection: z.string(),
    is_main: z.boolean(),
  })
  .meta({ id: 'ProductImage' });

export const productImageListOutput = listOutput(productImage);

export const productImageOutput = z.strictObject({ data: z.null(), message: z.string(), meta: z.strictObject({}) });
