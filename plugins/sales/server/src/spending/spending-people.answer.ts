import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const spendingPerson = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    is_secondary: z.boolean(),
    may_approve: z.boolean(),
  })
  .meta({ id: 'SpendingPerson' });

export const spendingPersonListOutput = listOutput(spendingPerson);
