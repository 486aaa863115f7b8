import { expect, test } from 'vitest';
import { productPromosInput } from './product-promos.schema';

const wrong = (input: object): string[] =>
  (productPromosInput.safeParse(input).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('levels are six, each a percentage or none', () => {
  const levels = (count: number) => ({ product_promo_level_discounts: Array.from({ length: count }, () => '5') });
  expect(wrong(levels(6))).toEqual([]);
  expect(wrong({ product_promo_level_discounts: [null, 1, null, '2.5', 0, 100] })).toEqual([]);
  for (const count of [0, 5, 7]) expect(wrong(levels(count))).toEqual(['product_promo_level_discounts: six_levels']);
  expect(wrong({ product_promo_level_discounts: [1, 2, 3, 4, 5, 101] })).toHaveLength(1);
});
