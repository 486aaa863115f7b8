import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  flowTypes,
  lastPageFor,
  listingUrl,
  noFilter,
  promoSteps,
  sortOptions,
  withoutOffers,
  type ProductFilter,
} from './filter';
import { filterFrom, hasPlainParameters, searchOf, sortFrom } from './filter-from';

const read = (url: string) => filterFrom(new URL(url, 'http://x').searchParams);

const filters: fc.Arbitrary<ProductFilter> = fc.record({
  search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  categoryId: fc.option(fc.integer({ min: 1, max: 9_999 })),
  brandIds: fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 8 }),
  priceRange: fc.record({
    min: fc.option(fc.constantFrom('0', '10', '99.50')),
    max: fc.option(fc.constantFrom('100', '2500.00')),
  }),
  stages: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }),
  productFlowTypes: fc.subarray([...flowTypes]),
  datasheetQueryMap: fc.dictionary(
    fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
    fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 4 }),
    { maxKeys: 4 },
  ),
  inStock: fc.boolean(),
  newProducts: fc.boolean(),
  outlet: fc.boolean(),
  promo: fc.option(fc.constantFrom('any' as const, ...promoSteps)),
  sortBy: fc.option(fc.constantFrom(...sortOptions).map((option) => sortFrom(option))),
  view: fc.constantFrom('grid', 'list'),
  page: fc.integer({ min: 1, max: 500 }),
});

test('a filter comes back whole from its own address', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(read(listingUrl(filter))).toEqual(filter);
    }),
  );
});

test('empty filters are left out of the address [SF-LISTING-001, SF-SEARCH-002, SF-SEARCH-003]', () => {
  expect(listingUrl(noFilter)).toBe('/products');
  expect(listingUrl({ brandIds: [4] })).toBe('/products?query=%7B%22brandIds%22%3A%5B4%5D%7D');
  expect(listingUrl({ categoryId: 3 })).toBe('/products?categoryId=3');
});

test('the other names of the document for the same filters are understood', () => {
  expect(read('/products?query={"withPromoOrDescount":true}').promo).toBe('any');
  expect(read('/products?query={"parentCategoryId":7}').categoryId).toBe(7);
  expect(read('/products?query={"productFlowTypes":["volume","nada"]}').productFlowTypes).toEqual(['volume']);
});

test('without a word of it in the address, the view is a grid [SF-LISTING-007]', () => {
  expect(read('/products?categoryId=3').view).toBe('grid');
});

test('a filter of promos has the names of the document, and several steps are the lowest of them [SF-LISTING-003]', () => {
  const queryOf = (promo: ProductFilter['promo']) =>
    new URL(listingUrl({ promo }, '/promos'), 'http://x').searchParams.get('query');
  expect((['any', 40, 30, 20, 15, 10] as const).map(queryOf)).toEqual(
    [
      'allProductWithDiscount',
      'fortyPercentage',
      'thirtyPercentage',
      'twentyPercentage',
      'fifteenPercentage',
      'tenPercentage',
    ].map((name) => `{"${name}":true}`),
  );
  expect(read('/promos?query={"fortyPercentage":true,"fifteenPercentage":true}').promo).toBe(15);
  expect(read('/products?query={"withPromo":true}').promo).toBe('any');
});

test('a target keeps the category beside its path', () => {
  expect(listingUrl({ categoryId: 3, inStock: true }, '/promos')).toBe(
    '/promos?categoryId=3&query=%7B%22inStock%22%3Atrue%7D',
  );
});

test('a category page keeps its path', () => {
  expect(listingUrl({ categoryId: 3, page: 2 }, '/categories/3')).toBe('/categories/3?page=2');
});

test('a form without JavaScript means the same as the address it becomes', () => {
  const url =
    '/products?search=c%C3%A1mara&brandIds=1&brandIds=2&priceMin=10&priceMax=&inStock=1&promo=20&ds.resolucion=4&ds.resolucion=8&sort=name%3Aasc&view=list&categoryId=5';
  expect(hasPlainParameters(new URL(url, 'http://x').searchParams)).toBe(true);
  const filter = read(url);
  expect(filter).toMatchObject({
    search: 'cámara',
    brandIds: [1, 2],
    priceRange: { min: '10', max: null },
    inStock: true,
    promo: 20,
    datasheetQueryMap: { resolucion: ['4', '8'] },
    view: 'list',
    categoryId: 5,
  });
  expect(read(listingUrl(filter))).toEqual(filter);
});

test.each([
  '{',
  '[]',
  'null',
  '"x"',
  '{"brandIds":{"a":1},"priceRange":7,"sortBy":"x","search":[1]}',
  '{"page":-1}',
  '{"datasheetQueryMap":[1],"stages":"x","promo":"99"}',
  '{"datasheetQueryMap":{"Y; drop":["a"],"a":[],"b":[7]}}',
])('nonsense in the address (%s) is the unfiltered list', (json) => {
  expect(read(`/products?query=${encodeURIComponent(json)}`)).toEqual(noFilter);
});

test.each(['page=0', 'page=-2', 'page=abc', 'categoryId=1;drop'])('%s is left out', (query) => {
  expect(read(`/products?${query}`)).toEqual(noFilter);
});

test('a price may be written with commas between thousands; limits the wrong way round are turned', () => {
  const rangeOf = (min: string, max: string) =>
    read(`/products?query=${encodeURIComponent(JSON.stringify({ priceRange: { min, max } }))}`).priceRange;
  expect(rangeOf('1,000', ' 12,345,678.90 ')).toEqual({ min: '1000', max: '12345678.90' });
  expect(rangeOf('300', '30')).toEqual({ min: '30', max: '300' });
  expect(rangeOf('1,000', '999')).toEqual({ min: '999', max: '1000' });
  expect(rangeOf('1,00', '10,0000')).toEqual({ min: null, max: null });
});

test('the search box shows the term of the address', () => {
  expect(searchOf('?query=%7B%22search%22%3A%22nvr%22%7D')).toBe('nvr');
  expect(searchOf('')).toBe('');
});

test('a shared link shows who may not know of offers and list prices the list without them', () => {
  const priceRange = { min: '0.75', max: '0.75' };
  const shared = read(listingUrl({ brandIds: [4], outlet: true, promo: 20, priceRange }));
  expect(listingUrl(withoutOffers(shared))).toBe(listingUrl({ brandIds: [4] }));
});

test('a page beyond the end of a list is its last one; an empty list has none to go to', () => {
  expect([lastPageFor(999, 11), lastPageFor(11, 11), lastPageFor(1, 0), lastPageFor(3, 0)]).toEqual([
    11,
    null,
    null,
    null,
  ]);
});
