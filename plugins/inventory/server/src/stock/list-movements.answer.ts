import { z } from 'zod';
import { instantOutput, listOutput } from '@mayorista/kernel';

const stockMovement = z
  .strictObject({
    id: z.int(),
    branch_id: z.int(),
    grade: z.string(),
    quantity: z.int(),
    balance: z.int(),
    cause: z.string(),
    reference_type: z.string().nullable(),
    reference_id: z.string().nullable(),
    reference_name: z.string().nullable(),
    actor_name: z.string().nullable(),
    moved_at: instantOutput,
  })
  .meta({ id: 'StockMovement' });

export const stockMovementListOutput = listOutput(stockMovement);
