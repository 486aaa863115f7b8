/** What server, panel and other plugins share of this one. */
export { movementLabels } from './movements';
export { creditLine } from './credit-line.shape';
export { paymentMethodLabels, paymentMethods, paymentPartLabels, type PaymentMethod } from './methods';
export { paymentOption } from './payment-option.shape';
