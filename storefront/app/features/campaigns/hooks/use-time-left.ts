import { useEffect, useState } from 'react';
import { timeLeft, type TimeLeft } from '../countdown';

const TICK_MS = 1_000;

/**
 * What is left until an instant, each second; null once it has run out. Starts from `at`, the moment the page was put
 * together, so that the server's page and the browser's first one are the same.
 */
export function useTimeLeft(endsAt: string, at: number): TimeLeft | null {
  const [now, setNow] = useState(at);
  const end = Date.parse(endsAt);
  const isOver = timeLeft(end, now) === null;
  useEffect(() => {
    if (isOver) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return timeLeft(end, now);
}
