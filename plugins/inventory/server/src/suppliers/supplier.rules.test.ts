import { describe, expect, test } from 'vitest';
import { oneMain, shownReliability, withoutHyphens } from './supplier.rules';

describe('a supplier', () => {
  test.each([
    [0.5, 1],
    ['0.70', 3],
    [0.75, 3.5],
    [0.9, 5],
    [0.2, 1],
    [1, 5],
    [null, null],
  ])('of reliability %s shows %s: divided by 0.1, minus 4, within 1 to 5 [CS-SUPPLIER-012]', (value, shown) => {
    expect(shownReliability(value)).toBe(shown);
  });

  test('keeps telephones without hyphens [CS-SUPPLIER-014]', () => {
    expect(withoutHyphens(' 81-8345-0020 ')).toBe('8183450020');
  });

  test('has one main address: marking one unmarks the others', () => {
    expect(oneMain([{ is_main: true }, { is_main: true }, { is_main: false }]).map((each) => each.is_main)).toEqual([
      false,
      true,
      false,
    ]);
    expect(oneMain([{ is_main: false }]).map((each) => each.is_main)).toEqual([false]);
  });
});
