import { Link, useNavigate } from '@remix-run/react';
import { LayoutGrid, List } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { listingUrl, type SortOption } from '../filter';
import { sortFrom } from '../filter-from';
import { sortChoices, type ListingView } from '../listing.view';
import { HiddenFilters } from './HiddenFilters';

/** What a listing is called; takes the focus when nothing else is left to. */
export const TITLE_ID = 'listing-title';

interface ToolbarProps {
  readonly view: ListingView;
  readonly drawer: React.ReactNode;
}

/** Title and count, order, grid or list. */
export function ListingToolbar({ view, drawer }: ToolbarProps) {
  const t = useT();
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <div className="mr-auto min-w-0">
        <h1 id={TITLE_ID} tabIndex={-1} className="truncate text-xl">
          {view.title}
        </h1>
        <p className="text-xs text-muted tabular" role="status">
          {t.count('listing.products', view.total)}
        </p>
      </div>
      <div className="flex w-full items-center gap-2 sm:w-auto">
        {drawer}
        <SortSelect view={view} />
        <ViewLinks view={view} />
      </div>
    </div>
  );
}

/** Who sees one price alone is told of no other. */
const labelOf = (option: SortOption, { seesListPrices }: ListingView) =>
  seesListPrices || !(option === 'list_price:asc' || option === 'list_price:desc')
    ? (`listing.sort_${option}` as const)
    : (`listing.sortOwn_${option}` as const);

function SortSelect({ view }: { readonly view: ListingView }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <form method="get" action={view.path} className="flex flex-1 items-center gap-2 sm:flex-none">
      <label htmlFor="listing-sort" className="sr-only">
        {t('listing.sort')}
      </label>
      <select
        id="listing-sort"
        name="sort"
        className="field sm:!w-64"
        value={view.sort}
        onChange={(event) =>
          navigate(listingUrl({ ...view.filter, sortBy: sortFrom(event.target.value), page: 1 }, view.path), {
            preventScrollReset: true,
          })
        }
      >
        {sortChoices(view).map((option) => (
          <option key={option} value={option}>
            {t(labelOf(option, view))}
          </option>
        ))}
      </select>
      <HiddenFilters view={view} form="sort" />
      <noscript>
        <button type="submit" className="btn btn-secondary">
          {t('listing.apply')}
        </button>
      </noscript>
    </form>
  );
}

function ViewLinks({ view }: { readonly view: ListingView }) {
  const t = useT();
  const looks = [
    { look: 'grid', icon: LayoutGrid, label: t('listing.viewGrid') },
    { look: 'list', icon: List, label: t('listing.viewList') },
  ] as const;
  return (
    <div className="hidden gap-1 sm:flex" role="group" aria-label={t('listing.view')}>
      {looks.map(({ look, icon: Icon, label }) => (
        <Link
          key={look}
          to={listingUrl({ ...view.filter, view: look }, view.path)}
          preventScrollReset
          aria-label={label}
          aria-current={view.filter.view === look ? 'true' : undefined}
          className={`btn btn-icon ${view.filter.view === look ? 'btn-soft' : 'btn-secondary'}`}
        >
          <Icon size={18} aria-hidden />
        </Link>
      ))}
    </div>
  );
}
