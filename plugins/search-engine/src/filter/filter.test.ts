import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../api-error';
import { openEmbeddedEngine, type EmbeddedEngine } from '../embedded-engine';
import { filterAttributes } from './filter-ast';
import { parseFilter } from './filter-parser';

const pieces = [
  'AND',
  'OR',
  'NOT',
  '(',
  ')',
  '[',
  ']',
  ',',
  '=',
  '!=',
  '>',
  '<=',
  'TO',
  'IN',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS WITH',
  'price',
  'brand',
  '5',
  "'x y'",
  '"',
  '\\',
  ';',
  '--',
  '\u0000',
  '%',
];
const nearFilters = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 15 })
  .map((words) => words.join(' '));
const word = fc.stringMatching(/^[a-z][a-z0-9_.-]{0,8}$/);
const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

describe('the filter parser', () => {
  test('gives a filter or refuses with invalid_search_filter, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(nearFilters, fc.string({ unit: 'binary' }), fc.anything()), (filter) => {
        try {
          const parsed = parseFilter(filter);
          if (parsed !== undefined) expect(filterAttributes(parsed).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
          expect((error as ApiError).code).toBe('invalid_search_filter');
        }
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);

  test('any text survives inside quotes', () => {
    fc.assert(
      fc.property(word, fc.string({ unit: 'binary', maxLength: 30 }), (attribute, value) => {
        expect(parseFilter(`'${attribute}' = ${quote(value)}`)).toEqual({
          kind: 'compare',
          attribute,
          operator: '=',
          value,
        });
      }),
    );
  }, 60_000);

  test('OR binds least, then AND, then NOT', () => {
    const compare = (attribute: string) => ({ kind: 'compare', attribute, operator: '=', value: '1' });
    expect(parseFilter('a = 1 OR b = 1 AND NOT c = 1')).toEqual({
      kind: 'or',
      parts: [compare('a'), { kind: 'and', parts: [compare('b'), { kind: 'not', part: compare('c') }] }],
    });
  });

  test.each([
    '('.repeat(500),
    `${'NOT '.repeat(500)}a = 1`,
    `${'('.repeat(5_000)}a = 1${')'.repeat(5_000)}`,
    Array.from({ length: 2_000 }, () => 'a = 1').join(' OR '),
  ])('refuses what is too deep or too long instead of falling over it (%#)', (filter) => {
    expect(() => parseFilter(filter)).toThrow(ApiError);
  });

  test('arrays deeper than two are refused', () => {
    expect(() => parseFilter([[['a = 1']]])).toThrow(ApiError);
  });
});

describe('a filter over documents', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'filter-'));
  let engine: EmbeddedEngine;
  const call = (method: string, route: string, body: unknown) =>
    engine.dispatch(`http://x/${route}`, {
      method,
      body: JSON.stringify(body),
      headers: { authorization: 'Bearer master-key-of-tests' },
    });
  const documents = [
    { id: 1, brand: 'Ñandú', price: 10, tags: ['a', 'B'] },
    { id: 2, brand: "O'Hara; DROP TABLE docs_1 --", price: 20.5, tags: [] },
    { id: 3, brand: '', price: null },
  ];

  beforeAll(async () => {
    engine = openEmbeddedEngine({ file: path.join(folder, 'search.db'), masterKey: 'master-key-of-tests' });
    await call('PATCH', 'indexes/things/settings', {
      filterableAttributes: ['id', 'brand', 'price', 'tags'],
      sortableAttributes: ['price'],
    });
    await call('POST', 'indexes/things/documents', documents);
  });
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const found = async (filter: unknown) => {
    const { hits } = (await call('POST', 'indexes/things/search', { filter, limit: 10 })) as { hits: { id: number }[] };
    return hits.map(({ id }) => id);
  };

  test('no filter reaches SQL: the documents are all there after any attempt', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          nearFilters,
          word.chain((attribute) => fc.string({ unit: 'binary' }).map((value) => `${attribute} = ${quote(value)}`)),
          fc.string({ unit: 'binary' }).map((value) => `brand = ${quote(value)}`),
        ),
        async (filter) => {
          try {
            const hits = await found(filter);
            expect(hits.every((id) => [1, 2, 3].includes(id))).toBe(true);
          } catch (error) {
            expect((error as ApiError).code).toBe('invalid_search_filter');
          }
        },
      ),
      { numRuns: 1_000 },
    );
    expect(await found(undefined)).toEqual([1, 2, 3]);
  }, 60_000);

  test('finds the very value, however it is written', async () => {
    expect(await found(`brand = ${quote(documents[1]!.brand)}`)).toEqual([2]);
    expect(await found('brand = ñandú')).toEqual([1]);
    expect(await found('brand = NANDU')).toEqual([1]);
  });

  test.each([
    ['price >= 10 AND price < 20.5', [1]],
    ['NOT price > 10', [1, 3]],
    ['price IS NULL', [3]],
    ['brand IS EMPTY', [3]],
    ['tags IS EMPTY', [2]],
    ['tags EXISTS', [1, 2]],
    ['tags NOT EXISTS', [3]],
    ['tags = b', [1]],
    ['tags != b', [2, 3]],
    ['brand CONTAINS hara', [2]],
    ['brand NOT CONTAINS hara', [1, 3]],
    ['brand STARTS WITH ña', [1]],
    ['id IN []', []],
    ['id NOT IN [1]', [2, 3]],
  ])('%s', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  test('a thousand conditions are answered', async () => {
    expect(await found(Array.from({ length: 1_000 }, (_, at) => `id = ${at + 2}`).join(' OR '))).toEqual([2, 3]);
  });
});
