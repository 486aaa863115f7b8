import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratingRange } from '../../../shared';
import { fromKept, longestAnswer, toKept, type AnswerValue } from './answer-value';

const question = (type: Parameters<typeof toKept>[0]['type'], options: readonly string[] = []) => ({ type, options });
const options = ['Rojo', 'Verde', 'Azul'];

describe('an answer', () => {
  test('is read back as it was given, whatever the kind of its question [PC-SURVEY-013]', () => {
    const answers = fc.oneof(
      fc.constantFrom(0, 1).map((value) => [question('like_dislike_field'), value] as const),
      fc.integer({ min: 1, max: 7 }).map((value) => [question('rating_field'), value] as const),
      fc.constantFrom(...options).map((value) => [question('multiple_choice_field', options), value] as const),
      fc
        .subarray(options, { minLength: 1 })
        .map((value) => [question('multiple_select_pill_field', options), value] as const),
      fc
        .string({ minLength: 1, maxLength: 100 })
        .filter((text) => text.trim() !== '')
        .map((text) => [question('open_field'), text.trim()] as const),
    );
    fc.assert(
      fc.property(answers, ([asked, value]) => {
        const kept = toKept(asked, value);
        expect(typeof kept).toBe('string');
        expect(fromKept(asked, kept!)).toEqual(value);
      }),
    );
  });

  test('a like is 1 and a dislike 0; people read words [PC-SURVEY-016, PC-SURVEY-017]', () => {
    expect([1, 0, '1', 2, 'Me gusta'].map((value) => toKept(question('like_dislike_field'), value))).toEqual([
      ...['Me gusta', 'No me gusta', 'Me gusta', undefined, undefined],
    ]);
  });

  test('nothing given is no answer: neither spaces nor the last option let go', () => {
    for (const value of [null, '', '  ', [], ['']] satisfies AnswerValue[])
      expect(toKept(question('multiple_select_pill_field', options), value)).toBeNull();
    expect(fromKept(question('multiple_select_pill_field', options), undefined)).toBeNull();
  });

  test('of what the question does not offer is none; one that takes one takes no two', () => {
    expect(toKept(question('multiple_choice_field', options), 'Gris')).toBeUndefined();
    expect(toKept(question('multiple_choice_field', options), ['Rojo', 'Azul'])).toBeUndefined();
    expect(toKept(question('multiple_select_pill_field', options), ['Rojo', 'Gris'])).toBeUndefined();
    expect(toKept(question('open_field'), 'x'.repeat(longestAnswer))).toHaveLength(longestAnswer);
    expect(toKept(question('open_field'), 'x'.repeat(longestAnswer + 1))).toBeUndefined();
  });

  test('several are kept in the order of the question, each once', () => {
    expect(toKept(question('multiple_select_pill_field', options), ['Azul', 'Rojo', 'Azul'])).toBe('Rojo\nAzul');
  });
});

describe('a rating', () => {
  test('goes from 1 to 7 unless its options say its start and limit [PC-SURVEY-014, PC-SURVEY-015, SF-SURVEY-012]', () => {
    const rate = (value: number | string, ...range: string[]) => toKept(question('rating_field', range), value);
    expect([rate(0), rate(1), rate(7), rate(8), rate('1.5')]).toEqual([undefined, '1', '7', undefined, undefined]);
    expect([rate(0, '0', '10'), rate(10, '0', '10'), rate(11, '0', '10')]).toEqual(['0', '10', undefined]);
  });

  test('has a range of two numbers that rises by at most ten', () => {
    expect([[], ['1', '5'], ['0', '10'], ['3', '13']].map(ratingRange)).toEqual([
      ...[
        [1, 7],
        [1, 5],
        [0, 10],
        [3, 13],
      ],
    ]);
    for (const range of [['5'], ['5', '5'], ['7', '1'], ['0', '11'], ['a', '7'], ['1', '2', '3'], ['1', '']])
      expect(ratingRange(range)).toBeNull();
  });
});
