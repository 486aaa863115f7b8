/** What server, panel and other plugins share of this one. */
export { creditLine } from './credit-line.shape';
export {
  isPaymentMethod,
  movementLabels,
  paymentMethodLabels,
  paymentMethods,
  paymentPartLabels,
  type PaymentMethod,
  type PaymentPartStatus,
} from './methods';
export { paymentOption } from './payment-option.shape';
