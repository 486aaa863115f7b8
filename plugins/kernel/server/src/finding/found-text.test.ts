import { describe, expect, test } from 'vitest';
import { folioCodes, readTyped } from './found-text';

describe('what is typed', () => {
  test.each([
    ['P-2026-000123', { code: 'p2026000123', digits: null, number: null }],
    [' p 2026 000123 ', { code: 'p2026000123', digits: null, number: null }],
    ['+52 (81) 8300-0077', { code: '+52(81)83000077', digits: '8183000077', number: null }],
    ['123', { code: '123', digits: null, number: 123 }],
    ['#7', { code: null, digits: null, number: 7 }],
    ['0', { code: null, digits: null, number: null }],
    ['99999999999', { code: '99999999999', digits: '9999999999', number: null }],
    ['Ñandú S.A.', { code: 'nandusa', digits: null, number: null, words: ['nandu', 's.a.'] }],
    ['de la', { code: 'dela', words: [] }],
    ['', { code: null, digits: null, words: [], number: null }],
  ])('"%s"', (text, typed) => {
    expect(readTyped(text)).toMatchObject(typed);
  });

  test('is looked for by eight words at the most', () => {
    expect(readTyped('uno '.repeat(20)).words).toHaveLength(8);
  });
});

test('a number alone is that of a folio of this year or the last', () => {
  expect(folioCodes('folio P', 123, 2026)).toEqual(['p2026000123', 'p2025000123']);
  expect(folioCodes('folio P', 1_234_567, 2026)).toEqual([]);
  expect(folioCodes('folio P', null, 2026)).toEqual([]);
  expect(folioCodes('code', 123, 2026)).toEqual([]);
});
