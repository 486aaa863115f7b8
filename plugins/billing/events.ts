import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

/** Invoices change nothing that the store caches. */
const nothingShown = { touches: () => [] };
const payload = z.object({ invoiceId: z.number().int().positive() });

/** Judged and to be stamped: by the job that listens. */
export const invoiceIssued = defineEvent('invoice.issued', payload, nothingShown);
export const invoiceStamped = defineEvent(
  'invoice.stamped',
  // The order that it invoices; null of every other document.
  payload.extend({ orderId: z.number().int().positive().nullable().default(null) }),
  nothingShown,
);
export const invoiceFailed = defineEvent('invoice.failed', payload, nothingShown);
export const invoiceCancelled = defineEvent('invoice.cancelled', payload, nothingShown);

/** A request to cancel was opened: the job that listens sends it. */
export const cancellationRequested = defineEvent(
  'invoice-cancellation.requested',
  z.object({ cancellationId: z.number().int().positive() }),
  nothingShown,
);
