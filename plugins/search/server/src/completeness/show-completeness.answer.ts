import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const productCompleteness = z
  .strictObject({
    products: z.int(),
    cards: z.int(),
    documents: z.int(),
    without_card: z.strictObject({ count: z.int(), ids: z.array(z.int()) }),
    without_document: z.strictObject({ count: z.int(), ids: z.array(z.int()) }),
  })
  .meta({ id: 'ProductCompleteness' });

export const productCompletenessOutput = dataOutput(productCompleteness);
