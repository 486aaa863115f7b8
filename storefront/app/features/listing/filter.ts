import type { FLOW_TYPES } from '@mayorista/config/constants';

/** What a listing is narrowed by. Lives in the URL alone: `/{target}?categoryId=&query={json}&page=`. */
export interface ProductFilter {
  readonly search: string;
  readonly categoryId: number | null;
  readonly brandIds: readonly number[];
  readonly stages: readonly number[];
  /** How products are sold. */
  readonly productFlowTypes: readonly FlowType[];
  /** Characteristics of the datasheet by code, with the values that will do. */
  readonly datasheetQueryMap: Readonly<Record<string, readonly string[]>>;
  readonly priceRange: PriceRange;
  readonly inStock: boolean;
  readonly newProducts: boolean;
  /** Refurbished pieces. */
  readonly outlet: boolean;
  readonly promo: Promo | null;
  readonly sortBy: SortBy | null;
  readonly view: 'grid' | 'list';
  readonly page: number;
}

export const flowTypes = ['standard', 'volume', 'on_request', 'project'] as const satisfies typeof FLOW_TYPES;
type FlowType = (typeof flowTypes)[number];

export interface PriceRange {
  readonly min: string | null;
  readonly max: string | null;
}

/** Reduced at all, or by this percent and more. */
export type Promo = 'any' | (typeof promoSteps)[number];

export const promoSteps = [10, 15, 20, 30, 40] as const;

/** What the document calls them (storefront document, section 3, Product filter). */
export const promoKeys = {
  any: 'allProductWithDiscount',
  10: 'tenPercentage',
  15: 'fifteenPercentage',
  20: 'twentyPercentage',
  30: 'thirtyPercentage',
  40: 'fortyPercentage',
} as const satisfies Record<Promo, string>;

export interface SortBy {
  readonly sortCriteria: 'list_price' | 'name' | 'relevance';
  readonly sortDirection: 'asc' | 'desc';
}

export const sortOptions = ['list_price:asc', 'list_price:desc', 'name:asc', 'name:desc', 'relevance:desc'] as const;
export type SortOption = (typeof sortOptions)[number];

export const noFilter: ProductFilter = {
  search: '',
  categoryId: null,
  brandIds: [],
  stages: [],
  productFlowTypes: [],
  datasheetQueryMap: {},
  priceRange: { min: null, max: null },
  inStock: false,
  newProducts: false,
  outlet: false,
  promo: null,
  sortBy: null,
  view: 'grid',
  page: 1,
};

/** What the filters' form decides; search, category, order and view are chosen elsewhere. */
export const noChoices = {
  brandIds: noFilter.brandIds,
  stages: noFilter.stages,
  productFlowTypes: noFilter.productFlowTypes,
  datasheetQueryMap: noFilter.datasheetQueryMap,
  priceRange: noFilter.priceRange,
  inStock: false,
  newProducts: false,
  outlet: false,
  promo: null,
} as const;

/** What is left for who may not know of list prices, reduced and refurbished pieces: a colleague's link shows them the rest of it. */
export const withoutOffers = (filter: ProductFilter): ProductFilter => ({
  ...filter,
  outlet: false,
  promo: null,
  priceRange: noFilter.priceRange,
});

/** Where an address beyond a list's end leads: its last page; null when the page exists, or the list is empty. */
export const lastPageFor = (page: number, pageCount: number): number | null =>
  pageCount > 0 && page > pageCount ? pageCount : null;

export const sortOptionOf = ({ sortCriteria, sortDirection }: SortBy): string => `${sortCriteria}:${sortDirection}`;

const filled = (values: object): boolean => Object.keys(values).length > 0;
const present = ({ min, max }: PriceRange) => ({ ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) });

function activeFilters(filter: ProductFilter): Record<string, unknown> {
  const { search, brandIds, stages, productFlowTypes, datasheetQueryMap } = filter;
  const { inStock, newProducts, outlet, promo, sortBy, view } = filter;
  const priceRange = present(filter.priceRange);
  const all: [string, unknown, boolean][] = [
    ['search', search, search !== ''],
    ['brandIds', brandIds, brandIds.length > 0],
    ['stages', stages, stages.length > 0],
    ['productFlowTypes', productFlowTypes, productFlowTypes.length > 0],
    ['datasheetQueryMap', datasheetQueryMap, filled(datasheetQueryMap)],
    ['priceRange', priceRange, filled(priceRange)],
    ['inStock', inStock, inStock],
    ['newProducts', newProducts, newProducts],
    ['outlet', outlet, outlet],
    [promo === null ? '' : promoKeys[promo], true, promo !== null],
    ['sortBy', sortBy, sortBy !== null],
    ['view', view, view !== 'grid'],
  ];
  return Object.fromEntries(all.flatMap(([name, value, isActive]) => (isActive ? [[name, value]] : [])));
}

/** The address of a listing: active filters as JSON, empty ones omitted. A category page has its category in its path. */
export function listingUrl(filter: Partial<ProductFilter>, path = '/products'): string {
  const whole = { ...noFilter, ...filter };
  const active = activeFilters(whole);
  const params = new URLSearchParams();
  if (whole.categoryId !== null && !path.startsWith('/categories/')) params.set('categoryId', String(whole.categoryId));
  if (filled(active)) params.set('query', JSON.stringify(active));
  if (whole.page > 1) params.set('page', String(whole.page));
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
