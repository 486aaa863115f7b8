import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { preparedWorld, repositoryRoot, worldEnvironment } from '@mayorista/kernel/testing/prepared-world';
import type { BenchOptions } from '../options';
import { startCms } from '../servers/cms';
import { copyCatalogue } from './copy-catalogue';
import { fillBranches } from './fill-branches';
import { generateProducts } from './generate-products';
import { addBranches, addCategories } from './widen';

const run = promisify(execFile);

export const cacheFolder = path.join(repositoryRoot, 'node_modules', '.cache', 'mayorista', 'bench');

/** What making the world took, s. */
export interface WorldFacts {
  readonly products: number;
  readonly cards: number;
  readonly stocks: number;
  readonly importSeconds: number;
  readonly indexSeconds: number;
}

export interface BenchWorld {
  /** Data folder: database, search index, pictures. Never written to: measurements work on copies. */
  readonly folder: string;
  readonly facts: WorldFacts;
}

/** How long nothing may come on, ms. */
const patienceMs = 900_000;

type Say = (text: string) => void;

/** The world of the bench, made when there is none for these options and this schema: the demo world and a big catalogue through the importer. */
export async function benchWorld(options: BenchOptions, say: Say): Promise<BenchWorld> {
  const folder = path.join(cacheFolder, `world-${markOf(options)}`);
  const factsFile = path.join(folder, 'bench.json');
  if (options.isFresh || !existsSync(factsFile)) {
    const making = `${folder}.${process.pid}`;
    const facts = await (options.copies > 1 ? makeCopies : make)(making, options, say);
    await writeFile(path.join(making, 'bench.json'), JSON.stringify(facts));
    await rm(folder, { recursive: true, force: true });
    await rename(making, folder);
  }
  return { folder, facts: JSON.parse(await readFile(factsFile, 'utf8')) as WorldFacts };
}

/** Changes with the size, the source and the tables, not with every line of code: a server brings an older world up to date when it starts. */
function markOf({ products, file, branches, categories, copies }: BenchOptions): string {
  const hash = createHash('sha256').update(
    `${file ?? 'seeds'} ${products} ${branches} ${categories}${copies > 1 ? ` ${copies}` : ''}`,
  );
  for (const built of ['database', 'cms'])
    hash.update(readFileSync(path.join(repositoryRoot, built, 'dist', '.fingerprint'), 'utf8'));
  return hash.digest('hex').slice(0, 12);
}

async function make(folder: string, options: BenchOptions, say: Say): Promise<WorldFacts> {
  say('Preparando el mundo de demostración…');
  const { folder: demo } = await preparedWorld();
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  await cp(demo, folder, { recursive: true });
  const file = options.file ?? path.join(folder, 'products.jsonl');
  if (options.file === null) await generateProducts(file, options.products);
  say(`Importando ${options.file === null ? `${options.products} productos` : file}…`);
  const importSeconds = await seconds(() => importFile(file, folder));
  say('Llenando sucursales, grados y niveles de precio…');
  const db = new Database(path.join(folder, 'mayorista.db'));
  if (options.branches !== null) addBranches(db, options.branches);
  if (options.categories !== null) addCategories(db, options.categories);
  const { stocks } = fillBranches(db);
  say('Esperando fichas e índice de búsqueda…');
  const indexSeconds = await seconds(() => settle(folder, db));
  const { cards } = db.prepare('SELECT count(*) AS cards FROM product_cards WHERE is_visible').get() as {
    cards: number;
  };
  const { products } = db.prepare(`SELECT count(*) AS products FROM products WHERE locale = 'es'`).get() as {
    products: number;
  };
  db.exec('PRAGMA wal_checkpoint(TRUNCATE); ANALYZE');
  db.close();
  if (cards < products * 0.9) throw new Error(`Only ${cards} of ${products} products have a visible card`);
  return { products, cards, stocks, importSeconds, indexSeconds };
}

/** The world of one copy, written so many times beside itself. */
async function makeCopies(folder: string, options: BenchOptions, say: Say): Promise<WorldFacts> {
  const one = await benchWorld({ ...options, copies: 1 }, say);
  await cp(one.folder, folder, { recursive: true });
  say(`Escribiendo ${options.copies} veces el catálogo…`);
  const db = new Database(path.join(folder, 'mayorista.db'));
  copyCatalogue(db, options.copies);
  const count = (what: string): number => (db.prepare(`SELECT count(*) AS n FROM ${what}`).get() as { n: number }).n;
  const facts = {
    ...one.facts,
    products: count(`products WHERE locale = 'es'`),
    cards: count('product_cards WHERE is_visible'),
    stocks: count('stocks'),
  };
  db.close();
  return facts;
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started) / 1_000;
}

async function importFile(file: string, folder: string): Promise<void> {
  const cli = path.join(repositoryRoot, 'database', 'dist', 'importers', 'cli.js');
  await run(process.execPath, [cli, 'products', file, '--no-wait'], {
    env: worldEnvironment(folder),
    maxBuffer: 1 << 26,
  }).catch((error: { code?: number; stdout?: string }) => {
    // 2: some rows of a real file were refused, the rest is in.
    if (error.code !== 2) throw new Error(`The import failed: ${error.stdout ?? ''}`, { cause: error });
  });
}

/** Lets a server do all that follows from the import. */
async function settle(folder: string, db: Database.Database): Promise<void> {
  const cms = await startCms(folder);
  try {
    const open = db.prepare(
      `SELECT (SELECT count(*) FROM outbox_events WHERE relayed_at IS NULL) + (SELECT count(*) FROM jobs WHERE state IN ('queued', 'running') AND run_at <= ?) AS n`,
    );
    let giveUpAt = Date.now() + patienceMs;
    let least = Infinity;
    for (;;) {
      const { n: left } = open.get(Date.now()) as { n: number };
      if (left === 0) return;
      if (left < least) [least, giveUpAt] = [left, Date.now() + patienceMs];
      if (Date.now() > giveUpAt) throw new Error('Cards and search index have not come on for 15 minutes');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    await cms.stop();
  }
}

/** A copy of a world for one server, without its pictures: nobody asks for their files here. */
export function copyWorld(from: string, to: string): void {
  execFileSync('mkdir', ['-p', path.join(to, 'public', 'uploads')]);
  for (const name of ['mayorista.db', 'search.db']) {
    if (existsSync(path.join(from, name)))
      execFileSync('cp', ['--reflink=auto', path.join(from, name), path.join(to, name)]);
  }
}
