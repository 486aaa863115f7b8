import { expect, test } from 'vitest';
import { keyOf, noBrandPercents } from './price-terms';

test('discounts have the same key in whatever order they were read, and another as soon as one differs', () => {
  const special = new Map([
    [1, '10'],
    [2, '20'],
  ]);
  const key = keyOf({ ...noBrandPercents, special });
  expect(keyOf({ ...noBrandPercents, special: new Map([...special].reverse()) })).toBe(key);
  expect(keyOf({ ...noBrandPercents, special: new Map([...special, [2, '21']]) })).not.toBe(key);
  expect(keyOf({ ...noBrandPercents, company: special })).not.toBe(key);
  expect(keyOf(noBrandPercents)).toBe('');
});
