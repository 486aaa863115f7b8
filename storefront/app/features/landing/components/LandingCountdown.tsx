import { CountdownBoxes, useTimeLeft } from '../../campaigns';
import type { BlockView } from '../landing.view';

interface CountdownProps {
  readonly block: Extract<BlockView, { kind: 'countdown' }>;
  readonly at: number;
}

/** Counts down to an instant; afterwards its last words, or nothing. */
export function LandingCountdown({ block: { title, endText, endsAt }, at }: CountdownProps) {
  const left = useTimeLeft(endsAt, at);
  if (left === null && endText === null) return null;
  return (
    <section className="page py-5 text-center">
      <h2 className="mb-3 text-lg">{left === null ? endText : title}</h2>
      {left === null ? null : <CountdownBoxes left={left} look="large" />}
    </section>
  );
}
