import type { QuotationRow } from '../quotation.view';

/** The state as the platform calls it in the reader's language. */
export const StatusBadge = ({ quotation: { label, tone } }: { readonly quotation: QuotationRow }) => (
  <span className={`badge badge-${tone}`}>{label}</span>
);
