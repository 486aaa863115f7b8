/** What server, panel and other plugins share of this one: shapes and terms. */
export { distributorQuotation } from './distributor-quotation.shape';
