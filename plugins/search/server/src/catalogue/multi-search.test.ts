import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Audience } from '../../../contract';
import { openSearchClient, type SearchClient } from '../client';
import { CATEGORIES, PRICE_ATTRIBUTES, PRODUCTS, STOCK_ATTRIBUTES } from '../documents/settings';
import { sampleProduct, sampleProducts, sourceOf } from '../testing/catalogue-sample';
import { AUDIENCES } from '../tokens/audiences';
import { issueToken } from '../tokens/search-tokens';
import { rebuildIndexes } from './indexing';
import { multiSearch } from './multi-search';

const masterKey = 'a-master-key-for-tests-only';
const folder = mkdtempSync(path.join(tmpdir(), 'multi-search-'));
const now = new Date('2026-03-02T12:00:00Z');
const many = Array.from({ length: 40 }, (_, at) =>
  sampleProduct({ id: 100 + at, name: `Sirena exterior ${at}`, stock_by_branch: { 1: at } }),
);
let search: SearchClient;
/** Whether a bearer is still of the token's audience is a flow's to show: it asks the database. */
const isStillHeld = () => Promise.resolve(true);

beforeAll(async () => {
  search = await openSearchClient({ server: null, file: path.join(folder, 'search.db'), masterKey, threads: 0 });
  await rebuildIndexes(search.client, sourceOf([...sampleProducts, ...many]));
});
afterAll(async () => {
  await search.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (audience: Audience, query: object, at = now) =>
  multiSearch(
    { search, masterKey, now: at, isStillHeld },
    { queries: [{ indexUid: PRODUCTS, ...query }] },
    `Bearer ${issueToken(audience, masterKey, now).token}`,
  );
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );
const anonymous: Audience = { kind: 'anonymous' };
const level2: Audience = { kind: 'distributor', priceLevel: 2 };
const secret = [...PRICE_ATTRIBUTES, ...STOCK_ATTRIBUTES];
const shows = async (audience: Audience) => {
  const { results } = await ask(audience, {
    q: 'cámara',
    attributesToRetrieve: ['*', ...secret],
    attributesToHighlight: ['*', ...secret],
  });
  const [hit] = results[0]!.hits;
  return new Set([...Object.keys(hit!), ...Object.keys(hit!['_formatted'] as object)]);
};

describe('a browser searches within its audience', () => {
  test('a visitor is shown no price and no stock, in no way of asking', async () => {
    expect([...(await shows(anonymous))].filter((name) => /price|stock|inventory|level/.test(name))).toEqual([]);
    for (const name of secret) {
      expect(await codeOf(ask(anonymous, { q: '', filter: `${name} EXISTS` }))).toBe('invalid_search_filter');
      expect(await codeOf(ask(anonymous, { q: '', filter: ['brand_id = 1', [`${name} > 1`]] }))).toBe(
        'invalid_search_filter',
      );
      expect(await codeOf(ask(anonymous, { q: '', filter: `NOT (brand_id = 1 AND ${name} != 3)` }))).toBe(
        'invalid_search_filter',
      );
      expect(await codeOf(ask(anonymous, { q: '', sort: [`${name}:asc`] }))).toBe('invalid_search_sort');
      expect(await codeOf(ask(anonymous, { q: '', facets: [name] }))).toBe('invalid_search_facets');
    }
    expect(await codeOf(ask(anonymous, { q: '', facets: ['*'] }))).toBe('invalid_search_facets');
    expect(await codeOf(ask(anonymous, { q: '', distinct: 'list_price' }))).toBe('bad_request');
  });

  test('a distributor sees stock, the list price and the price of its own level alone', async () => {
    const shown = await shows(level2);
    expect([...shown].filter((name) => PRICE_ATTRIBUTES.includes(name)).sort()).toEqual([
      'level_2_price',
      'list_price',
    ]);
    expect(shown).toContain('inventory');
    expect(await codeOf(ask(level2, { q: '', filter: 'level_1_price < 5' }))).toBe('invalid_search_filter');
    const cheap = await ask(level2, { q: '', filter: 'level_2_price = 80', sort: ['level_2_price:asc'], limit: 1 });
    expect(cheap.results[0]!.hits).toHaveLength(1);
  });

  test('a secondary user sees stock and no price', async () => {
    const shown = await shows({ kind: 'secondary' });
    expect([...shown].filter((name) => PRICE_ATTRIBUTES.includes(name))).toEqual([]);
    expect(shown).toContain('in_stock');
  });

  test('only staff find hidden products', async () => {
    for (const audience of AUDIENCES) {
      const { results } = await ask(audience, { q: 'wd20purz' });
      expect(results[0]!.hits.map(({ id }) => id)).toEqual(audience.kind === 'staff' ? [9] : []);
    }
  });

  test('a filter of the browser narrows what its token lets it find, and never widens it', async () => {
    const ids = async (audience: Audience, filter: unknown) =>
      (await ask(audience, { q: '', filter })).results[0]!.hits.map(({ id }) => id);
    const widening = [
      'id = 9',
      'id = 9 OR id = 1',
      ['id = 9'],
      [['id = 9', 'id = 1']],
      'NOT id > 9 AND NOT id < 1',
      '(id = 9) OR (id >= 1)',
    ];
    for (const audience of AUDIENCES)
      for (const filter of widening)
        expect((await ids(audience, filter)).includes(9), JSON.stringify([audience, filter])).toBe(
          audience.kind === 'staff',
        );
    // And the filter itself counts beside the token's.
    expect(await ids(anonymous, [['id = 9', 'id = 1']])).toEqual([1]);
    expect(await ids(anonymous, 'id = 100')).toEqual([100]);
  });

  test('no more than 20 products and 10 categories, whatever is asked [SF-SEARCH-023]', async () => {
    expect((await ask(anonymous, { q: 'sirena', limit: 1_000 })).results[0]!.hits).toHaveLength(20);
    const { results } = await ask(anonymous, { indexUid: CATEGORIES, q: '', limit: 50 });
    expect(results[0]).toMatchObject({ limit: 10 });
  });

  test('the answer repeats what was asked and says how long it took [SF-SEARCH-016]', async () => {
    const { results } = await ask(anonymous, { q: 'cámara domo', first_q: 'cam' });
    expect(results[0]).toMatchObject({
      indexUid: PRODUCTS,
      query: 'cámara domo',
      request_params: { q: 'cámara domo', first_q: 'cam' },
    });
    expect(results[0]!.search_time_ms).toBeGreaterThanOrEqual(0);
    expect((results[0]!.hits[0]!['_formatted'] as { name: string }).name).toContain('<em>Cámara</em> <em>domo</em>');
  });
});

describe('a text without any word', () => {
  test.each(['🙂', '%%%', 'a'.repeat(120)])('%s finds nothing, and not the whole catalogue', async (q) => {
    const [result] = (await ask(anonymous, { q })).results;
    expect(result).toMatchObject({ hits: [], estimatedTotalHits: 0 });
  });
});

describe('search tokens', () => {
  test('end after thirty minutes', async () => {
    const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    expect(await codeOf(ask(anonymous, { q: 'x' }, after(29)))).toBeUndefined();
    expect(await codeOf(ask(anonymous, { q: 'x' }, after(30)))).toBe('invalid_api_key');
  });

  test('of another secret, tampered with, or missing are refused', async () => {
    const body = { queries: [{ indexUid: PRODUCTS, q: 'x' }] };
    const { token } = issueToken(anonymous, masterKey, now);
    const [header, payload, signature] = token.split('.');
    const claims = { ...(JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object), searchRules: ['*'] };
    const widened = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    const unsigned = [Buffer.from('{"alg":"none"}').toString('base64url'), payload, ''].join('.');
    for (const bad of [
      widened,
      unsigned,
      issueToken({ kind: 'staff' }, 'another-master-key-00', now).token,
      'x',
      masterKey,
    ]) {
      expect(await codeOf(multiSearch({ search, masterKey, now, isStillHeld }, body, `Bearer ${bad}`))).toBe(
        'invalid_api_key',
      );
    }
    expect(await codeOf(multiSearch({ search, masterKey, now, isStillHeld }, body, undefined))).toBe(
      'missing_authorization_header',
    );
  });
});
