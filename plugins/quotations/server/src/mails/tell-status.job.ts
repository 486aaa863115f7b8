import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Sends the buyer what was sent to them, and tells their salesman how they answered. */
export const tellStatus = defineJob({
  name: 'quotations.tell-status',
  label: 'Avisar de una cotización',
  schema: z.object({
    quotationId: z.number().int().positive(),
    status: z.string(),
    version: z.number().int().positive(),
  }),
  handler: () => import('./tell-status.handler'),
});
