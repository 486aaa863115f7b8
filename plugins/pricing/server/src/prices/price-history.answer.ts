import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const productPriceHistory = z
  .strictObject({
    field: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    actor: z.string(),
    changed_at: z.string(),
  })
  .meta({ id: 'ProductPriceHistory' });

export const productPriceHistoryListOutput = listOutput(productPriceHistory);
