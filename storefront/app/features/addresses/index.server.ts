export { runAddressForm } from './address-form.server';
export {
  addressApi,
  postalCode,
  type AddressAnswer,
  type AddressSource,
  type PostalAnswer,
} from './addresses.api.server';
