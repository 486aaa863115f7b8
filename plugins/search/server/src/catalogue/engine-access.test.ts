import { openEngineDoor, type EngineDoor } from '@mayorista/search-engine/testing';
import { createServer, type Server } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSearchClient, type SearchClient } from '../client';
import { PRODUCTS } from '../documents/settings';
import { EngineAccess } from './engine-access';
import { ensureIndexes } from './indexing';
import { SearchUnavailable } from './search-unavailable';

const key = 'a-master-key-for-tests-only';
let folder: string;
let port = 0;
let door: EngineDoor | undefined;
let silent: Server | undefined;
const log = { warn: vi.fn<(message: string) => void>(), info: vi.fn<(message: string) => void>() };
const returned = vi.fn<(search: SearchClient) => Promise<void>>(async () => undefined);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'engine-access-'));
  port = 0;
  await openServer();
  port = Number(new URL(door?.host ?? '').port);
  vi.clearAllMocks();
});
afterEach(async () => {
  await closeServer();
  silent?.close();
  rmSync(folder, { recursive: true, force: true });
});

const openServer = async (): Promise<void> => {
  door = await openEngineDoor({ file: path.join(folder, 'search.db'), masterKey: key, port });
};
const closeServer = async (): Promise<void> => {
  await door?.close();
  door = undefined;
};
const access = (serverKey = key) =>
  new EngineAccess({
    isServer: true,
    open: async () => {
      const server = { host: `http://127.0.0.1:${port}`, key: serverKey };
      const search = await openSearchClient({ server, file: '', masterKey: '' });
      await ensureIndexes(search.client);
      return search;
    },
    returned,
    log,
  });
const ask = (engine: EngineAccess) => engine.use(({ client }) => client.index(PRODUCTS).search('cámara'));
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const later = (): void => void vi.setSystemTime(Date.now() + 4_000);

test('a server that is down is said to be, once in the log, and used again when it is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const engine = access();
  await closeServer();
  expect(await failure(ask(engine))).toMatchObject({
    status: 503,
    message: expect.stringContaining('no está disponible'),
  });
  later();
  expect(await failure(ask(engine))).toBeInstanceOf(SearchUnavailable);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(returned).not.toHaveBeenCalled();
  await openServer();
  later();
  expect((await ask(engine)).hits).toEqual([]);
  expect(returned).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledTimes(1);
  await ask(engine);
  expect(returned).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('while it is away nobody waits for it: the second is told at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const engine = access();
  await closeServer();
  let calls = 0;
  silent = createServer(() => void (calls += 1));
  await new Promise<void>((resolve) => silent?.listen(port, '127.0.0.1', resolve));
  expect(await failure(ask(engine))).toBeInstanceOf(SearchUnavailable);
  const asked = calls;
  expect(asked).toBeGreaterThan(0);
  expect(await failure(ask(engine))).toBeInstanceOf(SearchUnavailable);
  expect(calls).toBe(asked);
  vi.useRealTimers();
});

test('a server that lost its indexes is away until they are made again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const engine = access();
  await ask(engine);
  await engine.use(({ client }) => client.deleteIndex(PRODUCTS).waitTask());
  expect(await failure(ask(engine))).toBeInstanceOf(SearchUnavailable);
  later();
  expect((await ask(engine)).hits).toEqual([]);
  expect(returned).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('a key that the server refuses is the platform’s fault, not that of who searches', async () => {
  expect(await failure(ask(access('another-key')))).toBeInstanceOf(SearchUnavailable);
});

test('what is wrong with the question passes as it is, and the server stays in use', async () => {
  const engine = access();
  const wrong = engine.use(({ client }) => client.index(PRODUCTS).search('', { filter: 'description = 1' }));
  expect(await failure(wrong)).toMatchObject({ cause: { code: 'invalid_search_filter' } });
  expect((await ask(engine)).hits).toEqual([]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('what the embedded engine throws is no outage', async () => {
  const search = await openSearchClient({
    server: null,
    file: path.join(folder, 'own.db'),
    masterKey: key,
    threads: 0,
  });
  const engine = new EngineAccess({ isServer: false, open: async () => search, returned, log });
  expect(await failure(ask(engine))).not.toBeInstanceOf(SearchUnavailable);
  expect(log.warn).not.toHaveBeenCalled();
  await search.close();
});
