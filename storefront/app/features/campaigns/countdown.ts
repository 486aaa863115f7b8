export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What is left from `now` to `end`, both in milliseconds; null once the time has run out. */
export function timeLeft(end: number, now: number): TimeLeft | null {
  // A second that has begun is still left: '0:01' is shown until the end, never '0:00'.
  const left = Math.ceil((end - now) / second) * second;
  if (!Number.isFinite(left) || left <= 0) return null;
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}

export type TimeUnit = keyof TimeLeft;

/** The boxes of a countdown; the day box is hidden when days are 0 (storefront document, section 4). */
export const unitsOf = ({ days }: TimeLeft): readonly TimeUnit[] =>
  days === 0 ? ['hours', 'minutes', 'seconds'] : ['days', 'hours', 'minutes', 'seconds'];
