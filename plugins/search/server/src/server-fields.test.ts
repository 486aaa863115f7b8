import type { Meilisearch } from 'meilisearch';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoriesAsTheyAre, ensureIndexes, indexAsTheyAre, putSynonyms, rebuildIndexes } from './catalogue/indexing';
import { multiSearch } from './catalogue/multi-search';
import { searchProducts } from './catalogue/product-search';
import { hasCurrentIndex } from './catalogue/readiness';
import { openSearchClient, type SearchClient } from './client';
import { SERVER_CALLS, type ServerCall } from './server-fields';
import { sampleProducts, sourceOf } from './testing/catalogue-sample';
import { issueToken } from './tokens/search-tokens';

const compose = readFileSync(path.resolve(__dirname, '../../../../docker-compose.yml'), 'utf8');
const pinned = /getmeili\/meilisearch:v1\.(\d+)\.\d+/.exec(compose)?.[1];

/** Every call and field of the list, with the version it came with: 'POST swap-indexes body rename' -> 18. */
const listed = new Map(
  Object.entries(SERVER_CALLS as Record<string, ServerCall>).flatMap(([call, { since, parameters, body }]) => [
    [call, since] as const,
    ...Object.entries(parameters ?? {}).map(([name, version]) => [`${call} parameter ${name}`, version] as const),
    ...Object.entries(body ?? {}).map(([name, version]) => [`${call} body ${name}`, version] as const),
  ]),
);

describe('the server pinned in docker-compose.yml', () => {
  test('is named by its exact version', () => {
    expect(pinned).toBeDefined();
  });

  test.each([...listed])('has %s, which came with %s', (_, since) => {
    expect(Number(since.split('.')[1])).toBeLessThanOrEqual(Number(pinned));
  });
});

describe('what the platform sends to a server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-fields-'));
  const masterKey = 'a-master-key-for-tests-only';
  const sent = new Set<string>();
  let close: () => Promise<void>;

  /** Notes what goes out and lets the embedded engine answer. */
  beforeAll(async () => {
    const embedded = await openSearchClient({
      server: null,
      file: path.join(folder, 'search.db'),
      masterKey,
      threads: 0,
    });
    ({ close } = embedded);
    const answer = embedded.client.config.httpClient as NonNullable<Meilisearch['config']['httpClient']>;
    const { Meilisearch: Client } = await import('meilisearch');
    const client = new Client({
      host: 'http://embedded.invalid',
      apiKey: masterKey,
      httpClient: (input, init) => {
        note(sent, String(input), init);
        return answer(input, init);
      },
    });
    await everyUse({ client, indexing: client, engine: 'server', close });
  });
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function everyUse(search: SearchClient): Promise<void> {
    const { client } = search;
    const source = sourceOf(sampleProducts);
    await ensureIndexes(client);
    await rebuildIndexes(client, source, [['uno', 'dos']]);
    await indexAsTheyAre(client, sourceOf(sampleProducts.slice(1)), [1, 2]);
    await categoriesAsTheyAre(client, source);
    await putSynonyms(client, [['uno', 'dos']]);
    await hasCurrentIndex(client);
    const page = { filter: 'is_visible = true', facets: ['brand_name'], sort: ['name:asc'], page: 1, perPage: 10 };
    await searchProducts(search, { text: 'c9300 24p nada', ...page });
    const { token } = issueToken({ kind: 'staff' }, masterKey, new Date());
    const query = {
      indexUid: 'products',
      q: 'c9300 24p',
      filter: 'brand_id = 3',
      facets: ['brand_id'],
      sort: ['name:asc'],
    };
    await multiSearch(
      { search, masterKey, now: new Date(), isStillHeld: () => Promise.resolve(true) },
      { queries: [query] },
      `Bearer ${token}`,
    );
  }

  test('is all in the list, and nothing else is', () => {
    expect([...sent].sort()).toEqual([...listed.keys()].sort());
  });
});

/** Objects whose keys are data and no fields. */
const MAPS = new Set(['synonyms', 'faceting.sortFacetValuesBy']);

function note(sent: Set<string>, address: string, init: RequestInit = {}): void {
  const { pathname, searchParams } = new URL(address);
  const steps = pathname.slice(1).split('/');
  const route = steps
    .map((step, at) => (at === 1 && /^(indexes|tasks)$/.test(steps[0] ?? '') ? ':uid' : step))
    .join('/');
  const call = `${init.method ?? 'GET'} ${route}`;
  sent.add(call);
  for (const name of searchParams.keys()) sent.add(`${call} parameter ${name}`);
  if (typeof init.body !== 'string' || /documents/.test(route)) return;
  const body = JSON.parse(init.body) as Record<string, unknown> | unknown[];
  const items = Array.isArray(body) ? body : Array.isArray(body['queries']) ? (body['queries'] as unknown[]) : [body];
  for (const item of items) for (const name of fieldsOf(item)) sent.add(`${call} body ${name}`);
}

function fieldsOf(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || MAPS.has(place)) return [place];
  return Object.entries(value).flatMap(([name, item]) => fieldsOf(item, place === '' ? name : `${place}.${name}`));
}
