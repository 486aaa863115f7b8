import { useEffect, useRef } from 'react';

/** Milliseconds without another change after which a window counts as resized (storefront document, section 9). */
const RESIZED_MS = 1_000;

/** Calls once a window has stopped changing its size. */
export function useResizeEnd(onEnd: () => void): void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), RESIZED_MS);
    };
    window.addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', wait);
    };
  }, []);
}
