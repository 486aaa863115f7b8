import { useEffect, useState } from 'react';

const CHARACTER_MS = 100;
const PAUSE_MS = 2_000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Types sample searches one after another: 100 ms a character, 2 s between two. Null while it must stay still. */
export function useTypedPlaceholder(hints: readonly string[], isActive: boolean): string | null {
  const [position, setPosition] = useState<{ hint: number; length: number } | null>(null);

  useEffect(() => {
    if (!isActive || prefersStillness()) {
      setPosition(null);
      return undefined;
    }
    const { hint, length } = position ?? { hint: 0, length: 0 };
    const isComplete = length >= (hints[hint]?.length ?? 0);
    const next = isComplete ? { hint: (hint + 1) % hints.length, length: 0 } : { hint, length: length + 1 };
    const timer = setTimeout(() => setPosition(next), isComplete ? PAUSE_MS : CHARACTER_MS);
    return () => clearTimeout(timer);
  }, [hints, isActive, position]);

  return position === null ? null : (hints[position.hint]?.slice(0, position.length) ?? null);
}
