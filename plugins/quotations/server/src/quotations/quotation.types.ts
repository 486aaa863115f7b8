import type { ColumnsOf, LineOf, RowOf, StateOf } from '@mayorista/kernel/shape';
import type { distributorQuotation } from '../../../shared/distributor-quotation.shape';
import type { distributorQuotationVersion } from '../../../shared/distributor-quotation-version.shape';

export type QuotationRow = RowOf<typeof distributorQuotation>;
export type QuotationLine = LineOf<typeof distributorQuotation, 'lines'>;
export type QuotationColumns = ColumnsOf<typeof distributorQuotation>;
export type QuotationStatus = StateOf<typeof distributorQuotation>;
export type VersionRow = RowOf<typeof distributorQuotationVersion>;
export type VersionLine = LineOf<typeof distributorQuotationVersion, 'lines'>;
