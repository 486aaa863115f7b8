import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import {
  builtKernel,
  client,
  copyOfWorld,
  listen,
  load,
  repositoryRoot,
  unload,
  type World,
} from '@mayorista/kernel/testing';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from './until';
import { counted, worldDatabase } from './world-database';

const count = 500;
const cli = path.join(repositoryRoot, 'database', 'dist', 'importers', 'cli.js');

let world: World;
let db: Knex;
let strapi: Core.Strapi;
let url: string;
let folder: string;
let file: string;

beforeAll(async () => {
  world = await copyOfWorld();
  db = worldDatabase(world);
  strapi = await load(world.environment);
  url = await listen(strapi);
  folder = await mkdtemp(path.join(os.tmpdir(), 'import-'));
  file = path.join(folder, 'productos.jsonl.gz');
  const rows = Array.from({ length: count }, (_unused, n) => ({
    sku: `CAIDA-${n}`,
    name: `Domo caída ${n}`,
    manufacturer: 'Marca Caída',
    model: `CAIDA-M${n}`,
    category: ['Videovigilancia', 'Caídas', `Grupo ${n % 4}`],
    price: (1_000 + n) / 100,
    stock: (n % 5) + 1,
    description: `Descripción ${n}`,
  }));
  await writeFile(file, gzipSync(rows.map((row) => JSON.stringify(row)).join('\n')));
});

afterAll(async () => {
  await unload(strapi);
  await db?.destroy();
  await world?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** `npm run import:products -- FILE` as a process of its own. */
function startImport() {
  const child = spawn(process.execPath, [cli, 'products', file, '--batch', '20'], {
    env: world.environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, text: lines.join('') }));
  return { child, ended };
}

const imported = (): Knex.QueryBuilder => db('products').where('sku', 'like', 'CAIDA-%');
const ids = (): Knex.QueryBuilder => imported().where({ locale: 'es' }).select('id');

test('an import killed three times beside a running server, and started again, has every product once with its stock, ledger and search entry', async () => {
  for (const least of [60, 180, 300]) {
    const { child, ended } = startImport();
    await until(`${least} products are in`, async () => (await counted(ids())) >= least, 60_000, 20);
    await pause(randomInt(0, 40));
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    const done = await counted(ids());
    expect(done % 20, 'whole batches').toBe(0);
    expect(await counted(db('stocks').whereIn('product_id', ids())), 'each with its stock').toBe(done);
    expect(await counted(db('stock_movements').whereIn('product_id', ids())), 'and its line in the ledger').toBe(done);
  }
  const { code, text } = await startImport().ended;
  expect(code).toBe(0);
  expect(text).toMatch(/\d+ nuevas, 0 con cambios, \d+ sin cambios, 0 rechazadas/);

  expect(await counted(imported().where({ locale: 'es' }))).toBe(count);
  expect(await counted(imported())).toBe(2 * count);
  expect(await counted(db('brands').where({ name: 'Marca Caída' }))).toBe(1);
  const shelves = (await db('stocks as s')
    .join('products as p', 'p.id', 's.product_id')
    .where('p.sku', 'like', 'CAIDA-%')
    .select('p.sku', 's.on_hand', 's.reserved')) as { sku: string; on_hand: number; reserved: number }[];
  const wrong = shelves.filter(
    ({ sku, on_hand, reserved }) => on_hand !== (Number(sku.slice(6)) % 5) + 1 || reserved !== 0,
  );
  expect([shelves.length, wrong]).toEqual([count, []]);
  const moved = (await db('stock_movements').whereIn('product_id', ids()).sum({ n: 'quantity' }).first()) as {
    n: number | string;
  };
  expect(Number(moved.n)).toBe(shelves.reduce((sum, { on_hand }) => sum + on_hand, 0));

  await builtKernel().drainJobs(strapi, 120_000);
  expect(await counted(db('product_cards').whereIn('product_id', ids()))).toBe(count);
  const { body: issued } = await client(url, null).get<{ data: { token: string } }>('/api/search-tokens');
  const found = async (n: number): Promise<string[]> => {
    const { body } = await client(url, issued.data.token).post<{ results: { hits: { model: string }[] }[] }>(
      '/api/multi-search',
      {
        queries: [{ indexUid: 'products', q: `CAIDA-M${n}`, limit: 5 }],
      },
    );
    return (body.results[0]?.hits ?? []).map(({ model }) => model).filter((model) => model === `CAIDA-M${n}`);
  };
  for (const n of [0, 100, 250, count - 1]) expect(await found(n)).toEqual([`CAIDA-M${n}`]);
});
