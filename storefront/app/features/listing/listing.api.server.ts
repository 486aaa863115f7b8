import type { ProductListAnswer } from '../../api/contract';
import type { StoreScope } from '../../session/scope.server';
import type { ProductFilter } from './filter';
import { sortFor } from './listing.view';
import { perPageOf, targetOf } from './target';

export interface ListingQuery {
  readonly filter: ProductFilter;
  readonly path: string;
  /** Visitors have no prices, nor has who buys for no active company: filters and orders by price and stock are left out of the question. */
  readonly hasPrices: boolean;
  readonly currency: string;
}

/** One page of products, as this visitor may see it. */
export function findProducts(
  { api, locale }: StoreScope,
  { filter: chosen, path, hasPrices, currency }: ListingQuery,
): Promise<ProductListAnswer> {
  const filter = targetOf(path)?.narrow(chosen) ?? chosen;
  const { sortCriteria, sortDirection } = sortFor(filter, hasPrices, path);
  const { datasheetQueryMap } = filter;
  return api.get<ProductListAnswer>('store-products', {
    search: filter.search,
    categoryId: filter.categoryId,
    brandIds: filter.brandIds.join(','),
    stages: filter.stages.join(','),
    productFlowTypes: filter.productFlowTypes.join(','),
    datasheetQueryMap: Object.keys(datasheetQueryMap).length === 0 ? null : JSON.stringify(datasheetQueryMap),
    newProducts: filter.newProducts ? 1 : null,
    sortCriteria,
    sortDirection,
    page: filter.page,
    perPage: perPageOf(path),
    locale,
    ...(hasPrices ? { ...hiddenFilters(filter), currency } : {}),
  });
}

const hiddenFilters = ({ priceRange, inStock, outlet, promo }: ProductFilter) => ({
  priceMin: priceRange.min,
  priceMax: priceRange.max,
  inStock: inStock ? 1 : null,
  outlet: outlet ? 1 : null,
  withPromo: promo === 'any' ? 1 : null,
  promoPercent: promo === 'any' ? null : promo,
});
