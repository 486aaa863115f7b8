import { z } from 'zod';
import { amountOutput, currencyOutput, dataOutput, dayOutput, instantOutput, listOutput } from '@mayorista/kernel';

const companyLedgerKind = z.enum(['payment', 'adjustment', 'charge', 'refund', 'deposit', 'bonus']);

const entry = z
  .strictObject({
    id: z.int(),
    kind: companyLedgerKind,
    kind_label: z.string(),
    amount: amountOutput,
    balance: amountOutput,
    source_type: z.string(),
    source_id: z.string(),
    source_label: z.string().nullable(),
    due_on: dayOutput.nullable(),
    note: z.string().nullable(),
    actor_name: z.string(),
    happened_at: instantOutput,
  })
  .meta({ id: 'LedgerEntry' });

const account = z.strictObject({
  kind: z.enum(['wallet', 'credit']),
  currency: currencyOutput,
  balance: amountOutput,
  available: amountOutput,
  credit_limit: amountOutput.optional(),
  credit_days: z.int().optional(),
  overdue: amountOutput.optional(),
  is_blocked: z.boolean().optional(),
});

export const companyLedgerListOutput = listOutput(entry, {
  account,
});

const deposit = z
  .strictObject({ id: z.int(), amount: amountOutput, balance: amountOutput })
  .meta({ id: 'LedgerDeposit' });

export const companyLedgerOutput = dataOutput(deposit);
