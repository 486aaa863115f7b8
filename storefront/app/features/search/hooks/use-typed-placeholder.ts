import { useEffect, useState } from 'react';
import { nextHint, NOTHING_TYPED, typedText, type TypedHint } from '../typed-hint';

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Types sample searches one after another. Null while it must stay still. */
export function useTypedPlaceholder(hints: readonly string[], isActive: boolean): string | null {
  const [position, setPosition] = useState<TypedHint | null>(null);

  useEffect(() => {
    if (!isActive || prefersStillness()) {
      setPosition(null);
      return undefined;
    }
    const { next, afterMs } = nextHint(position ?? NOTHING_TYPED, hints);
    const timer = setTimeout(() => setPosition(next), afterMs);
    return () => clearTimeout(timer);
  }, [hints, isActive, position]);

  return position === null ? null : typedText(position, hints);
}
