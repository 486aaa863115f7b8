/** What server, panel and other plugins share of this one. */
export { ledgerWords, movementLabels, movementWords } from './movements';
export { creditLine } from './credit-line.shape';
export {
  paymentMethodLabels,
  paymentMethodWords,
  paymentMethods,
  paymentPartWords,
  type PaymentMethod,
} from './methods';
export { paymentOption } from './payment-option.shape';
