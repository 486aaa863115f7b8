import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProductRow, SearchSource } from '../../../contract';
import { openSearchClient, type SearchClient } from '../client';
import { CATEGORIES, PRODUCTS } from '../documents/settings';
import { sampleProduct, sampleProducts, sourceOf } from '../testing/catalogue-sample';
import { indexAsTheyAre, rebuildIndexes } from './indexing';
import { hasCurrentIndex } from './readiness';

const folder = mkdtempSync(path.join(tmpdir(), 'indexing-'));
let search: SearchClient;
let shelf: ProductRow[];
let run = 0;

beforeEach(async () => {
  await search?.close();
  run += 1;
  const file = path.join(folder, `search-${run}.db`);
  search = await openSearchClient({ server: null, file, masterKey: 'a-master-key-for-tests-only', threads: 0 });
  shelf = [...sampleProducts];
  await rebuildIndexes(search.client, sourceOf(shelf));
});
afterAll(async () => {
  await search.close();
  rmSync(folder, { recursive: true, force: true });
});

const idsOf = async (q: string): Promise<number[]> =>
  (await search.client.index<{ id: number }>(PRODUCTS).search(q)).hits.map(({ id }) => id);
const sell = (id: number, change: Partial<ProductRow>): void => {
  shelf.splice(0, shelf.length, ...shelf.map((each) => (each.id === id ? { ...each, ...change } : each)));
};
const remove = (id: number): void => {
  shelf.splice(0, shelf.length, ...shelf.filter((each) => each.id !== id));
};
/** A moment that a test lets come. */
const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

describe('indexing', () => {
  test('a name that changed is found by the new one only, and a product that is gone not at all', async () => {
    sell(12, { name: 'Ventana corrediza' });
    remove(8);
    await indexAsTheyAre(search.client, sourceOf(shelf), [12, 8]);
    expect(await idsOf('ventana')).toEqual([12]);
    expect(await idsOf('vidrio')).toEqual([]);
    expect(await idsOf('batería')).toEqual([]);
  });

  test('a price that changed is found at once, and a product that is not in the source stays out', async () => {
    sell(5, { list_price: 12_345 });
    await indexAsTheyAre(search.client, sourceOf(shelf), [5, 999_999]);
    const { hits } = await search.client.index(PRODUCTS).search('', { filter: 'list_price = 12345' });
    expect(hits.map(({ id }) => id)).toEqual([5]);
    expect((await search.client.index(PRODUCTS).search('', { filter: 'id = 999999' })).hits).toEqual([]);
  });

  test('of two that index a product, one that read it before a change and writes it last does not bring back what was', async () => {
    const [hasRead, mayWrite] = [gate(), gate()];
    let reads = 0;
    const slow: SearchSource = {
      ...sourceOf(shelf),
      productsByIds: async (ids) => {
        const rows = await sourceOf(shelf).productsByIds(ids);
        if (reads++ === 0) {
          hasRead.open();
          await mayWrite.opened;
        }
        return rows;
      },
    };
    const late = indexAsTheyAre(search.client, slow, [12]);
    await hasRead.opened;
    sell(12, { name: 'Ventana corrediza' });
    await indexAsTheyAre(search.client, sourceOf(shelf), [12]);
    mayWrite.open();
    await late;
    expect(await idsOf('ventana')).toEqual([12]);
    expect(await idsOf('vidrio')).toEqual([]);
  });
});

describe('making the indexes anew', () => {
  test('what was changed, added or removed while they were filled is found as it is', async () => {
    await rebuildIndexes(search.client, {
      ...sourceOf(shelf),
      products: async function* () {
        const rows = [...shelf];
        yield rows;
        if (shelf.length === sampleProducts.length) {
          sell(12, { name: 'Ventana corrediza' });
          remove(8);
          shelf.push(sampleProduct({ id: 500, name: 'Sirena exterior' }));
          // The jobs of these changes find the old index, which is about to go.
          await indexAsTheyAre(search.client, sourceOf(shelf), [12, 8, 500]);
          shelf.push(sampleProduct({ id: 501, name: 'Sirena interior' }));
        }
      },
    });
    expect(await idsOf('ventana')).toEqual([12]);
    expect(await idsOf('vidrio')).toEqual([]);
    expect(await idsOf('batería')).toEqual([]);
    expect((await idsOf('sirena')).sort()).toEqual([500, 501]);
  });

  test('searches find the old index until it ends, and one that fails changes nothing', async () => {
    const failing = rebuildIndexes(search.client, {
      ...sourceOf(shelf),
      products: async function* () {
        yield shelf.slice(0, 2);
        expect(await idsOf('batería')).toEqual([8]);
        throw new Error('the source broke');
      },
    });
    await expect(failing).rejects.toThrow('the source broke');
    expect(await idsOf('batería')).toEqual([8]);
    const { results } = await search.client.getRawIndexes();
    expect(results.map(({ uid }) => uid).sort()).toEqual([CATEGORIES, PRODUCTS]);
  });
});

test('tables that an earlier version derived are searched until they are made anew, and said to be old', async () => {
  const file = new Database(path.join(folder, `search-${run}.db`));
  file.exec("UPDATE indexes SET layout = json_remove(layout, '$.format'), revision = revision + 1000");
  file.close();
  expect(await idsOf('cerradura')).toEqual([5]);
  expect(await hasCurrentIndex(search.client)).toBe(false);
  await rebuildIndexes(search.client, sourceOf(shelf));
  expect(await hasCurrentIndex(search.client)).toBe(true);
  expect(await idsOf('cerradura')).toEqual([5]);
});
