/** What a listing is narrowed by. Lives in the URL alone: `/products?categoryId=&query={json}&page=`. */
export interface ProductFilter {
  readonly search: string;
  readonly categoryId: number | null;
  readonly brandIds: readonly number[];
  readonly priceRange: PriceRange;
  readonly inStock: boolean;
  readonly sortBy: SortBy | null;
  readonly view: 'grid' | 'list';
  readonly page: number;
}

export interface PriceRange {
  readonly min: string | null;
  readonly max: string | null;
}

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
  priceRange: { min: null, max: null },
  inStock: false,
  sortBy: null,
  view: 'grid',
  page: 1,
};

const MAX_SEARCH_LENGTH = 120;
const MAX_BRANDS = 50;
/** The platform's ids, and its pages, end well before. */
const MAX_ID = 2_000_000_000;
const MAX_PAGE = 10_000;

const positive = (value: unknown): number | null => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 && number <= MAX_ID ? number : null;
};

const amount = (value: unknown): string | null => {
  const text = String(value ?? '').trim();
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? text : null;
};

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** `list_price:asc` as the two parts of the document; null for anything else. */
export function sortFrom(value: unknown): SortBy | null {
  const option = sortOptions.find((known) => known === value);
  if (!option) return null;
  const [sortCriteria, sortDirection] = option.split(':') as [SortBy['sortCriteria'], SortBy['sortDirection']];
  return { sortCriteria, sortDirection };
}

export const sortOptionOf = ({ sortCriteria, sortDirection }: SortBy): string => `${sortCriteria}:${sortDirection}`;

interface RawFilter {
  readonly search?: unknown;
  readonly brandIds?: unknown;
  readonly priceRange?: { readonly min?: unknown; readonly max?: unknown } | null;
  readonly inStock?: unknown;
  readonly sortBy?: { readonly sortCriteria?: unknown; readonly sortDirection?: unknown } | null;
  readonly view?: unknown;
  readonly categoryId?: unknown;
}

function rawFrom(json: string | null): RawFilter {
  if (json === null) return {};
  try {
    const raw: unknown = JSON.parse(json);
    return typeof raw === 'object' && raw !== null ? raw : {};
  } catch {
    // An address cut short in a mail: the listing without that filter is the best answer.
    return {};
  }
}

/** Parameters of plain GET forms (no JavaScript): they are turned into the document's form by a redirect. */
const PLAIN_PARAMETERS = ['search', 'brandIds', 'priceMin', 'priceMax', 'inStock', 'sort', 'view'] as const;

export const hasPlainParameters = (params: URLSearchParams): boolean =>
  PLAIN_PARAMETERS.some((name) => params.has(name));

function plainFrom(params: URLSearchParams): RawFilter {
  return {
    search: params.get('search'),
    brandIds: params.getAll('brandIds'),
    priceRange: { min: params.get('priceMin'), max: params.get('priceMax') },
    inStock: params.get('inStock') === '1',
    sortBy: sortFrom(params.get('sort')),
    view: params.get('view'),
  };
}

/** Reads a listing's filter from its address; what makes no sense is left out. */
export function filterFrom(params: URLSearchParams): ProductFilter {
  const raw = hasPlainParameters(params) ? plainFrom(params) : rawFrom(params.get('query'));
  const brandIds = list(raw.brandIds)
    .map(positive)
    .filter((id): id is number => id !== null);
  return {
    search: typeof raw.search === 'string' ? raw.search.trim().slice(0, MAX_SEARCH_LENGTH) : '',
    categoryId: positive(params.get('categoryId') ?? raw.categoryId),
    brandIds: [...new Set(brandIds)].slice(0, MAX_BRANDS),
    priceRange: { min: amount(raw.priceRange?.min), max: amount(raw.priceRange?.max) },
    inStock: raw.inStock === true,
    sortBy: sortFrom(raw.sortBy ? `${String(raw.sortBy.sortCriteria)}:${String(raw.sortBy.sortDirection)}` : null),
    view: raw.view === 'list' ? 'list' : 'grid',
    page: Math.min(positive(params.get('page')) ?? 1, MAX_PAGE),
  };
}

function activeFilters({
  search,
  brandIds,
  priceRange,
  inStock,
  sortBy,
  view,
}: ProductFilter): Record<string, unknown> {
  const { min, max } = priceRange;
  return {
    ...(search === '' ? {} : { search }),
    ...(brandIds.length === 0 ? {} : { brandIds }),
    ...(min === null && max === null
      ? {}
      : { priceRange: { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) } }),
    ...(inStock ? { inStock } : {}),
    ...(sortBy === null ? {} : { sortBy }),
    ...(view === 'grid' ? {} : { view }),
  };
}

/** The address of a listing: active filters as JSON, empty ones omitted. A category page keeps its own path. */
export function listingUrl(filter: Partial<ProductFilter>, path = '/products'): string {
  const whole = { ...noFilter, ...filter };
  const active = activeFilters(whole);
  const params = new URLSearchParams();
  if (whole.categoryId !== null && path === '/products') params.set('categoryId', String(whole.categoryId));
  if (Object.keys(active).length > 0) params.set('query', JSON.stringify(active));
  if (whole.page > 1) params.set('page', String(whole.page));
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The term a listing's address searches for, for the search box. */
export const searchOf = (locationSearch: string): string => filterFrom(new URLSearchParams(locationSearch)).search;
