import { build } from 'esbuild';
import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedEngine, type EmbeddedEngine } from './embedded-engine';

const masterKey = 'a-master-key-for-tests-only';
const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
/** Inside the package, where the SQLite driver can be found. */
const built = path.resolve(__dirname, '../dist/test-processes');
let file = '';
let run = 0;

beforeAll(async () => {
  mkdirSync(built, { recursive: true });
  await build({
    entryPoints: {
      worker: path.join(__dirname, '../testing/plain-thread.ts'),
      writer: path.join(__dirname, '../testing/endless-writer.ts'),
    },
    outdir: built,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['better-sqlite3'],
    outExtension: { '.js': '.cjs' },
  });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(built, { recursive: true, force: true });
});
beforeEach(() => {
  run += 1;
  file = path.join(folder, `search-${run}.db`);
});

const caller = (engine: EmbeddedEngine) => async (method: string, route: string, body?: unknown) =>
  (await engine.dispatch(`http://x/${route}`, {
    method,
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${masterKey}` },
  })) as Record<string, never>;
const startWriter = (name: string): ChildProcess =>
  fork(path.join(built, 'writer.cjs'), [file, masterKey, name], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
const progress = (writer: ChildProcess, batches: number) =>
  new Promise<number>((resolve) => {
    writer.on('message', (written: number) => {
      if (written >= batches) resolve(written);
    });
  });
const ended = (writer: ChildProcess) => new Promise<void>((resolve) => writer.once('exit', () => resolve()));

describe('one search file, several processes', () => {
  test('a writer killed in the middle leaves what it had been told is written, whole and searchable', async () => {
    const writer = startWriter('a');
    const acknowledged = await progress(writer, 8);
    writer.kill('SIGKILL');
    await ended(writer);

    const engine = openEmbeddedEngine({ file, masterKey });
    const call = caller(engine);
    const { numberOfDocuments } = (await call('GET', 'indexes/things/stats')) as unknown as {
      numberOfDocuments: number;
    };
    expect(numberOfDocuments % 100).toBe(0);
    expect(numberOfDocuments).toBeGreaterThanOrEqual(acknowledged * 100);
    const { estimatedTotalHits } = (await call('POST', 'indexes/things/search', {
      q: 'camara',
      filter: 'batch >= 0',
      facets: ['batch'],
    })) as unknown as { estimatedTotalHits: number };
    expect(estimatedTotalHits).toBe(Math.min(numberOfDocuments, 1_000));
    await call('POST', 'indexes/things/documents', [{ id: 'after', name: 'Escrito después', batch: 0 }]);
    const { hits } = (await call('POST', 'indexes/things/search', { q: 'escrito' })) as unknown as { hits: unknown[] };
    expect(hits).toHaveLength(1);
    await engine.close();
  }, 60_000);

  test('two processes write and a third reads in threads: nothing is lost, what one wrote the other finds', async () => {
    const engine = openEmbeddedEngine({
      file,
      masterKey,
      threads: { count: 2, file: path.join(built, 'worker.cjs') },
    });
    const call = caller(engine);
    await call('POST', 'indexes', { uid: 'things', primaryKey: 'id' });
    const writers = [startWriter('a'), startWriter('b')];
    const searching = Promise.all(writers.map((writer) => progress(writer, 5)));
    for (let at = 0; at < 30; at += 1) await call('POST', 'indexes/things/search', { q: 'camara do' });
    const written = await searching;
    for (const writer of writers) writer.kill('SIGKILL');
    await Promise.all(writers.map(ended));
    for (const [at, name] of ['a', 'b'].entries()) {
      const { total } = (await call('POST', 'indexes/things/documents/fetch', {
        filter: `writer = ${name}`,
        limit: 1,
      })) as unknown as { total: number };
      expect(total % 100).toBe(0);
      expect(total).toBeGreaterThanOrEqual((written[at] ?? 0) * 100);
    }
    await engine.close();
  }, 60_000);
});
