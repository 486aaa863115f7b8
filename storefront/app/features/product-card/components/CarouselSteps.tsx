import type { EmblaCarouselType } from 'embla-carousel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { useCarouselEnds } from '../hooks/use-carousel-ends';

interface StepsProps {
  readonly title: string;
  readonly carousel: EmblaCarouselType | undefined;
}

/** To the cards before and behind; told as disabled where there are none, yet keeping the focus. */
export function CarouselSteps({ title, carousel }: StepsProps) {
  const t = useT();
  const { isFirst, isLast } = useCarouselEnds(carousel);
  return (
    <>
      <button
        type="button"
        className="btn btn-secondary btn-icon"
        aria-label={t('ui.previousOf', { name: title })}
        aria-disabled={isFirst}
        onClick={() => carousel?.scrollPrev()}
      >
        <ChevronLeft size={18} aria-hidden />
      </button>
      <button
        type="button"
        className="btn btn-secondary btn-icon"
        aria-label={t('ui.nextOf', { name: title })}
        aria-disabled={isLast}
        onClick={() => carousel?.scrollNext()}
      >
        <ChevronRight size={18} aria-hidden />
      </button>
    </>
  );
}
