import { useT } from '../../../i18n/I18nProvider';
import type { QuotationRow } from '../quotation.view';

export function StatusBadge({ quotation: { status, label, tone } }: { readonly quotation: QuotationRow }) {
  const t = useT();
  return <span className={`badge badge-${tone}`}>{status === '' ? label : t(`quotations.state_${status}`)}</span>;
}
