import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** Whether a carousel, which begins at its first card, stands at one of its ends. */
export function useCarouselEnds(carousel: EmblaCarouselType | undefined) {
  const [ends, setEnds] = useState({ isFirst: true, isLast: false });
  useEffect(() => {
    if (carousel === undefined) return undefined;
    const look = () => setEnds({ isFirst: !carousel.canScrollPrev(), isLast: !carousel.canScrollNext() });
    look();
    carousel.on('select', look).on('reInit', look);
    return () => {
      carousel.off('select', look).off('reInit', look);
    };
  }, [carousel]);
  return ends;
}
