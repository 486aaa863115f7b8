import { useEffect, useState, type RefObject } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys in the search box walk the options; the chosen one is announced through the box. */
export function useOptionKeys(input: RefObject<HTMLInputElement>, keys: readonly string[]): string | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const current = chosen !== null && keys.includes(chosen) ? chosen : null;

  useEffect(() => {
    const box = input.current;
    if (!box) return undefined;
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || keys.length === 0) return;
      event.preventDefault();
      const from = current === null ? (step === 1 ? -1 : 0) : keys.indexOf(current);
      setChosen(keys[(from + step + keys.length) % keys.length] ?? null);
    };
    box.addEventListener('keydown', move);
    return () => box.removeEventListener('keydown', move);
  }, [input, keys, current]);

  useEffect(() => {
    const box = input.current;
    if (current === null) box?.removeAttribute('aria-activedescendant');
    else box?.setAttribute('aria-activedescendant', current);
    if (current !== null) document.getElementById(current)?.scrollIntoView({ block: 'nearest' });
    return () => box?.removeAttribute('aria-activedescendant');
  }, [input, current]);

  return current;
}
