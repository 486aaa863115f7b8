import { startTransition, useEffect, useState, type RefObject } from 'react';

/** How far outside the window counts as near: a phone's first screen should not pay for what is below it. */
const margin = '50px';

/** Whether the element has come near the window: what costs work can wait until then. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (isNear || current === null) return;
    const observer = new IntersectionObserver(
      (entries) =>
        // In pieces: it may be much, and nobody waits for it.
        entries.some((entry) => entry.isIntersecting) && startTransition(() => setIsNear(true)),
      { rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
