import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

/** Invoices change nothing that the store caches. */
const nothingShown = { touches: () => [] };
const payload = z.object({ invoiceId: z.number().int().positive() });

export const invoiceStamped = defineEvent('invoice.stamped', payload, nothingShown);
export const invoiceFailed = defineEvent('invoice.failed', payload, nothingShown);
export const invoiceCancelled = defineEvent('invoice.cancelled', payload, nothingShown);
