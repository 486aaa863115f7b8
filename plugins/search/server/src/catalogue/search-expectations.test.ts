import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSearchClient, type SearchClient } from '../client';
import { PRODUCTS } from '../documents/settings';
import { sampleProducts, sourceOf } from '../testing/catalogue-sample';
import { rebuildIndexes } from './indexing';
import { matches } from './matching';

const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
const masterKey = 'a-master-key-for-tests-only';
const server =
  process.env.MEILI_URL === undefined
    ? []
    : [{ name: 'server', server: { host: process.env.MEILI_URL, key: process.env.MEILI_KEY ?? '' } }];

describe.each([{ name: 'embedded', server: null }, ...server])(
  'what search promises on the $name engine',
  ({ server: target }) => {
    let search: SearchClient;
    beforeAll(async () => {
      search = await openSearchClient({ server: target, file: path.join(folder, 'search.db'), masterKey, threads: 0 });
      await rebuildIndexes(search.client, sourceOf(sampleProducts));
    });
    afterAll(async () => {
      await search.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const products = () => search.client.index<{ id: number; name: string; model: string }>(PRODUCTS);
    type Options = Parameters<ReturnType<typeof products>['search']>[1];
    const find = async (q: string, options: Options = {}) => {
      const [match] = await matches(search, [{ indexUid: PRODUCTS, q, limit: 20, ...options }]);
      return match!.result;
    };
    const ids = async (q: string, options: Options = {}) => (await find(q, options)).hits.map(({ id }) => Number(id));
    const refusal = async (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error: Error) => (error.cause as { code: string }).code,
      );

    describe('part numbers', () => {
      test.each([
        ['ds2cd2143', 1],
        ['ds2cd2143g2i', 1],
        ['DS-2CD2143G2-I', 1],
        ['2143g2', 1],
        ['2cd2043', 2],
        ['hac hdw1200', 3],
        ['hachdw1200', 3],
        ['c9300 24p', 6],
        ['c930024p', 6],
        ['nvr4216', 4],
        ['wd20purz', 9],
        ['mag600', 5],
      ])('%s finds the product first', async (text, id) => {
        expect((await ids(text))[0]).toBe(id);
      });

      test('up to four words are read as one number', async () => {
        expect(await ids('hd w 12 00', { matchingStrategy: 'all' })).toEqual([3]);
      });

      test('the number may stand among words', async () => {
        expect((await ids('camara 2cd2143g2'))[0]).toBe(1);
      });
    });

    describe('Spanish', () => {
      test.each([
        ['camara', [1, 2, 3]],
        ['CÁMARAS', [1, 2, 3]],
        ['cámara domo', [1, 3]],
        ['luces', [7]],
        ['detectores', [10]],
        ['puertas', [12]],
        ['muneco', [7]],
        ['MUÑECO', [7]],
        ['senalizacion', [7]],
        ['grabadores', [4]],
        ['baterias', [8]],
      ])('%s finds %j', async (text, expected) => {
        const found = await ids(text);
        expect(found.slice(0, expected.length).sort()).toEqual(expected);
      });

      // A real server has no plurals: where one is further than a typo, a synonym joins it (documents/synonyms.ts).
      test.runIf(target === null)('a plural finds its singular, further than a typo', async () => {
        expect(await ids('paredes ', { matchingStrategy: 'all' })).toEqual([13]);
      });

      test('gender is left alone: a door comes before a port, which is a typo away', async () => {
        expect((await ids('puerta'))[0]).toBe(12);
        expect((await ids('puerto'))[0]).toBe(6);
      });

      test.each(['4mp', '4 mp', '4 megapixel', '4 megapíxeles', '4MP'])(
        '%s finds the cameras of four megapixels, however written',
        async (text) => {
          expect((await ids(text)).slice(0, 2).sort()).toEqual([1, 2]);
        },
      );

      test.each([
        ['12v', 8],
        ['12 v', 8],
        ['7ah', 8],
        ['7 ah', 8],
        ['2tb', 9],
        ['2 tb', 9],
        ['cat 6', 11],
        ['cat6', 11],
        ['categoría 6', 11],
      ])('%s finds product %i', async (text, id) => {
        expect(await ids(text)).toContain(id);
      });

      test.each([
        ['nvr', 4],
        ['electroiman', 5],
        ['chapa', 5],
        ['grabador', 4],
        ['videovigilancia', 1],
        ['cctv', 1],
      ])('%s finds product %i by a synonym or its own word', async (text, id) => {
        expect(await ids(text)).toContain(id);
      });

      test.each([
        ['camra domo', 1],
        ['hikvison', 1],
        ['detetcor', 10],
        ['estroboscopcia', 7],
        ['hikvisoin', 2],
      ])('%s finds product %i despite the typo', async (text, id) => {
        expect(await ids(text)).toContain(id);
      });

      test('short words and numbers take no typos', async () => {
        expect(await ids('cab6', { matchingStrategy: 'all' })).not.toContain(11);
        expect(await ids('hac-hdw1201', { matchingStrategy: 'all' })).toEqual([]);
      });

      test('stop words do not decide', async () => {
        expect(await ids('detector de humo', { matchingStrategy: 'all' })).toEqual([10]);
        expect(await ids('cámara de la domo', { matchingStrategy: 'all' })).toEqual(
          await ids('cámara domo', { matchingStrategy: 'all' }),
        );
      });
    });

    describe('order and counts', () => {
      test('what is being typed finds the words it begins', async () => {
        expect(await ids('cam')).toEqual(expect.arrayContaining([1, 2, 3]));
        expect(await ids('gra')).toContain(4);
      });

      test('a name is worth more than a description', async () => {
        const found = await ids('camara domo');
        expect(found.indexOf(13)).toBeGreaterThan(found.indexOf(3));
      });

      test('all the words come before some of them', async () => {
        expect((await ids('cámara bala'))[0]).toBe(2);
      });

      test('with matchingStrategy all, every word is needed', async () => {
        expect(await ids('cámara bala', { matchingStrategy: 'all' })).toEqual([2]);
        expect(await ids('cámara inexistente', { matchingStrategy: 'all' })).toEqual([]);
      });

      test('the exact word comes before one with a typo, neighbours before words apart', async () => {
        expect((await ids('domo'))[0]).not.toBe(13);
        expect((await ids('domo ip'))[0]).toBe(1);
      });

      test('a quoted phrase must stand together', async () => {
        expect(await ids('"domo ip"')).toEqual([1]);
        expect(await ids('"ip domo"', { matchingStrategy: 'all' })).toEqual([]);
      });

      test('a word with a minus must be absent', async () => {
        const found = await ids('cámara -domo');
        expect(found).toContain(2);
        expect(found).not.toContain(1);
      });

      test('without words the filter, the order and the page decide', async () => {
        const page = await products().search('', {
          filter: 'category_ids = 11',
          sort: ['list_price:desc'],
          hitsPerPage: 2,
          page: 1,
        });
        expect(page.hits.map(({ id }) => id)).toEqual([1, 2]);
        expect(page).toMatchObject({ totalHits: 3, totalPages: 2, page: 1, hitsPerPage: 2 });
        const next = await products().search('', {
          filter: 'category_ids = 11',
          sort: ['list_price:desc'],
          offset: 2,
          limit: 2,
        });
        expect(next.hits.map(({ id }) => id)).toEqual([3]);
        expect(next.estimatedTotalHits).toBe(3);
      });

      test('the order asked for breaks ties of the words', async () => {
        expect(await ids('hikvision', { sort: ['list_price:asc'], attributesToSearchOn: ['brand_name'] })).toEqual([
          13, 2, 1,
        ]);
        expect(await ids('hikvision', { sort: ['list_price:desc'], attributesToSearchOn: ['brand_name'] })).toEqual([
          1, 2, 13,
        ]);
      });

      test('rubbish finds nothing', async () => {
        expect(await ids('zzzzqqqq')).toEqual([]);
        expect((await find('☃ ""')).hits.length).toBeLessThanOrEqual(20);
      });
    });

    describe('filters and facets', () => {
      test.each([
        ['brand_name = "HIKVISION" AND list_price < 145', [2, 13]],
        ['brand_id IN [1, 3,]', [1, 2, 6, 13]],
        ['in_stock = true AND NOT brand_id = 1', [4, 5, 8]],
        ['branch_ids_in_stock = 2', [2, 4]],
        ['product_flow_type IS NOT NULL', [6]],
        ['is_visible != true', [9]],
        ['level_3_price EXISTS AND level_3_price IS NOT NULL', []],
        ['category_ids NOT IN [11] AND category_ids IS NOT EMPTY', [4, 5, 12]],
      ])('%s', async (filter, expected) => {
        const { hits } = await products().search('', { filter, limit: 20 });
        expect(hits.map(({ id }) => id).sort((left, right) => left - right)).toEqual(expected);
      });

      test('a product’s name and description are searched, not filtered or sorted by', async () => {
        expect(await refusal(products().search('', { filter: 'name = x' }))).toBe('invalid_search_filter');
        expect(await refusal(products().search('', { sort: ['description:asc'] }))).toBe('invalid_search_sort');
        expect(await refusal(products().search('', { facets: ['description'] }))).toBe('invalid_search_facets');
      });

      test('facets count what was found, and give the range of numbers', async () => {
        const { facetDistribution, facetStats } = await products().search('', {
          filter: 'category_ids = 10',
          facets: ['brand_name', 'category_ids', 'list_price'],
        });
        expect(facetDistribution?.['brand_name']).toEqual({ Dahua: 2, Hikvision: 2 });
        expect(facetDistribution?.['category_ids']).toEqual({ '10': 4, '11': 3 });
        expect(facetStats?.['list_price']).toEqual({ min: 40, max: 300 });
      });
    });

    describe('highlight', () => {
      const highlighted = async (q: string) =>
        (await find(q, { attributesToHighlight: ['name', 'model'] })).hits[0]?.['_formatted'] as {
          name: string;
          model: string;
        };

      test('marks the words found and keeps accents and capitals', async () => {
        expect((await highlighted('camara domo')).name).toContain('<em>Cámara</em> <em>domo</em>');
        expect((await highlighted('muñeco')).name).toContain('<em>muñeco</em>');
      });

      test('marks only the beginning that was typed', async () => {
        expect((await highlighted('estrobos')).name).toContain('<em>estrobos</em>cópica');
      });

      test.runIf(target === null)('marks a measure however it is written', async () => {
        const { hits } = await products().search('4mp', { filter: 'id = 1', attributesToHighlight: ['name'] });
        expect(hits[0]?._formatted?.name).toBe('Cámara domo IP <em>4 Megapíxeles</em>');
      });

      test.runIf(target === null)('marks a part number across its punctuation', async () => {
        expect((await highlighted('ds2cd2143')).model).toBe('<em>DS-2CD2143</em>G2-I');
      });
    });
  },
);
