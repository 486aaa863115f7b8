import { slicesOf } from '@mayorista/kernel';
import { joined, tokensOf } from '@mayorista/search-engine';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSearchClient, type SearchClient } from '../client';
import { buyersQueries } from '../testing/buyers-queries';
import { demoCategories, demoRows, demoTree } from '../testing/demo-rows';
import { rebuildIndexes } from './indexing';
import { searchProducts } from './product-search';

const SHOWN = 5;
const wordsOf = (text: string): string[] => tokensOf(text).map(({ term }) => term);
const folder = mkdtempSync(path.join(tmpdir(), 'ranking-'));
const server =
  process.env.MEILI_URL === undefined
    ? []
    : [{ name: 'server', server: { host: process.env.MEILI_URL, key: process.env.MEILI_KEY ?? '' } }];

describe.each([{ name: 'embedded', server: null }, ...server])(
  'the order of the $name engine',
  ({ server: target }) => {
    let search: SearchClient;
    beforeAll(async () => {
      const masterKey = 'a-master-key-for-tests-only';
      search = await openSearchClient({ server: target, file: path.join(folder, 'search.db'), masterKey, threads: 0 });
      await rebuildIndexes(search.client, {
        products: async function* () {
          for (const rows of slicesOf(demoRows, 500)) yield rows;
        },
        productsByIds: (ids) => Promise.resolve(demoRows.filter(({ id }) => ids.includes(id))),
        categories: () => Promise.resolve([...demoTree]),
      });
    }, 120_000);
    afterAll(async () => {
      await search.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const found = async (text: string) => (await searchProducts(search, { text, page: 1, perPage: 20 })).ids;
    const described = (id: number) => {
      const row = demoRows[id - 1];
      return `${row?.model} ${row?.name} (${demoCategories.get(id)?.[0]})`;
    };

    const nameOf = (id: number) => ` ${wordsOf(demoRows[id - 1]?.name ?? '').join(' ')} `;

    test('the first five hold what a buyer means, in each of the queries that were written before', async () => {
      expect(buyersQueries.length).toBeGreaterThanOrEqual(60);
      const wrong: Record<string, string[]> = {};
      for (const { text, in: keys, says = [] } of buyersQueries) {
        const isMeant = (id: number) =>
          keys.some((key) => demoCategories.get(id)?.includes(key)) &&
          says.every((words) => nameOf(id).includes(` ${words} `));
        const meant = demoRows.filter(({ id }) => isMeant(id)).length;
        const first = (await found(text)).slice(0, Math.min(SHOWN, meant));
        const others = first.filter((id) => !isMeant(id)).map(described);
        if (meant === 0 || others.length > 0 || first.length < Math.min(SHOWN, meant))
          wrong[text] = [`${meant}`, ...others];
      }
      expect(wrong).toEqual({});
    });

    const numbers = demoRows.map(({ id, model }) => ({ id, model: model ?? '' }));
    const ways: readonly [string, (model: string) => string][] = [
      ['as it is written', (model) => model],
      ['in small letters', (model) => model.toLowerCase()],
      ['without its signs', (model) => model.replaceAll(/[^A-Z0-9]/gi, '')],
      ['with blanks', (model) => model.replaceAll(/[^A-Z0-9]+/gi, ' ')],
      ['with other signs', (model) => model.replaceAll(/[^A-Z0-9]+/gi, '/')],
    ];
    test('a part number is the first however it is typed, whatever else says its letters', async () => {
      const wrong: string[] = [];
      for (const { model, typed, way } of numbers.flatMap(({ model }) =>
        ways.map(([way, typed]) => ({ model, typed, way })),
      )) {
        const [first] = await found(typed(model));
        const own = numbers.filter((other) => joined(other.model) === joined(model)).map((other) => other.id);
        if (first === undefined || !own.includes(first))
          wrong.push(`${model} ${way}: ${first === undefined ? '' : described(first)}`);
      }
      expect(wrong).toEqual([]);
    }, 120_000);
  },
);
