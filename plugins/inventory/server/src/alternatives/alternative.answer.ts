import { z } from 'zod';
import { dataOutput, listOutput } from '@mayorista/kernel';
import { cardOutput } from '@mayorista/listings/answers';

const alternative = cardOutput
  .extend({ is_pinned: z.boolean(), matching_values: z.array(z.string()) })
  .meta({ id: 'ProductAlternative' });

export const productAlternativeListOutput = listOutput(alternative);

const choice = z
  .strictObject({
    id: z.int(),
    pinned: z.array(z.int()),
    excluded: z.array(z.int()),
    products: z.array(z.strictObject({ id: z.int(), model: z.string(), name: z.string() })),
  })
  .meta({ id: 'ProductAlternativeChoice' });

export const productAlternativeOutput = dataOutput(choice);
