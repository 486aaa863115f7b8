import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedEngine, type EmbeddedEngine } from './embedded-engine';
import { knownVocabulary, type Vocabulary } from './vocabulary';

/** Another language and another trade than those of whoever wrote the engine. */
const books: Vocabulary = {
  codeAttribute: 'isbn',
  units: { pages: 'pp', page: 'pp', pp: 'pp' },
  formsOf: (word) => ({ mouse: ['mouse', 'mice'], mice: ['mouse', 'mice'] })[word] ?? [],
};
const shelf = [
  { id: 1, title: 'Of Mice and Men', text: '107 pages', isbn: ['9780142000670', '142000670'] },
  { id: 2, title: 'The Hobbit', text: 'A hole in the ground, 310pp', isbn: ['9780547928227'] },
  { id: 3, title: 'Mouse traps, a history', text: 'long', isbn: [] },
];

const masterKey = 'a-master-key-for-tests-only';
const folder = mkdtempSync(path.join(tmpdir(), 'vocabulary-'));
let file = '';
let run = 0;
let engine: EmbeddedEngine;

beforeEach(() => {
  run += 1;
  file = path.join(folder, `search-${run}.db`);
});
afterEach(() => engine.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const call = async (method: string, route: string, body?: unknown) =>
  (await engine.dispatch(`http://x/${route}`, {
    method,
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${masterKey}` },
  })) as Record<string, never>;
const open = (vocabulary?: Vocabulary): void => {
  engine = openEmbeddedEngine({ file, masterKey, vocabulary });
};
const settings = { searchableAttributes: ['isbn', 'title', 'text'] };

/** An engine with the shelf in it. */
async function filled(vocabulary?: Vocabulary): Promise<void> {
  open(vocabulary);
  await call('PATCH', 'indexes/books/settings', settings);
  await call('POST', 'indexes/books/documents', shelf);
}
async function reopened(vocabulary?: Vocabulary): Promise<void> {
  await engine.close();
  open(vocabulary);
}

interface Hit {
  id: number;
  _formatted: Record<string, string>;
}
const search = async (q: string): Promise<Hit[]> =>
  (await call('POST', 'indexes/books/search', { q, matchingStrategy: 'all', attributesToHighlight: ['*'] }))['hits']!;
const ids = async (q: string): Promise<number[]> => (await search(q)).map(({ id }) => id).sort();
const isOutdated = async (): Promise<boolean> => 'isOutdated' in (await call('GET', 'indexes/books'));

describe('what the engine is told of its documents', () => {
  test('other forms of a word find what says them', async () => {
    await filled(books);
    expect(await ids('mice ')).toEqual([1, 3]);
    expect(await ids('mouse ')).toEqual([1, 3]);
  });

  test('a measure is found however it is written, and marked', async () => {
    await filled(books);
    expect(await ids('310 pages ')).toEqual([2]);
    expect(await ids('107pp ')).toEqual([1]);
    expect((await search('107pp '))[0]?._formatted['text']).toBe('<em>107 pages</em>');
    expect((await search('310 pages '))[0]?._formatted['text']).toContain('<em>310pp</em>');
  });

  test('codes are found by their beginning and with the words of the query joined', async () => {
    await filled(books);
    expect(await ids('978-0-14-200067')).toEqual([1]);
    expect(await ids('9780')).toEqual([1, 2]);
    expect(await ids('142000670')).toEqual([1]);
  });

  test('without it words have one form, numbers no unit, and no attribute holds codes', async () => {
    await filled();
    expect(await ids('mice ')).toEqual([1]);
    expect(await ids('107pp ')).toEqual([]);
    expect(await ids('310 pages ')).toEqual([]);
    expect(await ids('978-0-14-200067')).toEqual([]);
    // The attribute is one of words then.
    expect(await ids('9780142000670 ')).toEqual([1]);
  });
});

describe('a file whose tables another vocabulary derived', () => {
  test.each<[string, Vocabulary]>([
    ['other units', { ...books, units: { page: 'p', pages: 'p' } }],
    ['another attribute of codes', { ...books, codeAttribute: 'title' }],
    ['none', {}],
  ])('(%s) answers until it is made anew, and is said to be old', async (_, other) => {
    await filled(books);
    expect(await isOutdated()).toBe(false);
    await reopened(other);
    expect(await isOutdated()).toBe(true);
    expect(await ids('9780142')).toEqual([1]);
    expect(await ids('hobbit')).toEqual([2]);
    await call('PATCH', 'indexes/books/settings', settings);
    expect(await isOutdated()).toBe(false);
    expect(await ids('hole')).toEqual([2]);
  });

  test('is not old when only the forms are others: they are looked for when asked', async () => {
    await filled(books);
    await reopened({ ...books, formsOf: undefined });
    expect(await isOutdated()).toBe(false);
    expect(await ids('mice ')).toEqual([1]);
  });

  test('of before vocabularies is read with the attribute that its owner names', async () => {
    await filled(books);
    const raw = new Database(file);
    raw.exec("UPDATE indexes SET layout = json_set(json_remove(layout, '$.codeAttribute'), '$.format', 2)");
    raw.close();
    await reopened(books);
    expect(await isOutdated()).toBe(true);
    expect(await ids('978-0-14-200067')).toEqual([1]);
    expect(await ids('hobbit')).toEqual([2]);
  });
});

test('the order in which units are told makes no other vocabulary', () => {
  const { digest } = knownVocabulary({ units: { a: 'x', b: 'y' } });
  expect(knownVocabulary({ units: { b: 'y', a: 'x' } }).digest).toBe(digest);
  expect(knownVocabulary({ units: { a: 'y', b: 'x' } }).digest).not.toBe(digest);
});
