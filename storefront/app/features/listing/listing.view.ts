import type {
  DatasheetFacetAnswer,
  FacetAnswer,
  FlowTypeFacetAnswer,
  Named,
  ProductListAnswer,
  PromoFacetAnswer,
} from '../../api/contract';
import type { Crumb } from '../../components/ui/Breadcrumbs';
import { imageUrl } from '../../lib/format/image-url';
import { seal, sealedList, unseal, type Sealed, type SealedList } from '../../lib/sealed';
import { cardView, type CardView } from '../product-card';
import { listingUrl, sortOptionOf, sortOptions, type SortOption, type ProductFilter, type SortBy } from './filter';
import { targetOf } from './target';

interface ToggleView {
  readonly name: 'inStock' | 'newProducts' | 'outlet';
  readonly count: number;
}

export interface BannerView {
  readonly id: number;
  readonly image: string;
  readonly alt: string;
  readonly href: string | null;
  readonly width: number;
  readonly height: number;
}

/** A card as it stands in a listing. */
export interface ListedCard {
  readonly card: CardView;
  readonly isEager: boolean;
}

/** Cards of the first screen: their pictures are asked for at once. */
const EAGER_CARDS = 6;

/** By what a listing can be narrowed. */
interface ChoicesView {
  readonly brands: readonly FacetAnswer[];
  readonly categories: readonly FacetAnswer[];
  readonly stages: readonly FacetAnswer[];
  readonly flowTypes: readonly FlowTypeFacetAnswer[];
  readonly datasheet: readonly DatasheetFacetAnswer[];
  /** What can be switched on, with how many products that leaves; what the page itself asks for is not among it. */
  readonly toggles: readonly ToggleView[];
  readonly promo: PromoFacetAnswer | null;
  readonly price: { readonly min: string; readonly max: string } | null;
}

interface ListingFacts {
  readonly title: string;
  readonly path: string;
  readonly filter: ProductFilter;
  readonly sort: string;
  /** Cards show what their person pays. */
  readonly hasPrices: boolean;
  readonly seesListPrices: boolean;
  readonly total: number;
  readonly pageCount: number;
  readonly crumbs: readonly Crumb[];
  /** Pictures over the first page of a category. */
  readonly banners: readonly BannerView[];
  /** Nothing says all the words of the search: what is shown is the nearest, or nothing. */
  readonly nearest: NearestView | null;
}

interface NearestView {
  readonly missing: readonly string[];
  readonly suggestions: readonly string[];
  readonly categories: readonly Named[];
}

/** What a listing is narrowed by, and by what else it could be. */
export interface NarrowingView extends ListingFacts, ChoicesView {}

export interface SealedNarrowing extends ListingFacts {
  readonly choices: Sealed<ChoicesView>;
}

export interface ListingView extends SealedNarrowing {
  readonly cards: Sealed<readonly ListedCard[]>;
}

export const openNarrowing = ({ choices, ...facts }: SealedNarrowing): NarrowingView => ({
  ...facts,
  ...unseal(choices),
});

/**
 * The order of a listing: the one in the address, else relevance for a search, else by list price for people and by name,
 * last first, for visitors and for promos (storefront document, section 9).
 */
export function sortFor(
  { sortBy, search }: Pick<ProductFilter, 'sortBy' | 'search'>,
  hasPrices: boolean,
  path = '/products',
): SortBy {
  if (sortBy !== null && (hasPrices || sortBy.sortCriteria !== 'list_price')) return sortBy;
  if (search !== '') return { sortCriteria: 'relevance', sortDirection: 'desc' };
  return hasPrices && targetOf(path)?.fixes !== 'promo'
    ? { sortCriteria: 'list_price', sortDirection: 'asc' }
    : { sortCriteria: 'name', sortDirection: 'desc' };
}

/** The orders to choose from. Relevance means something beside a search alone, but one that stands is always among them. */
export const sortChoices = ({
  sort,
  filter,
  hasPrices,
}: Pick<ListingFacts, 'sort' | 'filter' | 'hasPrices'>): SortOption[] =>
  sortOptions.filter((option) => {
    if (option === sort) return true;
    return option.startsWith('list_price') ? hasPrices : !option.startsWith('relevance') || filter.search !== '';
  });

function crumbsOf(breadcrumbs: readonly Named[], current: string, path: string): Crumb[] {
  const crumbOf = ({ id, name }: Named): Crumb => ({ name, to: crumbPath(path, id) });
  const last = breadcrumbs[breadcrumbs.length - 1];
  if (last?.name !== current) return [...breadcrumbs.map(crumbOf), { name: current }];
  return [...breadcrumbs.slice(0, -1).map(crumbOf), { name: current }];
}

export interface ListingContext {
  readonly filter: ProductFilter;
  readonly path: string;
  readonly hasPrices: boolean;
  readonly seesListPrices: boolean;
  readonly imageOrigins: readonly string[];
  /** Titles of the whole catalogue and of a search. */
  readonly titles: { readonly all: string; readonly search: string };
}

type Facets = NonNullable<ProductListAnswer['meta']['facets']>;

const toggleNames = ['inStock', 'newProducts', 'outlet'] as const;

/** Switches that leave something, or are on. */
function togglesOf(facets: Facets, { filter, path }: ListingContext) {
  const fixed = targetOf(path)?.fixes;
  return toggleNames.flatMap((name): ToggleView[] => {
    const count = facets[name] ?? 0;
    return name !== fixed && (count > 0 || filter[name]) ? [{ name, count }] : [];
  });
}

/** Crumbs of a category lead to its page; inside a target they narrow that one. */
const crumbPath = (path: string, id: number): string =>
  targetOf(path) === null ? `/categories/${id}` : listingUrl({ categoryId: id }, path);

/** The chosen brands stay in sight even when nothing of theirs is left. */
function brandsShown(brands: readonly FacetAnswer[], chosen: readonly number[]): FacetAnswer[] {
  return [...brands].sort((a, b) => Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)));
}

/** The shape of a picture of which nothing is known. */
const usual = { width: 1600, height: 400 };

/** They open a category: not its further pages, nor a search in it, nor another listing narrowed to it. */
function bannersOf(
  banners: ProductListAnswer['meta']['banners'] = [],
  { filter, path, imageOrigins }: ListingContext,
): BannerView[] {
  if (!path.startsWith('/categories/') || filter.page > 1 || filter.search !== '') return [];
  return banners.flatMap(({ id, url, alt, href, width, height }): BannerView[] => {
    const image = imageUrl(url, imageOrigins);
    const size = width === null || height === null ? usual : { width, height };
    return image === null ? [] : [{ id, image, alt: alt ?? '', href, ...size }];
  });
}

function choicesOf(facets: Facets, context: ListingContext): ChoicesView {
  const { brands = [], categories = [], stages = [], flowTypes = [], datasheet = [] } = facets;
  return {
    brands: brandsShown(brands, context.filter.brandIds),
    categories,
    stages,
    flowTypes,
    datasheet,
    toggles: togglesOf(facets, context),
    promo: facets.promo ?? null,
    price: facets.price ?? null,
  };
}

export function listingView(answer: ProductListAnswer, context: ListingContext): SealedNarrowing {
  const { filter, path, hasPrices, seesListPrices, titles } = context;
  const { pagination, facets, breadcrumbs } = answer.meta;
  const category = breadcrumbs[breadcrumbs.length - 1]?.name;
  const title = filter.search !== '' ? titles.search : (category ?? titles.all);
  return {
    title,
    path,
    filter,
    hasPrices,
    seesListPrices,
    sort: sortOptionOf(sortFor(filter, hasPrices, path)),
    total: answer.total,
    pageCount: pagination.pageCount,
    choices: seal(choicesOf(facets, context)),
    banners: bannersOf(answer.meta.banners, context),
    nearest: answer.meta.nearest ?? null,
    crumbs: crumbsOf(breadcrumbs, title, path),
  };
}

const listed = new WeakMap<ProductListAnswer['data'], SealedList<ListedCard>>();

/** Many are given the same answer; its cards are made once. Where pictures come from does not change while the store runs. */
export function listedCards(data: ProductListAnswer['data'], imageOrigins: readonly string[]): SealedList<ListedCard> {
  const known = listed.get(data);
  if (known !== undefined) return known;
  const cards = data.map((card, index) =>
    seal({ card: cardView(card, imageOrigins), isEager: index < EAGER_CARDS } satisfies ListedCard),
  );
  const list = sealedList<ListedCard>(cards);
  listed.set(data, list);
  return list;
}

/** Where a category of the facets leads: its page, or the same search or target narrowed to it. */
export function categoryUrl(id: number, filter: ProductFilter, path = '/products'): string {
  const narrowed = { ...filter, categoryId: id, page: 1 };
  if (targetOf(path) !== null) return listingUrl(narrowed, path);
  return filter.search === '' ? listingUrl(narrowed, `/categories/${id}`) : listingUrl(narrowed);
}
