import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { ProductListAnswer } from '../../api/contract';
import { noFilter } from './filter';
import { categoryUrl, listingView, openNarrowing, sortChoices, sortFor } from './listing.view';
import { perPageOf } from './target';

const answer = answerWith<ProductListAnswer>({
  data: [],
  total: 0,
  meta: {
    pagination: { page: 1, pageSize: 60, pageCount: 1, total: 0 },
    facets: {
      brands: [
        { id: 1, name: 'Axion', count: 9 },
        { id: 2, name: 'Bosca', count: 1 },
      ],
    },
    breadcrumbs: [
      { id: 1, name: 'Videovigilancia' },
      { id: 5, name: 'Cámaras IP' },
    ],
  },
});
const context = {
  filter: noFilter,
  path: '/products',
  hasPrices: false,
  seesListPrices: false,
  imageOrigins: [],
  titles: { all: 'Todos los productos', search: 'Resultados de "nvr"' },
};

test('people with prices start at the lowest, anonymous visitors at the last name, searches at the best match [SF-LISTING-004]', () => {
  expect(sortFor(noFilter, true)).toEqual({ sortCriteria: 'list_price', sortDirection: 'asc' });
  expect(sortFor(noFilter, false)).toEqual({ sortCriteria: 'name', sortDirection: 'desc' });
  expect(sortFor({ ...noFilter, search: 'nvr' }, true).sortCriteria).toBe('relevance');
});

test('promos start at the last name whoever looks, forty on a page; other listings have sixty [SF-LISTING-005, SF-LISTING-006]', () => {
  expect(sortFor(noFilter, true, '/promos')).toEqual({ sortCriteria: 'name', sortDirection: 'desc' });
  expect(sortFor(noFilter, true, '/outlet').sortCriteria).toBe('list_price');
  expect(['/promos', '/products', '/categories/3', '/outlet', '/news'].map(perPageOf)).toEqual([40, 60, 60, 60, 60]);
});

test('the banners of a category open it: not its further pages, a search or another listing narrowed to it', () => {
  const banners = [
    { id: 1, url: '/uploads/feria.png', alt: 'Feria', href: '/promos', width: 1600, height: 400 },
    { id: 2, url: '/uploads/dos.svg', alt: null, href: null, width: null, height: null },
  ];
  const shown = (path: string, filter = noFilter) =>
    listingView({ ...answer, meta: { ...answer.meta, banners } }, { ...context, path, filter }).banners;
  expect(shown('/categories/5')).toEqual([
    { id: 1, image: '/media/uploads/feria.png', alt: 'Feria', href: '/promos', width: 1600, height: 400 },
    { id: 2, image: '/media/uploads/dos.svg', alt: '', href: null, width: 1600, height: 400 },
  ]);
  expect(shown('/categories/5', { ...noFilter, page: 2 })).toEqual([]);
  expect(shown('/categories/5', { ...noFilter, search: 'nvr' })).toEqual([]);
  expect(shown('/promos', { ...noFilter, categoryId: 5 })).toEqual([]);
  expect(listingView(answer, { ...context, path: '/categories/5' }).banners).toEqual([]);
});

test('a switch that leaves nothing is not offered, nor the one the page itself asks for', () => {
  const facets = answerWith<ProductListAnswer['meta']['facets']>({ inStock: 4, newProducts: 2, outlet: 0 });
  const view = (path: string, filter = noFilter) =>
    openNarrowing(
      listingView({ ...answer, meta: { ...answer.meta, facets } }, { ...context, path, filter }),
    ).toggles.map(({ name }) => name);
  expect(view('/products')).toEqual(['inStock', 'newProducts']);
  expect(view('/news')).toEqual(['inStock']);
  expect(view('/products', { ...noFilter, outlet: true })).toEqual(['inStock', 'newProducts', 'outlet']);
});

test('who sees no prices cannot order by them, not even by address', () => {
  const byPrice = { ...noFilter, sortBy: { sortCriteria: 'list_price', sortDirection: 'asc' } as const };
  expect(sortFor(byPrice, false).sortCriteria).toBe('name');
  expect(listingView(answer, { ...context, filter: byPrice }).sort).toBe('name:desc');
});

test('orders are by name, by list price for people, by relevance beside a search or where a link names it', () => {
  const byName = { sort: 'name:desc', filter: noFilter, hasPrices: false };
  expect(sortChoices(byName)).toEqual(['name:asc', 'name:desc']);
  expect(sortChoices({ ...byName, hasPrices: true })).toContain('list_price:desc');
  expect(sortChoices({ ...byName, filter: { ...noFilter, search: 'nvr' } })).toContain('relevance:desc');
  expect(sortChoices({ ...byName, sort: 'relevance:desc' })).toContain('relevance:desc');
});

test('the title is the search, else the category, else the whole catalogue', () => {
  expect(listingView(answer, { ...context, filter: { ...noFilter, search: 'nvr' } }).title).toBe('Resultados de "nvr"');
  expect(listingView(answer, context).title).toBe('Cámaras IP');
  expect(listingView({ ...answer, meta: { ...answer.meta, breadcrumbs: [] } }, context).title).toBe(
    'Todos los productos',
  );
});

test('the last breadcrumb is the page itself', () => {
  expect(listingView(answer, context).crumbs).toEqual([
    { name: 'Videovigilancia', to: '/categories/1' },
    { name: 'Cámaras IP' },
  ]);
});

test('a chosen brand stands first', () => {
  const view = openNarrowing(listingView(answer, { ...context, filter: { ...noFilter, brandIds: [2] } }));
  expect(view.brands.map(({ name }) => name)).toEqual(['Bosca', 'Axion']);
});

test('a category of the facets leads to its page, or narrows the search', () => {
  expect(categoryUrl(5, { ...noFilter, brandIds: [2] })).toBe('/categories/5?query=%7B%22brandIds%22%3A%5B2%5D%7D');
  expect(categoryUrl(5, { ...noFilter, search: 'nvr' })).toBe(
    '/products?categoryId=5&query=%7B%22search%22%3A%22nvr%22%7D',
  );
});
