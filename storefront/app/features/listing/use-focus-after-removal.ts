import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes when the chip that had it is gone: to the one in its place, else to the last, else to what the list is called.
 * The answer is to be called with the place of a chip that is about to go.
 */
export function useFocusAfterRemoval(
  chips: RefObject<HTMLElement | null>,
  shown: unknown,
  titleId: string,
): (place: number) => void {
  const left = useRef<number | null>(null);
  useEffect(() => {
    const place = left.current;
    left.current = null;
    // Somebody who went on elsewhere in the meantime is left there.
    if (place === null || document.activeElement !== document.body) return;
    const links = [...(chips.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
    const next = links[Math.min(place, links.length - 1)] ?? document.getElementById(titleId);
    next?.focus({ preventScroll: true });
  }, [chips, shown, titleId]);
  return (place) => {
    left.current = place;
  };
}
