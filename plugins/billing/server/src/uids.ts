import { invoice } from '../../shared/invoice.shape';
import { invoiceCancellation } from '../../shared/invoice-cancellation.shape';
import { invoicePayment } from '../../shared/invoice-payment.shape';

/** Tables of the domain. */
export const tables = {
  invoice: invoice.table,
  line: 'invoice_lines',
  payment: invoicePayment.table,
  paidDocument: 'invoice_payment_documents',
  cancellation: invoiceCancellation.table,
  stampRequest: 'invoice_stamp_requests',
  schema: 'sat_schemas',
  demoStamp: 'demo_stamps',
} as const;
