import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ValidationError } from '../errors/refusal';
import { parseInput } from '../errors/zod-refusals';
import { isDeeperThan, refuseDepth } from './depth';

/** The refusals of an input by field, and how long it took to find them. */
function refusalsOf(schema: z.ZodType, input: unknown): { fields: Record<string, string[]>; ms: number } {
  const begun = performance.now();
  const fields: Record<string, string[]> = {};
  try {
    parseInput(schema, input);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { field = '', code, params } of error.refusals)
      (fields[field] ??= []).push(params === undefined ? code : `${code} ${Object.values(params).join(' ')}`);
  }
  return { fields, ms: performance.now() - begun };
}

// The square of its text, as a pattern that slips through would be.
const slow = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

describe('a text', () => {
  test.each([
    ['of a pattern', z.string().regex(slow, 'wrong').max(200)],
    [
      'that is tried',
      z
        .string()
        .max(200)
        .refine((text) => slow.test(text), 'wrong'),
    ],
    [
      'that is converted',
      z
        .string()
        .trim()
        .max(200)
        .transform((text) => slow.exec(text))
        .pipe(z.any()),
    ],
    ['that may be missing', z.string().regex(slow, 'wrong').max(200).nullish()],
    ['that is emptied', z.preprocess((given) => given, z.string().regex(slow, 'wrong').max(200).nullish())],
    ['or nothing', z.union([z.string().regex(slow, 'wrong').max(200), z.literal('')])],
    ['of a lazy schema', z.lazy(() => z.string().regex(slow, 'wrong').max(200))],
  ])('%s is cut before it is looked at', (_what, member) => {
    const { fields, ms } = refusalsOf(z.strictObject({ a: member }), { a: `a@${'.'.repeat(300_000)}@` });
    expect(fields.a).toContain('too_long 200');
    expect(ms).toBeLessThan(500);
  });

  test('of no maximum is refused beyond what any text has', () => {
    const schema = z.strictObject({ a: z.string().regex(slow, 'wrong'), b: z.unknown(), c: z.array(z.string()) });
    const long = '.'.repeat(300_000);
    const { fields, ms } = refusalsOf(schema, { a: long, b: { x: long }, c: ['a', long] });
    expect(fields).toEqual({ a: ['too_long 20000'], 'b.x': ['too_long 20000'], 'c.1': ['too_long 20000'] });
    expect(ms).toBeLessThan(500);
  });

  test('is taken with the blanks around it that its schema takes off, and refused with those that it does not', () => {
    const blanks = ' '.repeat(50_000);
    const trimmed = z.strictObject({ a: z.string().trim().max(5) });
    expect(parseInput(trimmed, { a: `${blanks}abcde${blanks}` })).toEqual({ a: 'abcde' });
    expect(refusalsOf(z.strictObject({ a: z.string().max(5) }), { a: `${blanks}abcde` }).fields).toEqual({
      a: ['too_long 5'],
    });
  });

  test('as long as its schema says is taken as it is', () => {
    const text = `${'a '.repeat(30_000)}b`;
    expect(parseInput(z.object({ a: z.string().max(60_001) }), { a: text })).toEqual({ a: text });
    expect(parseInput(z.object({ a: z.union([z.string().max(2), z.string().max(60_001)]) }), { a: text })).toEqual({
      a: text,
    });
    expect(parseInput(z.unknown(), 'a'.repeat(20_000))).toHaveLength(20_000);
  });
});

test.each([
  ['zero', 'a\u0000b'],
  ['half of a character', 'a\ud83d'],
  ['the other half', '\ude00a'],
])('a text with %s is refused wherever it stands, a whole character is taken', (_what, text) => {
  const schema = z.strictObject({ a: z.string().max(9), b: z.record(z.string(), z.unknown()), c: z.array(z.string()) });
  expect(refusalsOf(schema, { a: text, b: { x: { y: text } }, c: ['a', text] }).fields).toEqual({
    a: ['invalid'],
    'b.x.y': ['invalid'],
    'c.1': ['invalid'],
  });
  expect(refusalsOf(schema, { a: '', b: { [text]: 1 }, c: [] }).fields).toEqual({ b: ['invalid'] });
  expect(parseInput(schema, { a: '😀', b: { ñ: 1 }, c: [] })).toEqual({ a: '😀', b: { ñ: 1 }, c: [] });
});

describe('what has many entries', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));

  test('names a few unknown fields and counts the others', () => {
    const { fields, ms } = refusalsOf(z.strictObject({ a: z.number() }), { ...many(100_000), a: 'x' });
    expect(Object.keys(fields)).toHaveLength(22);
    expect(fields).toMatchObject({ k0: ['unknown_field'], k19: ['unknown_field'], a: ['not_a_number'] });
    expect(fields._general).toEqual([`${'more_unknown_fields'} 99980`]);
    expect(ms).toBeLessThan(1_000);
    expect(refusalsOf(z.strictObject({}), many(20)).fields).not.toHaveProperty('_general');
    expect(refusalsOf(z.object({ in: z.strictObject({}) }), { in: many(21) }).fields.in).toEqual([
      'more_unknown_fields 1',
    ]);
  });

  test('is refused where its schema says nothing', () => {
    const schema = z.object({ list: z.array(z.number()), map: z.record(z.string(), z.number()) });
    const { fields } = refusalsOf(schema, { list: new Array(5_001).fill(1), map: many(5_001) });
    expect(fields).toEqual({ list: ['too_many_entries 5000'], map: ['too_many_entries 5000'] });
    const taken = { list: new Array(5_000).fill(1), map: many(5_000) };
    expect(parseInput(schema, taken)).toEqual(taken);
  });

  test('is refused by its schema where that says how many', () => {
    expect(refusalsOf(z.array(z.number()).max(3), new Array(100_000).fill(1)).fields._general).toEqual(['too_big 3']);
    expect(parseInput(z.array(z.number()).max(6_000), new Array(6_000).fill(1))).toHaveLength(6_000);
  });

  test('has two hundred reasons told and the others counted', () => {
    const { fields } = refusalsOf(z.object({ a: z.array(z.string()) }), { a: new Array(1_000).fill(1) });
    expect(Object.keys(fields)).toHaveLength(201);
    expect(fields._general).toEqual([`${'more_refusals'} 800`]);
  });
});

test('lists within lists are counted without a stack', () => {
  const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  expect([31, 32, 33, 500_000].map((levels) => isDeeperThan(nested(levels), 32))).toEqual([false, false, true, true]);
  expect(isDeeperThan('text', 1)).toBe(false);
});

test('a body is refused as a whole that has more fields than anybody writes, or more levels', () => {
  const wide = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
  const code = (body: unknown): string | undefined => {
    try {
      refuseDepth(body);
      return undefined;
    } catch (error) {
      return error instanceof ValidationError ? error.refusals[0]?.code : String(error);
    }
  };
  expect([wide(10_000), { a: [wide(10_000)] }, new Array(50_000).fill(1), null].map(code)).toEqual(
    Array(4).fill(undefined),
  );
  expect([wide(10_001), { a: [wide(10_001)] }].map(code)).toEqual(['too_many_entries', 'too_many_entries']);
  expect(code(JSON.parse('['.repeat(33) + ']'.repeat(33)))).toBe('too_deep');
});
