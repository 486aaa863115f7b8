import { useI18n } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';
import type { WarrantyView } from '../incidence.view';

/** Whether a piece is under warranty, and until when. */
export function Warranty({ warranty: { status, until, tone } }: { readonly warranty: WarrantyView }) {
  const { t, tag } = useI18n();
  if (status === '') return null;
  const text = t(`incidences.warranty_${status}`);
  return (
    <span className={`badge badge-${tone}`}>
      {until === null ? text : t('incidences.warrantyUntil', { status: text, day: formatDay(until, tag) })}
    </span>
  );
}
