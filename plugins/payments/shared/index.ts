/** What server, panel and other plugins share of this one. */
export { ledgerLabels, movementLabels } from './movements';
export { creditLine } from './credit-line.shape';
export {
  isPaymentMethod,
  paymentMethodLabels,
  paymentMethods,
  paymentPartLabels,
  type PaymentMethod,
  type PaymentPartStatus,
} from './methods';
export { paymentOption } from './payment-option.shape';
