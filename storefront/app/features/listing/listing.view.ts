import type { FacetAnswer, Named, ProductListAnswer } from '../../api/contract';
import type { Crumb } from '../../components/ui/Breadcrumbs';
import { cardView, type CardView } from '../product-card';
import { listingUrl, sortOptionOf, type ProductFilter, type SortBy } from './filter';

export interface ListingView {
  readonly title: string;
  readonly path: string;
  readonly filter: ProductFilter;
  readonly sort: string;
  readonly hasPrices: boolean;
  readonly cards: readonly CardView[];
  readonly total: number;
  readonly pageCount: number;
  readonly brands: readonly FacetAnswer[];
  readonly categories: readonly FacetAnswer[];
  readonly price: { readonly min: string; readonly max: string } | null;
  readonly crumbs: readonly Crumb[];
}

/**
 * The order of a listing: the one in the address, else relevance for a search, else by list price for people who
 * see prices and by name, last first, for anonymous visitors (storefront document, section 9).
 */
export function sortFor({ sortBy, search }: Pick<ProductFilter, 'sortBy' | 'search'>, hasPrices: boolean): SortBy {
  if (sortBy !== null && (hasPrices || sortBy.sortCriteria !== 'list_price')) return sortBy;
  if (search !== '') return { sortCriteria: 'relevance', sortDirection: 'desc' };
  return hasPrices
    ? { sortCriteria: 'list_price', sortDirection: 'asc' }
    : { sortCriteria: 'name', sortDirection: 'desc' };
}

const crumbOf = ({ id, name }: Named): Crumb => ({ name, to: `/categories/${id}` });

function crumbsOf(breadcrumbs: readonly Named[], current: string): Crumb[] {
  const last = breadcrumbs[breadcrumbs.length - 1];
  if (last?.name !== current) return [...breadcrumbs.map(crumbOf), { name: current }];
  return [...breadcrumbs.slice(0, -1).map(crumbOf), { name: current }];
}

export interface ListingContext {
  readonly filter: ProductFilter;
  readonly path: string;
  readonly hasPrices: boolean;
  readonly cmsOrigins: readonly string[];
  /** Titles of the whole catalogue and of a search. */
  readonly titles: { readonly all: string; readonly search: string };
}

/** The chosen brands stay in sight even when nothing of theirs is left. */
function brandsShown(brands: readonly FacetAnswer[], chosen: readonly number[]): FacetAnswer[] {
  return [...brands].sort((a, b) => Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)));
}

export function listingView(answer: ProductListAnswer, context: ListingContext): ListingView {
  const { filter, path, hasPrices, cmsOrigins, titles } = context;
  const { pagination, facets = {}, breadcrumbs = [] } = answer.meta;
  const category = breadcrumbs[breadcrumbs.length - 1]?.name;
  const title = filter.search !== '' ? titles.search : (category ?? titles.all);
  return {
    title,
    path,
    filter,
    hasPrices,
    sort: sortOptionOf(sortFor(filter, hasPrices)),
    cards: answer.data.map((card) => cardView(card, cmsOrigins)),
    total: answer.total,
    pageCount: pagination.pageCount,
    brands: brandsShown(facets.brands ?? [], filter.brandIds),
    categories: facets.categories ?? [],
    price: facets.price ?? null,
    crumbs: crumbsOf(breadcrumbs, title),
  };
}

/** Where a category of the facets leads: its page, or the same search narrowed to it. */
export function categoryUrl(id: number, filter: ProductFilter): string {
  if (filter.search === '') return listingUrl({ ...filter, categoryId: id, page: 1 }, `/categories/${id}`);
  return listingUrl({ ...filter, categoryId: id, page: 1 });
}
