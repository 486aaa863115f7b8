import { useI18n } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';

interface PromisedDayProps {
  readonly on: string | null;
  /** From the branch's own shelves. */
  readonly isHere: boolean;
}

/** When a branch can hand over a new piece. */
export function PromisedDay({ on, isHere }: PromisedDayProps) {
  const { t, tag } = useI18n();
  if (on === null) return <span className="text-muted">{t('product.promiseOrdered')}</span>;
  return isHere ? <span className="text-ok">{t('product.promiseToday')}</span> : formatDay(on, tag);
}
