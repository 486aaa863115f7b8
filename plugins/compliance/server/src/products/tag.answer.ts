import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const productNomTag = z
  .strictObject({ product_id: z.int(), nomTagFields: z.record(z.string(), z.string().nullable()) })
  .meta({ id: 'ProductNomTag' });

export const productNomTagOutput = dataOutput(productNomTag);
