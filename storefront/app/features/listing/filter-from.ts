import {
  flowTypes,
  noFilter,
  promoKeys,
  promoSteps,
  sortOptions,
  type PriceRange,
  type ProductFilter,
  type Promo,
  type SortBy,
} from './filter';

const MAX_SEARCH_LENGTH = 120;
const MAX_IDS = 50;
const MAX_CHARACTERISTICS = 10;
const MAX_VALUES = 20;
/** The platform's ids, and its pages, end well before. */
const MAX_ID = 2_000_000_000;
const MAX_PAGE = 10_000;
/** How a plain form names a characteristic: `ds.resolucion`. */
export const DATASHEET_PREFIX = 'ds.';

const positive = (value: unknown): number | null => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 && number <= MAX_ID ? number : null;
};

/** An amount as people write it, with or without commas between thousands: `1,500.50`. */
const written = /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/;
/** The same as fields of forms want it: the whole value is meant there. */
export const AMOUNT_PATTERN = written.source.slice(1, -1);

const amount = (value: unknown): string | null => {
  const text = String(value ?? '').trim();
  return written.test(text) ? text.replaceAll(',', '') : null;
};

/** Limits that stand the wrong way round are meant the other way. */
function priceRangeOf(raw: unknown): PriceRange {
  const [min, max] = [amount(part(raw, 'min')), amount(part(raw, 'max'))];
  return min !== null && max !== null && Number(min) > Number(max) ? { min: max, max: min } : { min, max };
}

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function idsOf(value: unknown): number[] {
  const ids = list(value)
    .map(positive)
    .filter((id): id is number => id !== null);
  return [...new Set(ids)].slice(0, MAX_IDS);
}

function datasheetOf(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const entries = Object.entries(value).flatMap(([code, values]): [string, string[]][] => {
    const texts = list(values).filter((text): text is string => typeof text === 'string' && text !== '');
    const known = [...new Set(texts)].filter(({ length }) => length <= 200).slice(0, MAX_VALUES);
    return known.length > 0 && /^[a-z0-9-]{1,80}$/.test(code) ? [[code, known]] : [];
  });
  return Object.fromEntries(entries.slice(0, MAX_CHARACTERISTICS));
}

/** `list_price:asc` as the two parts of the document; null for anything else. */
export function sortFrom(value: unknown): SortBy | null {
  const option = sortOptions.find((known) => known === value);
  if (!option) return null;
  const [sortCriteria, sortDirection] = option.split(':') as [SortBy['sortCriteria'], SortBy['sortDirection']];
  return { sortCriteria, sortDirection };
}

/** 'any' or a step, as a form sends it. */
const promoFrom = (value: unknown): Promo | null =>
  value === 'any' ? 'any' : (promoSteps.find((step) => String(step) === String(value)) ?? null);

/** Several steps at once mean the lowest of them, which holds the others. */
function promoOf(raw: RawFilter): Promo | null {
  if (raw.promo !== undefined) return promoFrom(raw.promo);
  const known = (['any', ...promoSteps] as const).find((promo) => raw[promoKeys[promo]] === true);
  return known ?? (raw.withPromo === true || raw.withPromoOrDescount === true ? 'any' : null);
}

type RawFilter = Readonly<Record<string, unknown>>;

function rawFrom(json: string | null): RawFilter {
  if (json === null) return {};
  try {
    const raw: unknown = JSON.parse(json);
    return typeof raw === 'object' && raw !== null ? (raw as RawFilter) : {};
  } catch {
    // An address cut short in a mail: the listing without that filter is the best answer.
    return {};
  }
}

/** Parameters of plain GET forms (no JavaScript): they are turned into the document's form by a redirect. */
const PLAIN_PARAMETERS = [
  'search',
  'brandIds',
  'stages',
  'productFlowTypes',
  'priceMin',
  'priceMax',
  'inStock',
  'newProducts',
  'outlet',
  'promo',
  'sort',
  'view',
] as const;

const datasheetNames = (params: URLSearchParams): string[] => [
  ...new Set([...params.keys()].filter((name) => name.startsWith(DATASHEET_PREFIX))),
];

export const hasPlainParameters = (params: URLSearchParams): boolean =>
  PLAIN_PARAMETERS.some((name) => params.has(name)) || datasheetNames(params).length > 0;

function plainFrom(params: URLSearchParams): RawFilter {
  return {
    search: params.get('search'),
    brandIds: params.getAll('brandIds'),
    stages: params.getAll('stages'),
    productFlowTypes: params.getAll('productFlowTypes'),
    datasheetQueryMap: Object.fromEntries(
      datasheetNames(params).map((name) => [name.slice(DATASHEET_PREFIX.length), params.getAll(name)]),
    ),
    priceRange: { min: params.get('priceMin'), max: params.get('priceMax') },
    inStock: params.get('inStock') === '1',
    newProducts: params.get('newProducts') === '1',
    outlet: params.get('outlet') === '1',
    promo: params.get('promo'),
    sortBy: sortFrom(params.get('sort')),
    view: params.get('view'),
  };
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as RawFilter)[name] : undefined;

/** Reads a listing's filter from its address; what makes no sense is left out. */
export function filterFrom(params: URLSearchParams): ProductFilter {
  const raw = hasPlainParameters(params) ? plainFrom(params) : rawFrom(params.get('query'));
  const { search, sortBy, priceRange } = raw;
  return {
    search: typeof search === 'string' ? search.trim().slice(0, MAX_SEARCH_LENGTH) : '',
    categoryId: positive(params.get('categoryId') ?? raw.categoryId ?? raw.parentCategoryId),
    brandIds: idsOf(raw.brandIds),
    stages: idsOf(raw.stages),
    productFlowTypes: flowTypes.filter((type) => list(raw.productFlowTypes).includes(type)),
    datasheetQueryMap: datasheetOf(raw.datasheetQueryMap),
    priceRange: priceRangeOf(priceRange),
    inStock: raw.inStock === true,
    newProducts: raw.newProducts === true,
    outlet: raw.outlet === true || raw.auction === true,
    promo: promoOf(raw),
    sortBy: sortFrom(`${String(part(sortBy, 'sortCriteria'))}:${String(part(sortBy, 'sortDirection'))}`),
    view: raw.view === 'list' ? 'list' : noFilter.view,
    page: Math.min(positive(params.get('page')) ?? 1, MAX_PAGE),
  };
}

/** The term a listing's address searches for, for the search box. */
export const searchOf = (locationSearch: string): string => filterFrom(new URLSearchParams(locationSearch)).search;
