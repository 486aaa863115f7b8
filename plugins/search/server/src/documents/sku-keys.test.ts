import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { skuKeys } from './sku-keys';

describe('the keys of part numbers', () => {
  test.each([
    [['DS-2CD2143G2-I'], ['ds2cd2143g2i', '2cd2143g2i', 'cd2143g2i', '2143g2i', 'g2i']],
    [['C9300-24P'], ['c930024p', '930024p', '24p']],
    [['ÑX-10'], ['nx10']],
    [['', null, undefined, '--'], []],
    [['A1', 'A1'], ['a1']],
  ])('%j gives %j', (numbers, expected) => {
    expect(skuKeys(numbers)).toEqual(expected);
  });

  test('are letters and digits in lower case, tails of the number, at most eight each, whatever is given', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 80 }), { maxLength: 5 }), (numbers) => {
        const keys = skuKeys(numbers);
        expect(keys.length).toBeLessThanOrEqual(numbers.length * 8);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.filter((key) => !/^[\p{L}\p{N}]{1,60}$/u.test(key))).toEqual([]);
      }),
    );
  }, 60_000);

  test('do not depend on how the number is punctuated', () => {
    const pieces = fc.array(fc.stringMatching(/^[A-Z]{1,3}[0-9]{1,3}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(pieces, fc.constantFrom('-', ' ', '/', '.', '_'), (parts, separator) => {
        expect(skuKeys([parts.join(separator)])[0]).toBe(skuKeys([parts.join('')])[0]);
      }),
    );
  }, 60_000);
});
