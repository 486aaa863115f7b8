import { Link } from '@remix-run/react';
import { useEffect, useRef, type PointerEvent } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useDisclosure } from '../../../lib/hooks/use-disclosure';
import { Stars } from '../../../components/ui/Stars';
import type { ReviewsView } from '../reviews.view';
import { Breakdown } from './Breakdown';

/** How long the breakdown stays when the pointer has left, in milliseconds (storefront document, section 9). */
const HIDE_MS = { stars: 200, popover: 300 } as const;

/** Stars and count below a product's name; pointing at them, or pressing them, shows the breakdown. */
export function RatingWidget({ view }: { readonly view: ReviewsView }) {
  const t = useT();
  const { isOpen, setOpen, container } = useDisclosure<HTMLDivElement>();
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);
  if (view.total === 0) return null;
  const enter = ({ pointerType }: PointerEvent) => {
    clearTimeout(hiding.current);
    if (pointerType === 'mouse') setOpen(true);
  };
  const leaving = (what: keyof typeof HIDE_MS) => ({
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') hiding.current = setTimeout(() => setOpen(false), HIDE_MS[what]);
    },
  });
  return (
    <div ref={container} className="relative mt-2 inline-block" onPointerEnter={enter}>
      <button
        type="button"
        className="flex min-h-6 items-center gap-2 text-sm"
        aria-expanded={isOpen}
        aria-label={t.count('reviews.openBreakdown', view.total, { rating: view.rating })}
        onClick={() => setOpen(true)}
        {...leaving('stars')}
      >
        <Stars rating={view.rating} />
        <span className="tabular font-semibold">{view.rating}</span>
        <span className="text-muted">({t.count('reviews.count', view.total)})</span>
      </button>
      {isOpen ? (
        <div className="dropdown rating-popover p-4" onPointerEnter={enter} {...leaving('popover')}>
          <p className="mb-3 flex items-center gap-2 font-semibold">
            <Stars rating={view.rating} /> {t('reviews.outOfFive', { rating: view.rating })}
          </p>
          <Breakdown levels={view.levels} />
          <Link to={view.allUrl} className="mt-3 block text-sm font-medium text-accent">
            {t.count('reviews.seeAll', view.total)}
          </Link>
        </div>
      ) : null}
    </div>
  );
}
