import { z } from 'zod';
import { amountOutput, currencyOutput, dataOutput } from '@mayorista/kernel';
import { invoice } from '../../../shared/invoice.shape';

const states = Object.keys(invoice.states) as (keyof typeof invoice.states)[];

/** Documents that were issued: one a currency. */
export const globalListOutput = dataOutput(
  z.array(z.strictObject({ id: z.int(), state: z.enum(states), currency: currencyOutput, total: amountOutput })),
);
