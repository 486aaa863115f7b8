import { recordOutput } from '@mayorista/kernel';
import { paymentReceipts } from './payment-receipt.record';

export const saleOrderPaymentReceiptOutput = recordOutput(paymentReceipts.outputs.one);
