import { recordOutput } from '@mayorista/kernel';
import { invoicePayments } from './invoice-payment.record';

export const invoicePaymentOutput = recordOutput(invoicePayments.outputs.one);
