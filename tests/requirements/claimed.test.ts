import path from 'node:path';
import { describe, expect, test } from 'vitest';
import claimed from './claimed.json';

interface Found {
  readonly cited: readonly { readonly id: string; readonly file: string; readonly title: string }[];
  readonly malformed: readonly { readonly file: string; readonly title: string; readonly why: string }[];
}
interface Citations {
  citationsBelow(folder: string): Found;
  citationsIn(source: string, file: string): Found;
}

const file: string = './citations.mjs';
const { citationsBelow, citationsIn } = (await import(file)) as Citations;
const refresh = 'npm run requirements:refresh -- <folder of the specification>';

describe('what our tests claim to prove', () => {
  const { cited, malformed } = citationsBelow(path.resolve(import.meta.dirname, '../..'));

  test('every citation is an id in brackets, as the documents write it, and stands on a test that runs', () => {
    expect(malformed).toEqual([]);
  });

  test('every cited requirement has its sentence in claimed.json', () => {
    const rows = new Set(Object.keys(claimed));
    expect(
      cited.filter(({ id }) => !rows.has(id)),
      refresh,
    ).toEqual([]);
  });

  test('every sentence of claimed.json is cited by a test', () => {
    const ids = new Set(cited.map(({ id }) => id));
    expect(
      Object.keys(claimed).filter((id) => !ids.has(id)),
      refresh,
    ).toEqual([]);
  });

  test('every sentence is one', () => {
    for (const [id, sentence] of Object.entries(claimed)) expect(sentence, id).toMatch(/\S.*\S/s);
  });
});

describe('reading citations', () => {
  const read = (source: string) => citationsIn(source, 'a.test.ts');
  const ids = (source: string) => read(source).cited.map(({ id }) => id);
  const example = (...parts: (string | number)[]) => parts.join('-');
  const [one, two] = [example('SF', 'CART', '001'), example('PC', 'USER', '002')];

  test('titles of test, it and describe count, each and templates too; other texts do not', () => {
    expect(ids(`test('a [${one}]', () => {}); it.each([1])('b [${two}]', () => {})`)).toEqual([one, two]);
    expect(ids(`describe('a [${one}, ${two}]', () => {}); test.describe(\`b [${one}]\`, () => {})`)).toEqual([
      one,
      two,
      one,
    ]);
    expect(ids(`// [${one}]\nconst text = '[${one}]'; expect(text, '[${two}]').toBe(1)`)).toEqual([]);
  });

  test.each([
    `test('a ${one}', () => {})`,
    `test('a [${example('SF', 'CART', 1)}]', () => {})`,
    `test('a [${one.toLowerCase()}]', () => {})`,
    `test('a [${one},${two}]', () => {})`,
    `test.skip('a [${one}]', () => {})`,
  ])('%s is malformed', (source) => {
    expect(read(source).malformed).toHaveLength(source.includes(',PC') ? 2 : 1);
  });

  test('words with a hyphen are no citations', () => {
    expect(read(`test('MEX-CEDIS and SF-6 cables', () => {})`)).toEqual({ cited: [], malformed: [] });
  });
});
