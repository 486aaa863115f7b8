import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { assertedCodes, codesIn, readSource, serverSources, serverTests, wordsIn, type Texts } from './refusal-codes';

const root = path.resolve(import.meta.dirname, '../..');
/** Codes that no test asserts yet, one a line in their order; it only ever gets shorter. */
const listed = readSource(root, 'tests/refusals/untested-codes.txt').split('\n').filter(Boolean);

describe('every refusal that the servers can answer', () => {
  const sources = serverSources(root);
  const tables = sources.filter((file) => /\/server\/src\/(?:.*\/)?(?:kernel\.)?messages\.ts$/.test(file));
  const registered = tables.filter((file) => !file.endsWith('errors/messages.ts'));

  const textsOf = async (): Promise<Texts> => {
    const modules = await Promise.all(
      registered.map(async (file) => (await import(path.join(root, file))) as Readonly<Record<string, unknown>>),
    );
    return Object.assign({}, ...modules.flatMap((each) => Object.values(each)));
  };
  const codesOf = async (): Promise<Texts> => {
    const named = sources.flatMap((file) => codesIn(readSource(root, file), file));
    return { ...Object.fromEntries(named.map((code) => [code, ''])), ...(await textsOf()) };
  };
  const untested = async (): Promise<string[]> => {
    const codes = await codesOf();
    const asserted = assertedCodes(
      codes,
      serverTests(root).flatMap((file) => wordsIn(readSource(root, file), file)),
    );
    return Object.keys(codes)
      .filter((code) => !asserted.has(code))
      .sort();
  };

  test('is asserted by a test, or stands in the list of those that are not; a code of the list that is asserted by now, or is no more, leaves it', async () => {
    expect(tables.length).toBeGreaterThan(20);
    expect(Object.keys(await codesOf()).length).toBeGreaterThan(450);
    expect(await untested()).toEqual(listed);
  });

  test('stands once in that list, in its order', () => {
    expect(listed).toEqual([...new Set(listed)].sort());
  });
});

describe('what counts as asserted', () => {
  const texts = {
    cart_empty: 'Tu carrito está vacío',
    file_too_large: 'El archivo supera el tamaño permitido ({max} MB)',
    file_unsafe: 'El archivo contiene código',
  };
  const asserted = (source: string) => [...assertedCodes(texts, wordsIn(source))].sort();

  test('is a code by its name between quotes, alone or behind its field', () => {
    expect(asserted(`expect(codes).toEqual(['cart_empty', 'lines.0.file: file_unsafe'])`)).toEqual([
      'cart_empty',
      'file_unsafe',
    ]);
    expect(asserted(`test('cart_empty is told', () => {}); // 'file_unsafe'`)).toEqual([]);
  });

  test('is a text, whole or in words that are of no other, in a pattern too; not words that several have', () => {
    expect(asserted(`expectRefused(a, { file: 'archivo supera el tamaño permitido (10 MB)' })`)).toEqual([
      'file_too_large',
    ]);
    expect(asserted(`expect(text).toMatch(/carrito está vac/)`)).toEqual(['cart_empty']);
    expect(asserted(`expect(text).toMatch('El archivo')`)).toEqual([]);
    expect(asserted(`expect(text).toMatch('contiene')`)).toEqual([]);
    expect(asserted('expect(text).toBe(`VK-1: ${name} Tu carrito está vacío`)')).toEqual(['cart_empty']);
  });
});

test('codes of a source are those it refuses with, and not others of that name', () => {
  expect(
    codesIn(`reject('gone', 'id'); throw new ValidationError([{ code: 'late', field: 'day', params: { max } }])`),
  ).toEqual(['gone', 'late']);
  expect(
    codesIn(`const refusals = [{ code: isOne ? 'one' : 'other', field }, { code: 'said', message: text }]`),
  ).toEqual(['one', 'other', 'said']);
  expect(
    codesIn(`insert({ code: 'MTY', name: 'Monterrey' }); context.addIssue({ code: 'custom', message: 'bad_json' })`),
  ).toEqual([]);
});
