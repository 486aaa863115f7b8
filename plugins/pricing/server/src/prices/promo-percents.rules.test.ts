import { expect, test } from 'vitest';
import { promoPercents, type PromoPrices } from './promo-percents.rules';

const prices = (given: Partial<PromoPrices>): PromoPrices => ({
  fixed_price: null,
  promo_discount: null,
  promo_level_1: null,
  promo_level_2: null,
  promo_level_3: null,
  promo_level_4: '12',
  promo_level_5: null,
  promo_level_6: null,
  ...given,
});

test('each level has the best of the own promo, a dated one and its own', () => {
  expect(promoPercents(prices({ promo_discount: '10.5' }), 0)).toEqual([10.5, 10.5, 10.5, 12, 10.5, 10.5]);
  expect(promoPercents(prices({ promo_discount: 5 }), 20)).toEqual([20, 20, 20, 20, 20, 20]);
});

test('what a level gets without any promo is its price, not a promo', () => {
  expect(promoPercents(prices({}), 0)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a fixed price ends every promo', () => {
  expect(promoPercents(prices({ fixed_price: '99', promo_discount: 30 }), 20)).toEqual([0, 0, 0, 0, 0, 0]);
});
