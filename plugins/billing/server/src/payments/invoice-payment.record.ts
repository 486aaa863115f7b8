import { defineRecord } from '@mayorista/kernel';
import { invoicePayment } from '../../../shared/invoice-payment.shape';
import { inReachOfCompany } from '../invoices/invoice.scope';

/** Serves payments of invoices on credit; they are recorded by record-payment.ts and never changed. */
export const invoicePayments = defineRecord(invoicePayment, {
  omits: ['create', 'update', 'remove'],
  scope: inReachOfCompany,
  companyOf: ({ company_id: id }) => id,
});
