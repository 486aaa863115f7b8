import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const inactiveProduct = z
  .strictObject({ id: z.int(), detail_id: z.int(), quantity: z.int(), name: z.string().nullable(), reason: z.string() })
  .meta({ id: 'InactiveProduct' });

export const inactiveProductListOutput = listOutput(inactiveProduct);
