import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';
import { linkedProduct } from '../products/product.answer';

const relatedProduct = z
  .strictObject({ id: z.int(), related_products: z.array(linkedProduct) })
  .meta({ id: 'RelatedProduct' });

export const relatedProductOutput = dataOutput(relatedProduct);

const productReplacement = z
  .strictObject({
    id: z.int(),
    product_replacements: z.array(linkedProduct),
    products_replaced_by: z.array(linkedProduct),
  })
  .meta({ id: 'ProductReplacement' });

export const productReplacementOutput = dataOutput(productReplacement);
