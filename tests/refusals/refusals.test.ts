import type { Words } from '@mayorista/kernel/shared';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  assertedCodes,
  codesIn,
  namesOf,
  namesCode,
  pluginOf,
  readSource,
  serverSources,
  serverTests,
  textsIn,
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
      .flatMap((table) => Object.entries(table) as [string, Words][])
      .map(([code, { es: text }]) => ({ code, text, plugin: pluginOf(file) ?? '' }));
  };
  const readRefusals = async (): Promise<Refusal[]> => {
    const worded = (await Promise.all(registered.map(tabled))).flat();
    const codes = new Set(worded.map(({ code }) => code));
    const named = new Set(sources.flatMap((file) => codesIn(readSource(root, file), file)));
    const wordless = [...named].filter((code) => !codes.has(code));
    const texts = new Set(worded.map(({ text }) => text));
    const codeless = sources.flatMap((file) =>
      textsIn(readSource(root, file), file)
        .filter((text) => !texts.has(text))
        .map((text) => ({ code: text, text, plugin: pluginOf(file) ?? '' })),
    );
    return [...worded, ...codeless, ...wordless.map((code) => ({ code, text: '', plugin: '' }))];
  };
  let read: Promise<Refusal[]> | undefined;
  const refusalsOf = (): Promise<Refusal[]> => (read ??= readRefusals());
  const untested = async (): Promise<string[]> => {
    const refusals = await refusalsOf();
    const tests = serverTests(root).map((file) => ({
      plugin: pluginOf(file),
      words: wordsIn(readSource(root, file), file),
    }));
    const asserted = assertedCodes(refusals, tests);
    return [...new Set(refusals.map(namesOf(refusals)))].filter((name) => !asserted.has(name)).sort();
  };

  test('is asserted by a test, or stands in the list of those that are not; a code of the list that is asserted by now, or is no more, leaves it', async () => {
    expect(tables.length).toBeGreaterThan(20);
    expect((await refusalsOf()).length).toBeGreaterThan(450);
    expect(await untested()).toEqual(listed);
  }, 120_000);

  test('is named where it is answered: a table holds no text that nobody says', async () => {
    const others = sources.filter((file) => !tables.includes(file));
    const isNamed = namesCode(others.map((file) => readSource(root, file)).join('\n'));
    const codes = (await refusalsOf()).map(({ code }) => code).filter((code) => !code.includes(' '));
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

  test('is a text from its beginning to its end, whatever is filled in, in a pattern too; not a part of it, nor a text that several have, but one of the plugin alone', () => {
    const large = ['file_too_large'];
    expect(asserted(`expectRefused(a, { file: 'El archivo supera el tamaño permitido (10 MB)' })`)).toEqual(large);
    expect(asserted('expectRefused(a, { file: `El archivo supera el tamaño permitido (${most} MB)` })')).toEqual(large);
    expect(asserted(String.raw`expect(text).toMatch(/^El archivo supera el tamaño permitido \(\d+ MB\)$/)`)).toEqual(
      large,
    );
    expect(asserted(`expect(text).toMatch(/carrito está vac/)`)).toEqual([]);
    expect(asserted(`expectRefused(a, { file: 'archivo supera el tamaño permitido (10 MB)' })`)).toEqual([]);
    const shared = `expect(text).toBe('La lista está vacía')`;
    expect([asserted(shared), asserted(shared, 'quotations')]).toEqual([[], ['quotation_empty']]);
    expect(asserted('expect(text).toBe(`VK-1: ${name} Tu carrito está vacío`)')).toEqual(['cart_empty']);
  });

  test('of a code that several plugins have is what a test of each asserts', () => {
    const shared = ['cart', 'sales'].map((plugin) => ({ code: 'office_gone', text: 'La oficina ya no está', plugin }));
    const told = (source: string, plugin: string | null) => [
      ...assertedCodes(shared, [{ plugin, words: wordsIn(source) }]),
    ];
    for (const source of [`expect(codes).toEqual(['office_gone'])`, `expect(text).toBe('La oficina ya no está')`]) {
      expect(told(source, 'cart')).toEqual(['cart/office_gone']);
      expect(told(source, null)).toEqual(['cart/office_gone', 'sales/office_gone']);
    }
  });

  test('is no title', () => {
    expect(asserted(`test('cart_empty', run); describe.each([])('Tu carrito está vacío', run)`)).toEqual([]);
  });
});

test('texts without a code are those that errors are made with or say by themselves, and those at the top of a file with such an error', () => {
  expect(
    textsIn(`throw new NotFoundError('No existe el correo'); new Error(isOne ? 'Falta uno' : 'Se acabó todo')`),
  ).toEqual(['No existe el correo', 'Falta uno', 'Se acabó todo']);
  expect(textsIn('throw new Error(`${a} de ${b} se quedaron`)')).toEqual(['{x} de {x} se quedaron']);
  expect(
    textsIn(`const texts = { bad: 'La clave es otra' };
      class Unreadable extends AppError { constructor(message = 'No se puede leer') { super(message); } }`),
  ).toEqual(['No se puede leer', 'La clave es otra']);
  expect(textsIn(`new Error('A source is missing'); new Map([['a', 'Aviso de la casa']])`)).toEqual([]);
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
