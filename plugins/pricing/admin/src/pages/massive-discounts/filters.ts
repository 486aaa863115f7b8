import { textOf, wholeOf } from '@mayorista/kernel/panel/filters';

/** What the grid is narrowed by, as the address bar keeps it. */
export interface GridFilters {
  readonly search: string;
  readonly brandId: number | null;
  readonly categoryId: number | null;
  readonly page: number;
  /** Products on a page: one of `pageSizes`. */
  readonly perPage: number;
}

export const pageSizes = [25, 100, 200] as const;
export const mostPerPage = 200;

export const noFilters: GridFilters = { search: '', brandId: null, categoryId: null, page: 1, perPage: pageSizes[0] };

/** Reads what the address bar says; what makes no sense there counts as not said. */
export const readFilters = (given: Readonly<Record<string, unknown>>): GridFilters => ({
  search: textOf(given.search),
  brandId: wholeOf(given.brandId),
  categoryId: wholeOf(given.categoryId),
  page: wholeOf(given.page) ?? 1,
  perPage: pageSizes.find((size) => size === wholeOf(given.perPage)) ?? pageSizes[0],
});

/** Where the platform answers the grid. */
export function gridPath({ search, brandId, categoryId, page, perPage }: GridFilters): string {
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage) });
  if (search.trim() !== '') query.set('omniSearchQuery', search.trim());
  if (brandId !== null) query.set('brand_id', String(brandId));
  if (categoryId !== null) query.set('category_id', String(categoryId));
  return `/pricing/massive-discounts?${query.toString()}`;
}
