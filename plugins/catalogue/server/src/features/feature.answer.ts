import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

export const productFeature = z
  .strictObject({
    product_id: z.int(),
    requires_nom: z.boolean().nullable(),
    weight_kg: z.number().nullable().optional(),
    length_cm: z.number().nullable().optional(),
    width_cm: z.number().nullable().optional(),
    height_cm: z.number().nullable().optional(),
    pieces_per_box: z.int().nullable().optional(),
    country_of_origin: z.string().nullable().optional(),
    unit_category_id: z.int().nullable().optional(),
  })
  .meta({ id: 'ProductFeature' });

export const productFeatureOutput = dataOutput(productFeature);
