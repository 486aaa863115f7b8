import { expect, test } from 'vitest';
import { gridPath, noFilters, readFilters } from './filters';

test('the grid asks for what the address bar says', () => {
  expect(gridPath(noFilters)).toBe('/pricing/massive-discounts?page=1&per_page=25');
  expect(gridPath(readFilters({ search: ' domo ', brandId: 3, categoryId: 4, page: 2 }))).toBe(
    '/pricing/massive-discounts?page=2&per_page=25&omniSearchQuery=domo&brand_id=3&category_id=4',
  );
  expect(gridPath(readFilters({ perPage: 200 }))).toBe('/pricing/massive-discounts?page=1&per_page=200');
  expect(readFilters({ search: 3, brandId: '3', page: -1, perPage: 5000 })).toEqual(noFilters);
});
