import { Truck } from 'lucide-react';
import { Steps } from '../../../components/ui/Steps';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDateTime } from '../../../lib/format/date';
import type { TrackView } from '../after-order.view';

/** Where the package is, as its carrier tells it. */
export function Tracking({ number, track }: { readonly number: string; readonly track: TrackView | null }) {
  const { t, tag } = useI18n();
  return (
    <section aria-labelledby="tracking" className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Truck size={18} aria-hidden className="text-muted" />
        <h2 id="tracking" className="text-md">
          {t('orderPage.tracking')}
        </h2>
        {track === null ? null : <span className={`badge badge-${track.tone}`}>{track.status}</span>}
        <p className="text-sm text-muted sm:ml-auto">
          {[track?.carrier, t('orderPage.guide', { number })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {track === null ? <p className="text-muted">{t('orderPage.trackAway')}</p> : <Way track={track} />}
      {track?.estimatedAt == null ? null : (
        <p className="text-sm text-muted">
          {t('orderPage.estimated', { when: formatDateTime(track.estimatedAt, tag) })}
        </p>
      )}
      {track?.isDemo === true ? <p className="text-xs text-muted">{t('orderPage.trackDemo')}</p> : null}
    </section>
  );
}

function Way({ track: { isTracked, steps } }: { readonly track: TrackView }) {
  const { t } = useI18n();
  if (!isTracked) return <p className="text-muted">{t('orderPage.notTracked')}</p>;
  if (steps.length === 0) return <p className="text-muted">{t('orderPage.notYetTracked')}</p>;
  return <Steps steps={steps} />;
}
