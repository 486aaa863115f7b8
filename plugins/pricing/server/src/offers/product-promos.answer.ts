import { z } from 'zod';
import { dataOutput, dayOutput, listOutput } from '@mayorista/kernel';

const term = {
  start_date: dayOutput.nullable(),
  end_date: dayOutput.nullable(),
  expires: z.boolean(),
  is_in_force: z.boolean(),
  set_by: z.string().nullable(),
};

const discountOffer = z.strictObject({ discount: z.string().meta({ examples: ['12.5'] }), ...term });

const rateOffer = z.strictObject({ exchange_rate: z.string().meta({ examples: ['16.1'] }), ...term });

const productPromo = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    product_promo_discount: discountOffer.nullable(),
    product_a_a_a_discount: discountOffer.nullable(),
    peso_fuerte: rateOffer.nullable(),
    product_promo_level_discounts: z.array(z.string().nullable()),
    promo_discount: z.string().nullable(),
    volume_tiers: z.array(z.strictObject({ min_quantity: z.int(), discount: z.string() })),
    discountType: z.strictObject({ discount_type: z.string(), product_flow_type: z.string().nullable() }),
  })
  .meta({ id: 'ProductPromo' });

export const productPromoListOutput = listOutput(productPromo);

export const productPromoOutput = dataOutput(productPromo);
