import { z } from 'zod';
import { dataOutput, listOutput } from '@mayorista/kernel';

const massiveDiscount = z
  .strictObject({
    product_a_a_a_discount: z.string().nullable(),
    list_price: z.string().nullable(),
    fixed_price: z.string().nullable(),
    promo_discount: z.string().nullable(),
    promo_level_1: z.string().nullable(),
    promo_level_2: z.string().nullable(),
    promo_level_3: z.string().nullable(),
    promo_level_4: z.string().nullable(),
    promo_level_5: z.string().nullable(),
    promo_level_6: z.string().nullable(),
    id: z.int(),
    sku: z.string(),
    model: z.string(),
    name: z.string(),
    brand_name: z.string().nullable(),
    category_name: z.string().nullable(),
    image_full_path: z.string().nullable(),
  })
  .meta({ id: 'MassiveDiscount' });

export const massiveDiscountListOutput = listOutput(massiveDiscount);

const startedJob = z.strictObject({ job_id: z.int(), products: z.int() }).meta({ id: 'MassiveDiscountJob' });

export const massiveDiscountOutput = dataOutput(startedJob);
