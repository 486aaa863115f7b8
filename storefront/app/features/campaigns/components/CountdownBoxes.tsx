import { useT } from '../../../i18n/I18nProvider';
import { unitsOf, type TimeLeft } from '../countdown';

interface BoxesProps {
  readonly left: TimeLeft;
  readonly look?: 'bar' | 'large';
}

/** The boxes of a countdown. A screen reader is told hours and minutes, and not each second. */
export function CountdownBoxes({ left, look = 'bar' }: BoxesProps) {
  const t = useT();
  const spoken = t('campaigns.timeLeft', { days: left.days, hours: left.hours, minutes: left.minutes });
  return (
    <span role="timer" aria-live="off" className={`countdown countdown-${look}`}>
      <span className="sr-only">{spoken}</span>
      {unitsOf(left).map((unit) => (
        <span key={unit} className="countdown-box" aria-hidden>
          <span className="countdown-number">{String(left[unit]).padStart(2, '0')}</span>
          <span className="countdown-unit">{t(`campaigns.unit_${unit}`)}</span>
        </span>
      ))}
    </span>
  );
}
