import { z } from 'zod';
import { typedWhole, dayText, largestId } from '@mayorista/kernel';

export const kinds = ['credit', 'wallet'] as const;
export const currency = z.enum(['MXN', 'USD'], { error: 'not_an_option' });

/** Which ledger is meant, and which days of it, both included, in America/Mexico_City. */
export const ledgerQuery = z.object({
  kind: z.enum(kinds, { error: 'not_an_option' }),
  currency: currency.default('MXN'),
  /** Staff alone: whose ledger. */
  company_id: typedWhole(largestId).optional(),
  from: dayText.optional(),
  to: dayText.optional(),
  locale: z.string().optional(),
});
