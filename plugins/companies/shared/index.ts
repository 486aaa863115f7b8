/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */
export { companies } from './referables';
export { companyFiscalData } from './company-fiscal-data.shape';
