import { useEffect, useState } from 'react';
import { formatTimeLeft } from '../../lib/format/date';

interface CountdownProps {
  readonly until: string;
  /** Called once when the time is over. */
  readonly onEnd: () => void;
  readonly children: (timeLeft: string | null) => React.ReactNode;
}

/** Counts down to an instant, each second; `null` on the server, whose clock is not the browser's. */
export function Countdown({ until, onEnd, children }: CountdownProps) {
  const [leftMs, setLeftMs] = useState<number | null>(null);
  useEffect(() => {
    const end = new Date(until).getTime();
    const tick = () => {
      const left = end - Date.now();
      setLeftMs(left);
      if (left > 0) return;
      clearInterval(timer);
      onEnd();
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [until, onEnd]);
  return <>{children(leftMs === null ? null : formatTimeLeft(leftMs))}</>;
}
