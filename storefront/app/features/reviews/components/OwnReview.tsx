import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import { PenLine } from 'lucide-react';
import { lazy, Suspense, type MouseEvent } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useHydrated } from '../../../lib/hooks/use-hydrated';
import { ownReviewUrl, type ReviewsView } from '../reviews.view';

const ReviewDialog = lazy(() => import('./ReviewDialog'));

interface OwnProps extends Pick<ReviewsView, 'own' | 'hasBought'> {
  readonly productId: number;
}

/** Where a buyer writes or edits their review: the window is open while the address has `writeReview`. */
export function OwnReview({ own, hasBought, productId }: OwnProps) {
  const t = useT();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  if (!hasBought) {
    return (
      <button type="button" className="btn btn-secondary mt-4 w-full !whitespace-normal" disabled>
        {t('reviews.buyFirst')}
      </button>
    );
  }
  const go = (change: (params: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    next.delete('reviews');
    change(next);
    navigate({ search: next.toString() }, { preventScrollReset: true, replace: true });
  };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    go((next) => next.set('writeReview', ''));
  };
  return (
    <div className="mt-4 grid gap-2">
      {own === null || own.status === 'published' ? null : (
        <p className={`rounded-md px-3 py-2 text-sm ${own.status === 'pending' ? 'bg-accent-soft' : 'bg-warn-soft'}`}>
          {own.status === 'pending' ? t('reviews.isPending') : t('reviews.isRejected', { reason: own.reason ?? '' })}
        </p>
      )}
      <Link to={ownReviewUrl(productId)} className="btn btn-primary w-full" aria-haspopup="dialog" onClick={open}>
        <PenLine size={16} aria-hidden /> {t(own === null ? 'reviews.write' : 'reviews.edit')}
      </Link>
      {isHydrated && params.has('writeReview') ? (
        <Suspense>
          <ReviewDialog productId={productId} own={own} onClose={() => go((next) => next.delete('writeReview'))} />
        </Suspense>
      ) : null}
    </div>
  );
}
