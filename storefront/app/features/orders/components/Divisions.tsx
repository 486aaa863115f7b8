import { Clock, Warehouse } from 'lucide-react';
import type { FieldErrors } from '../../../api/errors';
import { useI18n } from '../../../i18n/I18nProvider';
import { LongList } from '../../../components/ui/LongList';
import { formatDay } from '../../../lib/format/date';
import type { DivisionView } from '../after-order.view';
import { WaitingLine } from '../../placed';
import { LineItem } from './OrderLines';

interface DivisionsProps {
  readonly divisions: readonly DivisionView[];
  /** Collected at a branch: it is ready on a day, and arrives nowhere. */
  readonly isPickedUp: boolean;
  readonly errors: FieldErrors;
}

/** An order by what ships together: from where, and when it is there. */
export function Divisions({ divisions, isPickedUp, errors }: DivisionsProps) {
  const { t } = useI18n();
  return (
    <>
      {divisions.map((division) => (
        <section key={division.id} aria-label={division.folio} className="panel">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 text-sm">
            {division.isWaiting ? (
              <Clock size={16} aria-hidden className="text-warn" />
            ) : (
              <Warehouse size={16} aria-hidden className="text-muted" />
            )}
            <h2 className="text-sm">
              {division.isWaiting
                ? t('orderPage.waiting')
                : t('orderPage.shipsFrom', { warehouse: division.warehouse ?? '—' })}
            </h2>
            <p className="text-muted sm:ml-auto">
              <When division={division} isPickedUp={isPickedUp} />
            </p>
          </header>
          <LongList moreLabel={(count) => t('orderPage.moreLines', { count })}>
            {division.lines.map((line) => (
              <LineItem key={line.id} line={line} shipped={line.shipped} gone={line.gone}>
                {line.replacements === null ? null : (
                  <WaitingLine line={{ ...line, replacements: line.replacements }} errors={errors} />
                )}
              </LineItem>
            ))}
          </LongList>
        </section>
      ))}
    </>
  );
}

interface WhenProps {
  readonly division: DivisionView;
  readonly isPickedUp: boolean;
}

function When({ division: { promisedOn, arrives }, isPickedUp }: WhenProps) {
  const { t, tag } = useI18n();
  if (promisedOn === null || arrives === null) return <>{t('orderPage.dayUnknown')}</>;
  if (isPickedUp) return <>{t('orderPage.readyOn', { day: formatDay(promisedOn, tag) })}</>;
  const [from, to] = [formatDay(arrives.from, tag), formatDay(arrives.to, tag)];
  return <>{from === to ? t('orderPage.arrivesOn', { day: from }) : t('orderPage.arrivesBetween', { from, to })}</>;
}
