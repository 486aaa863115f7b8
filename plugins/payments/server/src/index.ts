import { definePlugin } from '@mayorista/kernel';
import { creditLines } from './credit/credit-line.record';
import { messages } from './messages';
import { paymentOptions } from './options/payment-option.record';

export default definePlugin({ name: 'payments', messages, records: [creditLines, paymentOptions] });
