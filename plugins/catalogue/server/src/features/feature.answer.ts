import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

export const productFeature = z
  .strictObject({
    product_id: z.int(),
    requires_nom: z.boolean().nullable(),
    weight_kg: z.number().nullable(),
    length_cm: z.number().nullable(),
    width_cm: z.number().nullable(),
    height_cm: z.number().nullable(),
    pieces_per_box: z.int().nullable(),
    country_of_origin: z.string().nullable(),
    unit_category_id: z.int().nullable(),
  })
  .meta({ id: 'ProductFeature' });

export const productFeatureOutput = dataOutput(productFeature);
