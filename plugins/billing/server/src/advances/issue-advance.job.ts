import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Invoices money that was brought to a wallet as an advance, where the configuration says so; what is refused is left for staff. */
export const issueAdvanceJob = defineJob({
  name: 'billing.issue-advance',
  label: 'Facturar anticipo',
  schema: z.object({ movementId: z.number().int().positive() }),
  handler: () => import('./issue-advance.handler'),
});
