/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */
export { bank } from './bank.shape';
export {
  addressTypes,
  cfdiUses,
  countries,
  currencies,
  emailTypes,
  taxRegimes,
  telephoneTypes,
} from './referables';
