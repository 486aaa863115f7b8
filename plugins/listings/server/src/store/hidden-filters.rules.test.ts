import { expect, test } from 'vitest';
import { refusedFilters } from './hidden-filters.rules';

const nothing = {
  priceMin: undefined,
  priceMax: undefined,
  inStock: false,
  withPromo: false,
  promoPercent: undefined,
  outlet: false,
  sortCriteria: undefined,
};
const everything = {
  priceMin: '1',
  priceMax: '2',
  inStock: true,
  withPromo: true,
  promoPercent: 20,
  outlet: true,
  sortCriteria: 'list_price',
} as const;

const refused = (query: Parameters<typeof refusedFilters>[0], isPerson: boolean, seesListPrices: boolean) =>
  refusedFilters(query, { isPerson, seesListPrices }).map(({ code, field }) => `${field}: ${code}`);

test('a secondary user cannot find out list prices by a price range', () => {
  expect(refused(everything, true, false)).toEqual(['priceMin: filter_not_allowed', 'priceMax: filter_not_allowed']);
  expect(
    refused({ ...everything, priceMin: undefined, priceMax: undefined, sortCriteria: 'name' }, true, false),
  ).toEqual([]);
});

test('a visitor finds out neither prices nor stock; who sees list prices filters as they like', () => {
  expect(refused(everything, false, false).sort()).toEqual(
    ['inStock', 'outlet', 'priceMax', 'priceMin', 'promoPercent', 'sortCriteria', 'withPromo'].map(
      (field) => `${field}: login_to_filter`,
    ),
  );
  expect(refused(everything, true, true)).toEqual([]);
  expect(refused(nothing, false, false)).toEqual([]);
});
