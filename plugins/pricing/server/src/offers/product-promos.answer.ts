import { z } from 'zod';
import { dataOutput, listOutput } from '@mayorista/kernel';

const productPromoProductPromoDiscount = z.strictObject({
  discount: z.string(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  expires: z.boolean(),
  is_in_force: z.boolean(),
  set_by: z.string(),
});

const productPromo = z
  .strictObject({
    product_promo_level_discounts: z.array(z.string().nullable()),
    promo_discount: z.string().nullable(),
    volume_tiers: z.array(z.strictObject({ min_quantity: z.int(), discount: z.string() })),
    discountType: z.strictObject({ discount_type: z.string(), product_flow_type: z.string().nullable() }),
    id: z.int(),
    product_id: z.int(),
    product_promo_discount: productPromoProductPromoDiscount.nullable().optional(),
    product_a_a_a_discount: z.int().nullable().optional(),
    peso_fuerte: z.string().nullable().optional(),
  })
  .meta({ id: 'ProductPromo' });

export const productPromoListOutput = listOutput(productPromo);

export const productPromoOutput = dataOutput(productPromo);
