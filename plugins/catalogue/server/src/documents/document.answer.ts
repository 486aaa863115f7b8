import { z } from 'zod';
import { dataOutput, fileOutput, instantOutput, listOutput } from '@mayorista/kernel';

export const productDocument = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    requirement_id: z.int().nullable(),
    is_public: z.boolean(),
    name: z.string(),
    mime: z.string().nullable(),
    size_bytes: z.int().nullable(),
    url: z.string(),
    uploaded_by: z.string().nullable(),
    created_at: instantOutput,
  })
  .meta({ id: 'ProductDocument' });

export const productDocumentListOutput = listOutput(productDocument);

export const productDocumentOutput = fileOutput('*/*');

export const productDocumentCreateOutput = dataOutput(productDocument);
