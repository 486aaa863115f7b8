import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const stockAdjustment = z.strictObject({ balance: z.int() });

export const stockAdjustmentOutput = dataOutput(stockAdjustment);
