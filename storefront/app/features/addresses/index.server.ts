export { runAddressForm } from './address-form.server';
export {
  addressApi,
  addressSources,
  postalCode,
  type AddressAnswer,
  type AddressSource,
  type PostalAnswer,
} from './addresses.api.server';
