import { z } from 'zod';
import { dataOutput, instantOutput, listOutput } from '@mayorista/kernel';

const exchangeRate = z
  .strictObject({
    id: z.int(),
    effective_from: instantOutput,
    set_by: z.string().nullable(),
    commercial_exchange_rate: z
      .string()
      .optional()
      .meta({ examples: ['18.4200'] }),
    subscription_exchange_rate: z.string().optional(),
  })
  .meta({ id: 'ExchangeRate' });

export const exchangeRateListOutput = listOutput(exchangeRate);

export const exchangeRateOutput = dataOutput(exchangeRate);

export const exchangeRateRemovedOutput = dataOutput(z.strictObject({ id: z.int() }));
