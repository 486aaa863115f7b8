import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

export const productKitDetail = z
  .strictObject({
    id: z.int(),
    kit_id: z.int(),
    product_id: z.int(),
    quantity: z.int(),
    order: z.int(),
    name: z.string().nullable(),
    model: z.string().nullable(),
    sku: z.string().nullable(),
    image_full_path: z.string().nullable(),
  })
  .meta({ id: 'ProductKitDetail' });

export const productKitDetailListOutput = listOutput(productKitDetail);
