import { describe, expect, test } from 'vitest';
import { CONDITION_GRADES, PURCHASE_ORDER_DAYS, QUANTITY_SELECT, RELIABILITY, TELEPHONE_TYPES_OF } from './index';

describe('business constants', () => {
  test('a worse condition grade is never sold dearer nor with a longer warranty than a better one', () => {
    CONDITION_GRADES.slice(1).forEach((worse, i) => {
      const better = CONDITION_GRADES[i]!;
      expect(worse.discount).toBeGreaterThan(better.discount);
      expect(worse.warrantyMonths).toBeLessThanOrEqual(better.warrantyMonths);
    });
  });

  test('every discount of a condition grade is a percentage', () => {
    for (const { discount } of CONDITION_GRADES)
      expect(discount).toSatisfy((value: number) => Number.isInteger(value) && value > 0 && value < 100);
  });

  test('typed quantities begin where the list ends', () => {
    expect(QUANTITY_SELECT.typedFrom).toBe(QUANTITY_SELECT.most + 1);
  });

  test('goods come slowest by sea and fastest by the means that are not named', () => {
    const { sea, air, land, other } = PURCHASE_ORDER_DAYS.reception;
    expect([other, land, air, sea]).toEqual([1, 7, 21, 42]);
  });

  test('reliabilities from 0.5 to 0.9 are shown as 1 to 5', () => {
    const shown = (stored: number) => Math.round(stored / RELIABILITY.divisor - RELIABILITY.subtracted);
    expect([0.5, 0.6, 0.7, 0.8, 0.9].map(shown)).toEqual([1, 2, 3, 4, 5]);
  });

  test('clients have no telephone for messages', () => {
    expect(TELEPHONE_TYPES_OF.client).toEqual([1, 2]);
    expect(TELEPHONE_TYPES_OF.employee).toEqual([1, 2, 3]);
  });
});
