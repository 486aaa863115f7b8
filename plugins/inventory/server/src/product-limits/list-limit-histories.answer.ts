import { z } from 'zod';
import { instantOutput, listOutput } from '@mayorista/kernel';

const value = z.union([z.string(), z.number(), z.boolean()]).nullable().optional();

const productLimitHistory = z
  .strictObject({
    product_id: z.int(),
    actor: z.string(),
    changed_at: instantOutput,
    changes: z.array(
      z.strictObject({ warehouse: z.string().nullable(), field: z.string(), before: value, after: value }),
    ),
  })
  .meta({ id: 'ProductLimitHistory' });

export const productLimitHistoryListOutput = listOutput(productLimitHistory);
