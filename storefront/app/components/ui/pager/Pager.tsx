import { Link } from '@remix-run/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { pagesAround } from './pages-around';

interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  readonly urlOf: (page: number) => string;
}

/** Links to the neighbouring pages, the first and the last. */
export function Pager({ page, pageCount, urlOf }: PagerProps) {
  const t = useT();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('ui.pages')} className="flex items-center justify-center gap-1 py-6">
      {page > 1 ? (
        <Link rel="prev" to={urlOf(page - 1)} className="btn btn-secondary btn-sm" aria-label={t('ui.previousPage')}>
          <ChevronLeft size={16} aria-hidden />
        </Link>
      ) : null}
      {pagesAround(page, pageCount).map((item) =>
        typeof item === 'string' ? (
          <span key={item} className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={item}
            to={urlOf(item)}
            aria-current={item === page ? 'page' : undefined}
            aria-label={t('ui.pageNumber', { page: item })}
            className={`btn btn-sm tabular ${item === page ? 'btn-primary' : 'btn-secondary'}`}
          >
            {item}
          </Link>
        ),
      )}
      {page < pageCount ? (
        <Link rel="next" to={urlOf(page + 1)} className="btn btn-secondary btn-sm" aria-label={t('ui.nextPage')}>
          <ChevronRight size={16} aria-hidden />
        </Link>
      ) : null}
    </nav>
  );
}
