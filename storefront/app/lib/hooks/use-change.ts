import { useEffect, useRef } from 'react';

/** Acts when a value is another one than before, not when the component comes. */
export function useChange(value: string, act: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    act();
  });
}
