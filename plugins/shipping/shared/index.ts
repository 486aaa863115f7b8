/** What server, panel and other plugins share of this one. */
export { carrier } from './carrier.shape';
export { deliveryOffice } from './delivery-office.shape';
export {
  deliveryMethodLabels,
  deliveryMethodWords,
  deliveryMethods,
  isDeliveryMethod,
  type DeliveryMethod,
} from './methods';
export { shippingRate } from './shipping-rate.shape';
