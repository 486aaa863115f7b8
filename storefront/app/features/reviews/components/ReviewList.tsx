import { Form, Link, useLocation, useSearchParams, useSubmit } from '@remix-run/react';
import { MessageSquare, X } from 'lucide-react';
import { Pager } from '../../../components/ui/pager/Pager';
import { useI18n, useT } from '../../../i18n/I18nProvider';
import { formatDate } from '../../../lib/format/date';
import { Stars } from '../../../components/ui/Stars';
import { sorts, type ReviewsView } from '../reviews.view';

/** Published reviews, in the order asked for; nobody's name. */
export function ReviewList({ view }: { readonly view: ReviewsView }) {
  const { t, tag } = useI18n();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const pageUrl = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('reviewPage', String(page));
    next.set('reviews', '');
    next.delete('writeReview');
    return `${pathname}?${next}`;
  };
  if (view.total === 0) {
    return (
      <p className="flex items-center gap-3 self-center text-muted">
        <MessageSquare size={20} aria-hidden /> {t('reviews.none')}
      </p>
    );
  }
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SortForm sort={view.asked.sort} />
        {view.asked.level === null ? null : (
          <Link to={view.allUrl} className="btn btn-soft btn-sm" aria-label={t('reviews.clearLevel')}>
            {t.count('reviews.level', view.asked.level)} <X size={14} aria-hidden />
          </Link>
        )}
      </div>
      {view.reviews.length === 0 ? <p className="py-8 text-center text-muted">{t('reviews.noneOfLevel')}</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {view.reviews.map(({ id, rating, title, comment, updated_at }) => (
          <li key={id} className="py-4">
            <article>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Stars rating={rating} />
                <h3 className="text-md [overflow-wrap:anywhere]">{title}</h3>
              </div>
              <p className="text-xs text-muted">
                {t('reviews.distributor')} · <time dateTime={updated_at}>{formatDate(updated_at, tag)}</time>
              </p>
              <p className="mt-2 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{comment}</p>
            </article>
          </li>
        ))}
      </ul>
      <Pager page={view.asked.page} pageCount={view.pageCount} urlOf={pageUrl} />
    </div>
  );
}

/** A plain form of the address; choosing sends it. */
function SortForm({ sort }: { readonly sort: ReviewsView['asked']['sort'] }) {
  const t = useT();
  const submit = useSubmit();
  const [params] = useSearchParams();
  const kept = [...params].filter(([name]) => !['reviewSort', 'reviewPage', 'writeReview', 'reviews'].includes(name));
  return (
    <Form method="get" preventScrollReset className="flex items-center gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select
        name="reviewSort"
        className="field !w-auto"
        aria-label={t('reviews.sort')}
        defaultValue={sort}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {t(`reviews.sort_${each}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn btn-secondary">
          {t('reviews.sort')}
        </button>
      </noscript>
    </Form>
  );
}
