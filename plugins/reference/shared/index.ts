/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */
export { bank } from './bank.shape';
export { addressTypes, countries, currencies, emailTypes, telephoneTypes } from './referables';
export { cfdiUses, currencies, taxRegimes } from './referables';
