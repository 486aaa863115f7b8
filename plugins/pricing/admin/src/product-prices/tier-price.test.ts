import { expect, test } from 'vitest';
import { tierPrice } from './tier-price';

test('a volume tier shows what a piece costs, and nothing while what is typed makes no sense', () => {
  expect(tierPrice('120.50', '10')).toBe('108.45');
  expect([tierPrice('', '10'), tierPrice('120.50', 'diez'), tierPrice('120.50', '101')]).toEqual([null, null, null]);
});
