import { z } from 'zod';
import { emptyOutput, fileOutput, recordOutput } from '@mayorista/kernel';
import { invoices } from './invoice.record';

export const invoiceOutput = recordOutput(invoices.outputs.one);

/** The document, or its files where the call names a file type. */
export const invoiceOrFileOutput = fileOutput(['application/pdf', 'application/xml', 'application/zip'], invoiceOutput);

/** A draft is removed; every other document is answered as it is now. */
export const invoiceCancelOutput = z.union([invoiceOutput, emptyOutput]);

export const invoiceDownloadOutput = fileOutput('application/zip');
