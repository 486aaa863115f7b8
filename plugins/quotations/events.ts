import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

/** Announces each new state of a quotation, that of a new one included. The store shows nothing else for it. */
export const quotationStatusChanged = defineEvent(
  'distributor-quotation.status-changed',
  z.object({
    quotationId: z.number().int().positive(),
    status: z.string(),
    /** Number of the version that the state is about. */
    version: z.number().int().positive(),
  }),
  { touches: () => [] },
);
