import { z } from 'zod';
import { dataOutput, listOutput } from '@mayorista/kernel';
import { cart } from '../carts/cart.answer';

const cartSaleOrderType = z
  .strictObject({
    id: z.int(),
    key: z.enum(['normal', 'electronic_wallet']),
    name: z.string(),
    is_selected: z.boolean(),
    is_available: z.boolean(),
    refused_product_ids: z.array(z.int()),
  })
  .meta({ id: 'CartSaleOrderType' });

export const cartSaleOrderTypeListOutput = listOutput(cartSaleOrderType);

export const cartSaleOrderTypeOutput = dataOutput(cart);
