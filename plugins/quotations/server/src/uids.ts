import { distributorQuotation } from '../../shared/distributor-quotation.shape';
import { distributorQuotationVersion } from '../../shared/distributor-quotation-version.shape';
import { externalQuotationData } from '../../shared/external-quotation-data.shape';

/** Tables of the domain. */
export const tables = {
  quotation: distributorQuotation.table,
  line: 'distributor_quotation_lines',
  version: distributorQuotationVersion.table,
  versionLine: 'distributor_quotation_version_lines',
  external: externalQuotationData.table,
} as const;
