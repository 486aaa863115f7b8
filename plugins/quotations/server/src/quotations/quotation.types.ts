import type { ColumnsOf, LineOf, RowOf, StateOf } from '@mayorista/kernel/shape';
import type { distributorQuotation } from '../../../shared/distributor-quotation.shape';

export type QuotationRow = RowOf<typeof distributorQuotation>;
export type QuotationLine = LineOf<typeof distributorQuotation, 'lines'>;
export type QuotationColumns = ColumnsOf<typeof distributorQuotation>;
export type QuotationStatus = StateOf<typeof distributorQuotation>;
