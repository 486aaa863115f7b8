import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

/** A new exchange rate is in force: every price in pesos changes with it. */
export const rateChanged = defineEvent(
  'exchange-rate.changed',
  z.object({ kind: z.enum(['commercial', 'subscription']), rate: z.string() }),
  { leavesKnown: true },
);

/** What a company pays changed beside the products' own prices; null: that of several companies. */
export const discountsChanged = defineEvent(
  'discounts.changed',
  z.object({ companyId: z.number().int().positive().nullable() }),
  { leavesKnown: true },
);
