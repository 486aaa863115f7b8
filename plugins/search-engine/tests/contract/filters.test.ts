import type { Index } from 'meilisearch';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf, idsOf, onEachEngine } from './on-each-engine';

const things = [
  {
    id: 1,
    name: 'Domo',
    brand: 'Hikvision',
    brand_id: 1,
    price: 150,
    is_visible: true,
    shelves: [1],
    groups: [10, 11],
  },
  {
    id: 2,
    name: 'Bala',
    brand: 'Hikvision',
    brand_id: 1,
    price: 140,
    is_visible: true,
    shelves: [1, 2],
    groups: [10, 11],
  },
  { id: 3, name: 'Grabador', brand: 'Dahua', brand_id: 2, price: 300, is_visible: true, shelves: [2], groups: [10] },
  { id: 4, name: 'Switch', brand: 'Cisco', brand_id: 3, price: 25, is_visible: true, shelves: [], flow: 'order' },
  { id: 5, name: 'Puerta', brand: null, brand_id: null, price: 30, is_visible: true, shelves: [], groups: [20] },
  { id: 6, name: 'Disco', brand: null, price: 80, is_visible: false, shelves: [], groups: [], flow: null },
];

onEachEngine('filters', (engine) => {
  let index: Index<{ id: number }>;
  beforeAll(async () => {
    index = await engine().given(things, {
      searchableAttributes: ['name', 'brand'],
      filterableAttributes: ['id', 'brand', 'brand_id', 'price', 'is_visible', 'shelves', 'groups', 'flow'],
      sortableAttributes: ['price'],
    });
  });

  const found = async (filter: string | (string | string[])[]): Promise<number[]> =>
    idsOf((await index.search('', { filter, limit: 20 })).hits).sort((left, right) => left - right);

  test.each([
    ['brand = hikvision', [1, 2]],
    ['brand = "HIKVISION" AND price < 145', [2]],
    ['price 25 TO 80', [4, 5, 6]],
    ['brand_id IN [1, 3,]', [1, 2, 4]],
    ['brand_id = 3 OR brand_id = 2 AND price > 500', [4]],
    ['(brand_id = 3 OR brand_id = 2) AND price > 100', [3]],
    ['is_visible = true AND NOT brand_id = 1', [3, 4, 5]],
    ['shelves = 2', [2, 3]],
    ['flow EXISTS AND flow IS NOT NULL', [4]],
    ['flow IS NULL', [6]],
    ['is_visible != true', [6]],
    ['brand_id EXISTS AND brand_id IS NULL', [5]],
    ['groups NOT IN [11] AND groups EXISTS AND groups IS NOT EMPTY', [3, 5]],
  ])('%s', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  test('a list means and, a list inside it means or', async () => {
    expect(await found(['is_visible = true', ['brand_id = 2', 'groups = 20']])).toEqual([3, 5]);
  });

  test.each([
    'name = x',
    'brand_id =',
    'brand_id = 1 AND',
    '(brand_id = 1',
    'brand_id ~ 1',
    'price > caro',
    '_geoRadius(1, 2, 3)',
    'brand_id = "1',
    'brand_id = 1; DROP TABLE docs_1',
    'IN = 1',
  ])('%s is refused as invalid_search_filter', async (filter) => {
    expect(await codeOf(index.search('', { filter }))).toBe('invalid_search_filter');
  });

  test('other mistakes say which parameter is wrong', async () => {
    expect(await codeOf(index.search('', { sort: ['name:asc'] }))).toBe('invalid_search_sort');
    expect(await codeOf(index.search('', { facets: ['name'] }))).toBe('invalid_search_facets');
    expect(await codeOf(engine().client.index('none').search('x'))).toBe('index_not_found');
  });

  describe('facets', () => {
    test('count what was found, and give the range of numbers', async () => {
      const { facetDistribution, facetStats } = await index.search('', {
        filter: 'groups = 10',
        facets: ['brand', 'groups', 'price'],
      });
      expect(facetDistribution?.['brand']).toEqual({ Dahua: 1, Hikvision: 2 });
      expect(facetDistribution?.['groups']).toEqual({ '10': 3, '11': 2 });
      expect(facetStats?.['price']).toEqual({ min: 140, max: 300 });
    });

    test('count only what the words find', async () => {
      const { facetDistribution } = await index.search('domo hikvision', {
        facets: ['brand'],
        matchingStrategy: 'all',
      });
      expect(facetDistribution?.['brand']).toEqual({ Hikvision: 1 });
    });
  });
});
