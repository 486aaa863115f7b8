export { AddressFields } from './components/AddressFields';
export {
  addressValues,
  addressView,
  byUse,
  isIncomplete,
  placeOf,
  type AddressValues,
  type AddressView,
} from './address.view';
export { addressSchema, companyAddressSchema, type TypedAddress } from './address.schema';
