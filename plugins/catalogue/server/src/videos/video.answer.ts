import { z } from 'zod';
import { dataOutput, instantOutput, listOutput } from '@mayorista/kernel';

export const productVideo = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    video_key: z.string(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    order: z.int(),
    updated_at: instantOutput,
  })
  .meta({ id: 'ProductVideo' });

export const productVideoListOutput = listOutput(productVideo);

export const productVideoOutput = dataOutput(productVideo);
