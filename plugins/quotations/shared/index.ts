/** What server, panel and other plugins share of this one: shapes and terms. */
export { distributorQuotation } from './distributor-quotation.shape';
export { distributorQuotationVersion } from './distributor-quotation-version.shape';
export { externalQuotationData } from './external-quotation-data.shape';
export { MOST_VALID_DAYS, VALID_DAYS } from './terms';
