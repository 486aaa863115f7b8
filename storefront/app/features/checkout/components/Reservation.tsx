import { useRevalidator } from '@remix-run/react';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Countdown } from '../../../components/ui/Countdown';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatTime } from '../../../lib/format/date';

interface ReservationProps {
  readonly until: string;
  /** Left when the page was made, by the house's clock; null where it does not say. */
  readonly seconds: number | null;
}

/** How long the pieces stay reserved; when the time is over, the cart is asked for again. */
export function Reservation({ until, seconds }: ReservationProps) {
  const { t, tag } = useI18n();
  const { revalidate } = useRevalidator();
  // The end on the browser's own clock, which may be minutes off.
  const [end, setEnd] = useState(until);
  useEffect(() => {
    if (seconds !== null) setEnd(new Date(Date.now() + seconds * 1_000).toISOString());
  }, [seconds, until]);
  return (
    <div role="timer" className="flex items-center gap-2 rounded-md bg-warn-soft px-3 py-2 font-medium text-warn">
      <Clock size={18} aria-hidden />
      <Countdown until={end} onEnd={revalidate}>
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
