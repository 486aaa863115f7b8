import { z } from 'zod';
import { amountOutput, currencyOutput, dataOutput } from '@mayorista/kernel';

const cartPaymentCheckLeftOverOption = z.strictObject({
  method: z.enum(['bank_transfer', 'credit', 'wallet', 'cash']),
  name: z.string(),
  commission_percentage: z.string(),
  available: z.string().nullable(),
});

const cartPaymentCheckLeftOver = z
  .strictObject({
    left_over: amountOutput,
    currency: currencyOutput,
    option_selected: z.enum(['bank_transfer', 'credit', 'wallet', 'cash']).nullable(),
    commission_percentage: z.string(),
    commission: amountOutput,
    options: z.array(cartPaymentCheckLeftOverOption),
  })
  .meta({ id: 'CartPaymentCheckLeftOver' });

export const cartPaymentCheckLeftOverOutput = dataOutput(cartPaymentCheckLeftOver);
