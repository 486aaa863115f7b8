import { boot } from '@mayorista/kernel/testing';
import { openEngineDoor, type EngineDoor } from '@mayorista/search-engine/testing';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What stands for a Meilisearch server: down at first, then there and empty, then gone again. */
const masterKey = 'key-of-the-search-server';
let port: number;
let door: EngineDoor | undefined;
let app: Awaited<ReturnType<typeof boot>>;

beforeAll(async () => {
  port = await freePort();
  app = await boot({ MEILI_HOST: `http://127.0.0.1:${port}`, MEILI_KEY: masterKey });
});
afterAll(() => door?.close());

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

const tokenOf = async (): Promise<string> =>
  (await app.anonymous.get<{ data: { token: string } }>('/api/search-tokens')).body.data.token;
const overlay = async (): Promise<Response> =>
  fetch(`${app.url}/api/multi-search`, {
    method: 'POST',
    body: JSON.stringify({ queries: [{ indexUid: 'products', q: 'camara' }] }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf()}` },
  });
/** How many products the overlay finds; none while the search server does not answer or is still being filled. */
const hitsOfOverlay = async (): Promise<number> => {
  const answer = await overlay();
  if (answer.status !== 200) return 0;
  return ((await answer.json()) as { results: { hits: unknown[] }[] }).results[0]?.hits.length ?? 0;
};
const listed = (query: string) => app.anonymous.get<{ data: unknown[] }>(`/api/store-products?${query}`);

/** What the watchers of the platform are told of the search server. */
const readiness = async (): Promise<unknown> => {
  const { status, body } = await app.anonymous.get<{ status: string; services: Record<string, string> }>('/ready');
  return [status, body.status, body.services.search];
};

/** `term` was not asked for before: what the store keeps of a listing it goes on showing. */
async function expectAway(term: string): Promise<void> {
  const answer = await overlay();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(JSON.stringify(await answer.json())).toContain(
    'La búsqueda no está disponible por el momento. Intenta de nuevo en unos segundos.',
  );
  for (const path of ['store-products', 'product-autocomplete']) {
    const other = await fetch(`${app.url}/api/${path}?search=${term}`);
    expect([other.status, other.headers.get('retry-after')], path).toEqual([503, '5']);
  }
  const page = await listed('pageSize=5');
  expect(page.status).toBe(200);
  expect(page.body.data.length).toBeGreaterThan(0);
  await expect.poll(readiness, { interval: 500 }).toEqual([200, 'degraded', 'away']);
}

test('the platform starts without its search server, sells on and says that it cannot search; when the server comes, empty, it is filled and answers; when it goes, nothing else does', async () => {
  await expectAway('camara');

  door = await openEngineDoor({ file: path.join(app.dataFolder, 'server.db'), masterKey, port });
  await expect.poll(hitsOfOverlay, { interval: 500, timeout: 60_000 }).toBeGreaterThan(5);
  await app.settle();
  expect((await listed('search=camara')).body.data.length).toBeGreaterThan(0);
  await expect.poll(readiness, { interval: 500 }).toEqual([200, 'ready', 'ok']);

  await door.close();
  door = undefined;
  await expectAway('grabador');
});
