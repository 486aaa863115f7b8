import { defineRecord } from '@mayorista/kernel';
import { paymentOption } from '../../../shared/payment-option.shape';

/** Serves payment options. */
export const paymentOptions = defineRecord(paymentOption);
