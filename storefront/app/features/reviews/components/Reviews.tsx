import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { notify } from '../../../lib/hooks/notifications';
import { Stars } from '../../../components/ui/Stars';
import type { ReviewsView } from '../reviews.view';
import { Breakdown } from './Breakdown';
import { OwnReview } from './OwnReview';
import { ReviewList } from './ReviewList';

interface ReviewsProps {
  readonly view: ReviewsView | null;
  readonly productId: number;
}

/** What buyers say of a product. An address with `reviews` brings it into view. */
export function Reviews({ view, productId }: ReviewsProps) {
  const t = useT();
  const section = useRef<HTMLElement>(null);
  const [params] = useSearchParams();
  const { key } = useLocation();
  const isAsked = params.has('reviews');
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView({ block: 'start' });
  }, [isAsked, key]);
  const hasFailed = view === null;
  useEffect(() => {
    if (hasFailed) notify('error', t('reviews.loadFailed'));
  }, [hasFailed, t]);
  if (view === null) return null;
  return (
    <section
      ref={section}
      aria-labelledby="reviews-title"
      className="panel mt-6 grid scroll-mt-4 gap-6 p-4 md:grid-cols-[280px_minmax(0,1fr)] md:p-6"
    >
      <div className="min-w-0">
        <h2 id="reviews-title" className="text-lg">
          {t('reviews.title')}
        </h2>
        {view.total === 0 ? null : (
          <>
            <p className="mt-2 mb-3 flex flex-wrap items-center gap-x-3">
              <Stars rating={view.rating} className="text-xl" />
              <span className="font-semibold">{t('reviews.outOfFive', { rating: view.rating })}</span>
              <span className="w-full text-sm text-muted">{t.count('reviews.count', view.total)}</span>
            </p>
            <Breakdown levels={view.levels} />
          </>
        )}
        <OwnReview own={view.own} hasBought={view.hasBought} productId={productId} />
      </div>
      <ReviewList view={view} />
    </section>
  );
}
