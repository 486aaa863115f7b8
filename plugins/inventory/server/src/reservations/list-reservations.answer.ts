import { z } from 'zod';
import { instantOutput, listOutput } from '@mayorista/kernel';

const stockReservation = z
  .strictObject({
    id: z.int(),
    branch_id: z.int(),
    grade: z.string(),
    quantity: z.int(),
    holder_type: z.string(),
    holder_id: z.string(),
    holder_name: z.string().nullable(),
    expires_at: instantOutput,
  })
  .meta({ id: 'StockReservation' });

export const stockReservationListOutput = listOutput(stockReservation);
