import { useRevalidator } from '@remix-run/react';
import { Clock } from 'lucide-react';
import { Countdown } from '../../../components/ui/Countdown';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatTime } from '../../../lib/format/date';

/** How long the pieces stay reserved; when the time is over, the cart is asked for again. */
export function Reservation({ until }: { readonly until: string }) {
  const { t, tag } = useI18n();
  const { revalidate } = useRevalidator();
  return (
    <div role="timer" className="flex items-center gap-2 rounded-md bg-warn-soft px-3 py-2 font-medium text-warn">
      <Clock size={18} aria-hidden />
      <Countdown until={until} onEnd={revalidate}>
        {(timeLeft) => (
          <span className="tabular">
            {timeLeft === null
              ? t('checkout.reservedUntil', { time: formatTime(until, tag) })
              : t('checkout.reservedFor', { time: timeLeft })}
          </span>
        )}
      </Countdown>
    </div>
  );
}
