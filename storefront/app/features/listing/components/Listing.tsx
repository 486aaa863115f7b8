import { Link, useNavigation } from '@remix-run/react';
import { PackageSearch } from 'lucide-react';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { EmptyState } from '../../../components/ui/EmptyState';
import { Pager } from '../../../components/ui/pager/Pager';
import { useT } from '../../../i18n/I18nProvider';
import { CachedFragment, CachedList } from '../../../lib/fragment-cache/CachedFragment';
import { ProductCard } from '../../product-card';
import { listingUrl } from '../filter';
import type { ListingView } from '../listing.view';
import { ActiveFilters } from './ActiveFilters';
import { CategoryBanners } from './CategoryBanners';
import { Filters } from './Filters';
import { FilterDrawer } from './FilterDrawer';
import { ListingSkeleton } from './ListingSkeleton';
import { ListingToolbar } from './ListingToolbar';
import { NearestNote } from './NearestNote';

/** A page of products: filters at the side, cards, pages. */
export function Listing({ view }: { readonly view: ListingView }) {
  const t = useT();
  const isChangingList = useIsChangingList(view.path);
  const { cards: _cards, ...narrowing } = view;
  return (
    <main id="content" className="page pb-8">
      <Breadcrumbs crumbs={view.crumbs} />
      <div className="lg:grid lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-4">
        <CachedFragment
          as="aside"
          aria-label={t('listing.filters')}
          className="filters-aside hidden lg:block"
          of={Filters}
          props={{ view: narrowing }}
        />
        <div className="min-w-0">
          <ListingToolbar view={view} drawer={<FilterDrawer view={view} />} />
          <ActiveFilters view={view} />
          <NearestNote view={view} />
          <Cards view={view} areOnTheirWay={isChangingList} />
          <Pager
            page={view.filter.page}
            pageCount={view.pageCount}
            urlOf={(page) => listingUrl({ ...view.filter, page }, view.path)}
          />
        </div>
      </div>
    </main>
  );
}

/** True while another page, filter or order of a listing is on its way. */
function useIsChangingList(path: string): boolean {
  const { state, location, formMethod } = useNavigation();
  return state === 'loading' && formMethod === undefined && location.pathname === path;
}

interface CardsProps {
  readonly view: ListingView;
  readonly areOnTheirWay: boolean;
}

function Cards({ view, areOnTheirWay }: CardsProps) {
  const t = useT();
  if (view.total === 0 && !areOnTheirWay) {
    const text = view.filter.search === '' ? t('listing.emptyText') : t('search.nothing', { term: view.filter.search });
    return (
      <EmptyState icon={PackageSearch} title={t('listing.emptyTitle')} text={text}>
        <Link to="/products" className="btn btn-primary">
          {t('listing.seeAll')}
        </Link>
      </EmptyState>
    );
  }
  // Without prices and buttons they are all of one height on a phone: those far away need not be laid out.
  const look = view.hasPrices ? '' : 'cards-even';
  return (
    <div className={`cards cards-${view.filter.view}`}>
      <CategoryBanners banners={view.banners} name={view.title} />
      {areOnTheirWay ? (
        <ListingSkeleton />
      ) : (
        <CachedList
          className={`contents ${look}`}
          itemClassName="grid"
          of={ProductCard}
          items={view.cards}
          keyOf={({ card }) => card.id}
        />
      )}
    </div>
  );
}
