/** What server, panel and other plugins share of this one. */
export { movementLabels } from './movements';
export { creditLine } from './credit-line.shape';
export {
  defaultForm,
  paymentMethodLabels,
  paymentMethodWords,
  paymentMethods,
  paymentPartWords,
  receivedForms,
  type PaymentMethod,
} from './methods';
export { paymentOption } from './payment-option.shape';
