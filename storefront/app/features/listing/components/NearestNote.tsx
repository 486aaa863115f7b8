import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { listingUrl } from '../filter';
import type { ListingView } from '../listing.view';

/** Says that no product has all the words of a search, which are missing, and what else finds something. */
export function NearestNote({ view: { nearest, filter, total } }: { readonly view: ListingView }) {
  const t = useT();
  if (nearest === null) return null;
  const { missing, suggestions, categories } = nearest;
  return (
    <section className="panel mb-3 grid gap-2 p-4" aria-label={t('listing.nearest')}>
      <p className="font-medium" role="status">
        {t(total > 0 ? 'listing.nearestSome' : 'listing.nearestNone', { term: filter.search })}
      </p>
      {missing.length === 0 ? null : (
        <p className="text-sm text-muted">{t('listing.nearestMissing', { words: missing.join(', ') })}</p>
      )}
      {suggestions.length === 0 ? null : (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {t('listing.nearestTry')}
          {suggestions.map((search) => (
            <Link key={search} to={listingUrl({ search })} className="btn btn-secondary btn-sm">
              {search}
            </Link>
          ))}
        </p>
      )}
      {categories.length === 0 ? null : (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {t('listing.nearestCategories')}
          {categories.map(({ id, name }) => (
            <Link key={id} to={`/categories/${id}`} className="btn btn-secondary btn-sm">
              {name}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}
