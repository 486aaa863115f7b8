import { Link } from '@remix-run/react';
import useEmblaCarousel from 'embla-carousel-react';
import { ArrowRight } from 'lucide-react';
import { useContext, useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useNear } from '../../../lib/hooks/use-near';
import { useWritten } from '../../../lib/hooks/use-written';
import { FragmentContext, CachedFragment } from '../../../lib/fragment-cache/CachedFragment';
import type { CardView } from '../card.view';
import { CarouselSteps } from './CarouselSteps';
import { ProductCard } from './ProductCard';

interface CarouselProps {
  readonly title: string;
  readonly cards: readonly CardView[];
  /** Where 'Ver Todos' leads: the category of the first product. */
  readonly allUrl: string | null;
  readonly heading?: React.ReactNode;
  /** Other items per width than those of a page's carousel. */
  readonly look?: 'carousel-three';
  /** Offered instead of another product. */
  readonly isReplacement?: boolean;
}

/** Who asked for less motion is taken to the next cards at once. */
const steps: Parameters<typeof useEmblaCarousel>[0] = {
  align: 'start',
  slidesToScroll: 'auto',
  containScroll: 'trimSnaps',
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};

/**
 * Cards that the server writes; the browser adds the others once the carousel is near. As many as all but the widest windows show,
 * with 'Ver Todos' behind them: a page of ten carousels is half as long.
 */
const MOST_WRITTEN = 6;

/** React leaves what stands in an element alone whose content it is not told. */
const asWritten = { __html: '' };

/** Cards side by side: dragged, stepped by the buttons, or scrolled by keyboard focus. */
export function ProductCarousel({ title, cards, allUrl, heading, look, isReplacement = false }: CarouselProps) {
  const hasOffers = cards.some(({ offer }) => offer !== null);
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const isWritten = useWritten();
  const isWriting = useContext(FragmentContext) !== null;
  const [viewport, embla] = useEmblaCarousel(steps);
  return (
    <section ref={section} aria-label={title} className="py-3">
      <div className="mb-2 flex items-end gap-2">
        <div className="mr-auto min-w-0">{heading ?? <h2 className="text-lg">{title}</h2>}</div>
        {cards.length < 2 ? null : <CarouselSteps title={title} carousel={embla} />}
      </div>
      <div
        className={`carousel ${hasOffers ? 'carousel-offers' : ''} ${look ?? ''}`}
        ref={isNear ? viewport : undefined}
      >
        {isWritten && !isNear ? (
          // Forms and links work as written. Alive once near: a page of ten carousels would keep a phone busy for their cards.
          <ul className="carousel-track" dangerouslySetInnerHTML={asWritten} suppressHydrationWarning />
        ) : (
          <ul className="carousel-track">
            {(isWriting ? cards.slice(0, MOST_WRITTEN) : cards).map((card) => (
              <CachedFragment
                key={card.id}
                className="carousel-item"
                of={ProductCard}
                props={{ card, isTall: true, isReplacement }}
              />
            ))}
            {allUrl === null ? null : <AllLink to={allUrl} />}
          </ul>
        )}
      </div>
    </section>
  );
}

function AllLink({ to }: { readonly to: string }) {
  const t = useT();
  return (
    <li className="carousel-item">
      <Link
        to={to}
        className="card grid h-full !grid-cols-1 place-content-center text-center font-semibold text-accent"
      >
        <ArrowRight size={22} aria-hidden className="mx-auto" /> {t('ui.seeAll')}
      </Link>
    </li>
  );
}
