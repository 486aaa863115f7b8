/** What server, panel and other plugins share of this one. */
export { carrier } from './carrier.shape';
export { deliveryOffice } from './delivery-office.shape';
export { deliveryMethodLabels, deliveryMethods, isDeliveryMethod, type DeliveryMethod } from './methods';
export { packageStateLabels } from './package-states';
export { shippingRate } from './shipping-rate.shape';
