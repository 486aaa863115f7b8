import { z } from 'zod';
import { currencyOutput, listOutput } from '@mayorista/kernel';

const paymentAccount = z
  .strictObject({
    id: z.int(),
    name: z.string().meta({ examples: ['Banorte'] }),
    account_number: z.string().nullable(),
    clabe: z.string().nullable(),
    currency: currencyOutput,
  })
  .meta({ id: 'PaymentAccount' });

export const paymentAccountListOutput = listOutput(paymentAccount);
