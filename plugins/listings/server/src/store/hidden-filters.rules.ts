import type { FieldError } from '@mayorista/kernel';
import type { ListingQuery } from './listing.schema';

/** What somebody may know of a product, and so filter and sort by. */
export interface Knowledge {
  readonly isPerson: boolean;
  readonly seesListPrices: boolean;
}

type Filters = Pick<
  ListingQuery,
  'priceMin' | 'priceMax' | 'inStock' | 'withPromo' | 'promoPercent' | 'outlet' | 'sortCriteria'
>;

/**
 * What is not shown is not found out by filtering and sorting either: prices and stock by a visitor, list prices by a secondary
 * user, whom an order tells none (spec storefront 6, 9). Promos and refurbished pieces have plugins of their own to say who knows of them.
 */
export function refusedFilters(query: Filters, { isPerson, seesListPrices }: Knowledge): FieldError[] {
  if (!isPerson)
    return [...byPrice(query), ...byStockAndPromo(query)].map((field) => ({ code: 'login_to_filter', field }));
  return seesListPrices ? [] : priceRange(query).map((field) => ({ code: 'filter_not_allowed', field }));
}

const priceRange = ({ priceMin, priceMax }: Filters): string[] => [
  ...(priceMin !== undefined ? ['priceMin'] : []),
  ...(priceMax !== undefined ? ['priceMax'] : []),
];

const byPrice = (query: Filters): string[] => [
  ...priceRange(query),
  ...(query.sortCriteria === 'list_price' ? ['sortCriteria'] : []),
];

const byStockAndPromo = ({ inStock, withPromo, promoPercent, outlet }: Filters): string[] => [
  ...(inStock ? ['inStock'] : []),
  ...(withPromo ? ['withPromo'] : []),
  ...(promoPercent !== undefined ? ['promoPercent'] : []),
  ...(outlet ? ['outlet'] : []),
];
