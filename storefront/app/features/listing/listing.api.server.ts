import type { ProductListAnswer } from '../../api/contract';
import type { StoreScope } from '../../session/scope.server';
import type { ProductFilter } from './filter';
import { sortFor } from './listing.view';

/** Products on one page of a listing (storefront document, section 9). */
export const PER_PAGE = 60;

export interface ListingQuery {
  readonly filter: ProductFilter;
  /** Anonymous visitors have no prices: filters and orders by price are left out of the question. */
  readonly hasPrices: boolean;
  readonly currency: string;
}

/** One page of products, as this visitor may see it. */
export function findProducts(
  { api, locale }: StoreScope,
  { filter, hasPrices, currency }: ListingQuery,
): Promise<ProductListAnswer> {
  const { sortCriteria, sortDirection } = sortFor(filter, hasPrices);
  return api.get<ProductListAnswer>('store-products', {
    search: filter.search,
    categoryId: filter.categoryId,
    brandIds: filter.brandIds.join(','),
    sortCriteria,
    sortDirection,
    page: filter.page,
    perPage: PER_PAGE,
    locale,
    ...(hasPrices
      ? {
          priceMin: filter.priceRange.min,
          priceMax: filter.priceRange.max,
          inStock: filter.inStock ? 1 : null,
          currency,
        }
      : {}),
  });
}
