import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductRow } from '../../contract';
import { putProducts, rebuildIndexes } from '../src/catalogue/indexing';
import { multiSearch } from '../src/catalogue/multi-search';
import { openSearchClient, type SearchClient } from '../src/client';
import { CATEGORIES, PRODUCTS } from '../src/documents/settings';
import { issueToken } from '../src/tokens/search-tokens';
import { readCatalogue } from './catalogue-lines';

/**
 * Measures search as people type, 20 products and 10 categories a time, through the whole handler (token, limits, engine, highlight):
 * `node plugins/search/dist/server/bench/search-as-you-type.js FILE [CLIENTS] [QUERIES] [PAUSE_MS]`. FILE is a catalogue in JSON lines, gzip or not.
 * PAUSE_MS is what a person takes between letters; 0 asks again at once, which is the most the machine can answer.
 */
const [file, clients = '10', queries = '4000', pause = '0'] = process.argv.slice(2);
const masterKey = 'bench-master-key-0000';

interface Figures {
  [name: string]: string | number;
}

/** A deterministic stream of numbers in [0, 1), so that two runs ask the same. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const misspelt = (text: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  return text.slice(0, at) + text.slice(at + 1);
};

/** What one person types: the beginning of a name, a part number without its dashes, or a name with a typo, letter by letter. */
function keystrokes({ name, model }: ProductRow, random: () => number): string[] {
  const kind = random();
  const words = name.split(' ').slice(0, 3).join(' ').toLowerCase();
  const target =
    kind < 0.25 && model !== null
      ? model.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
      : kind < 0.4
        ? misspelt(words, random)
        : words;
  const length = Math.min(target.length, 18);
  return Array.from({ length }, (_, at) => target.slice(0, at + 1));
}

async function typing(search: SearchClient, products: ProductRow[], seed: number, wanted: number): Promise<number[]> {
  const random = numbers(seed);
  const authorization = `Bearer ${issueToken({ kind: 'distributor', priceLevel: 2 }, masterKey, new Date()).token}`;
  const times: number[] = [];
  while (times.length < wanted) {
    const product = products[Math.floor(random() * products.length)] as ProductRow;
    for (const q of keystrokes(product, random).slice(0, wanted - times.length)) {
      const started = performance.now();
      await multiSearch(
        { search, masterKey, now: new Date(), isStillHeld: () => Promise.resolve(true) },
        {
          queries: [
            { indexUid: PRODUCTS, q },
            { indexUid: CATEGORIES, q },
          ],
        },
        authorization,
      );
      times.push(performance.now() - started);
      if (Number(pause) > 0) await new Promise((resolve) => setTimeout(resolve, Number(pause)));
    }
  }
  return times;
}

function percentiles(times: number[]): Figures {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99), 'max ms': at(1) };
}

async function main(source: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-bench-'));
  const database = path.join(folder, 'search.db');
  const { products, categories } = await readCatalogue(source);
  const search = await openSearchClient({ server: null, file: database, masterKey });
  const rebuildStarted = performance.now();
  await rebuildIndexes(search.client, {
    products: async function* () {
      for (let at = 0; at < products.length; at += 1_000) yield products.slice(at, at + 1_000);
    },
    productsByIds: async (ids) => products.filter(({ id }) => ids.includes(id)),
    categories: async () => categories,
  });
  const rebuildSeconds = (performance.now() - rebuildStarted) / 1_000;
  await typing(search, products, 1, 200);
  const started = performance.now();
  const each = Math.ceil(Number(queries) / Number(clients));
  const times = (
    await Promise.all(Array.from({ length: Number(clients) }, (_, at) => typing(search, products, at + 2, each)))
  ).flat();
  const seconds = (performance.now() - started) / 1_000;
  const changes = products.slice(0, 1_000).map((product) => ({ ...product, list_price: product.id }));
  const changeStarted = performance.now();
  await putProducts(search.client, changes);
  const changeMs = (performance.now() - changeStarted) / changes.length;
  const figures: Figures = {
    products: products.length,
    'rebuild s': rebuildSeconds.toFixed(1),
    'file MB': (statSync(database).size / 1e6).toFixed(0),
    clients,
    'pause ms': pause,
    ...percentiles(times),
    'searches/s': (times.length / seconds).toFixed(0),
    'one price ms': changeMs.toFixed(2),
  };
  console.table([figures]);
  await search.close();
  rmSync(folder, { recursive: true, force: true });
}

if (file === undefined) {
  console.error('Falta el archivo del catálogo (JSON lines)');
  process.exitCode = 1;
} else {
  void main(file);
}
