import { describe, expect, test } from 'vitest';
import { ratingsOf } from './rating.rules';

const rated = (months: number, total: string) => {
  const { rating_by_frequency: frequency, rating_by_volume: volume } = ratingsOf({ months, total, discount: '0.00' });
  return [frequency, volume];
};

describe('the rating of a distributor', () => {
  test('is nothing without purchases, and the discount none', () => {
    expect(ratingsOf(undefined)).toEqual({
      rating_by_frequency: 0,
      rating_by_volume: 0,
      accumulated_discount: '0.00',
    });
  });

  test('climbs at its steps, each included', () => {
    expect(rated(1, '0.99')).toEqual([1, 0]);
    expect(rated(2, '1.00')).toEqual([1, 1]);
    expect(rated(3, '49999.99')).toEqual([2, 1]);
    expect(rated(9, '50000.00')).toEqual([4, 2]);
    expect(rated(12, '1500000.00')).toEqual([5, 5]);
  });
});
