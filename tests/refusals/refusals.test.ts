import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  assertedCodes,
  codesIn,
  namesCode,
  pluginOf,
  readSource,
  serverSources,
  serverTests,
  wordsIn,
  type Refusal,
} from './refusal-codes';

const root = path.resolve(import.meta.dirname, '../..');
/** Codes that no test asserts yet, one a line in their order; it only ever gets shorter. */
const listed = readSource(root, 'tests/refusals/untested-codes.txt').split('\n').filter(Boolean);

describe('every refusal that the servers can answer', () => {
  const sources = serverSources(root);
  const tables = sources.filter((file) => /\/server\/src\/(?:.*\/)?(?:kernel\.)?messages\.ts$/.test(file));
  const registered = tables.filter((file) => !file.endsWith('errors/messages.ts'));

  const tabled = async (file: string): Promise<Refusal[]> => {
    const tables = Object.values((await import(path.join(root, file))) as Readonly<Record<string, object>>);
    return tables
      .flatMap((table) => Object.entries(table) as [string, string][])
      .map(([code, text]) => ({ code, text, plugin: pluginOf(file) ?? '' }));
  };
  const refusalsOf = async (): Promise<Refusal[]> => {
    const worded = (await Promise.all(registered.map(tabled))).flat();
    const codes = new Set(worded.map(({ code }) => code));
    const named = new Set(sources.flatMap((file) => codesIn(readSource(root, file), file)));
    const wordless = [...named].filter((code) => !codes.has(code));
    return [...worded, ...wordless.map((code) => ({ code, text: '', plugin: '' }))];
  };
  const untested = async (): Promise<string[]> => {
    const refusals = await refusalsOf();
    const tests = serverTests(root).map((file) => ({
      plugin: pluginOf(file),
      words: wordsIn(readSource(root, file), file),
    }));
    const asserted = assertedCodes(refusals, tests);
    return [...new Set(refusals.map(({ code }) => code))].filter((code) => !asserted.has(code)).sort();
  };

  test('is asserted by a test, or stands in the list of those that are not; a code of the list that is asserted by now, or is no more, leaves it', async () => {
    expect(tables.length).toBeGreaterThan(20);
    expect((await refusalsOf()).length).toBeGreaterThan(450);
    expect(await untested()).toEqual(listed);
  });

  test('is named where it is answered: a table holds no text that nobody says', async () => {
    const others = sources.filter((file) => !tables.includes(file));
    const isNamed = namesCode(others.map((file) => readSource(root, file)).join('\n'));
    const codes = (await refusalsOf()).map(({ code }) => code);
    expect(codes.filter((code) => !isNamed(code))).toEqual([]);
  });

  test('stands once in that list, in its order', () => {
    expect(listed).toEqual([...new Set(listed)].sort());
  });
});

describe('what counts as asserted', () => {
  const refusals = [
    { code: 'cart_empty', text: 'Tu carrito está vacío', plugin: 'cart' },
    { code: 'file_too_large', text: 'El archivo supera el tamaño permitido ({max} MB)', plugin: 'kernel' },
    { code: 'file_unsafe', text: 'El archivo contiene código', plugin: 'kernel' },
    { code: 'list_empty', text: 'La lista está vacía', plugin: 'engagement' },
    { code: 'quotation_empty', text: 'La lista está vacía', plugin: 'quotations' },
  ];
  const asserted = (source: string, plugin: string | null = null) =>
    [...assertedCodes(refusals, [{ plugin, words: wordsIn(source) }])].sort();

  test('is a code by its name between quotes, alone or behind its field', () => {
    expect(asserted(`expect(codes).toEqual(['cart_empty', 'lines.0.file: file_unsafe'])`)).toEqual([
      'cart_empty',
      'file_unsafe',
    ]);
    expect(asserted(`test('cart_empty is told', () => {}); // 'file_unsafe'`)).toEqual([]);
  });

  test('is a text, whole or in words that are of no other, in a pattern too; not words that several have, but one of the plugin alone', () => {
    expect(asserted(`expectRefused(a, { file: 'archivo supera el tamaño permitido (10 MB)' })`)).toEqual([
      'file_too_large',
    ]);
    expect(asserted(`expect(text).toMatch(/carrito está vac/)`)).toEqual(['cart_empty']);
    expect(asserted(`expect(text).toMatch('El archivo')`)).toEqual([]);
    expect(asserted(`expect(text).toMatch('contiene')`)).toEqual([]);
    const shared = `expect(text).toBe('La lista está vacía')`;
    expect([asserted(shared), asserted(shared, 'quotations')]).toEqual([[], ['quotation_empty']]);
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

test('a source names a code by its word, or builds it of the name of a field', () => {
  const isNamed = namesCode(
    "reject('gone'); const code = `address_${field}`; const other = `${field}_required`; `${a}${b}`",
  );
  expect(['gone', 'address_street', 'state_required', 'lost', 'street_address'].map(isNamed)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
