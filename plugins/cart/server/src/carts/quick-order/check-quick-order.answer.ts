import { z } from 'zod';
import { amountOutput } from '@mayorista/kernel';
import { cardOutput } from '@mayorista/listings/answers';

const foundProduct = cardOutput.extend({
  volume_prices: z.array(z.strictObject({ min_quantity: z.int(), price: amountOutput.nullable() })),
});

const quickOrderLine = z
  .strictObject({
    products: z.array(foundProduct),
    code: z.string(),
    quantity: z.int(),
    state: z.enum(['unknown', 'found', 'several', 'not_sold']),
    product_ids: z.array(z.int()),
  })
  .meta({ id: 'QuickOrderLine' });

const quickOrderLineCounts = z.strictObject({ unknown: z.int(), found: z.int(), several: z.int(), not_sold: z.int() });

export const quickOrderLineOutput = z.strictObject({
  data: z.array(quickOrderLine),
  meta: z.strictObject({ counts: quickOrderLineCounts }),
});
