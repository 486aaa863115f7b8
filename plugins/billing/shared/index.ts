/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */
export { invoices } from './referables';
export { invoice } from './invoice.shape';
export { invoicePayment } from './invoice-payment.shape';
export { invoiceCancellation } from './invoice-cancellation.shape';
