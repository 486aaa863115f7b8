import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fallOf, lowestOf } from './lowest-price.rules';

describe('what everybody pays at least for a product', () => {
  test('is its fixed price, else its list price, less the best of its percents', () => {
    expect(lowestOf({ fields: { list_price: '100.00' }, percents: [] })).toBe('100.0000');
    expect(lowestOf({ fields: { list_price: '100.00', fixed_price: '80.00' }, percents: ['25', null] })).toBe(
      '60.0000',
    );
    expect(
      lowestOf({ fields: { list_price: '100.00', promo_level_3: '40', promo_discount: '10' }, percents: ['30'] }),
    ).toBe('60.0000');
    expect(lowestOf({ fields: { list_price: '100.00' }, percents: ['10'], rateShare: '0.5' })).toBe('45.0000');
    expect(lowestOf({ fields: { list_price: '100.00' }, percents: [], rateShare: '1.5' })).toBe('100.0000');
    expect(lowestOf({ fields: { list_price: '0', fixed_price: null }, percents: ['10'] })).toBeNull();
  });
});

describe('the fall of a price', () => {
  test.each([
    ['100', '70', undefined, { percent: '30.00', isBelowCost: false }],
    ['100', '70', '70', { percent: '30.00', isBelowCost: false }],
    ['100', '70', '70.01', { percent: '30.00', isBelowCost: true }],
    ['100', '0', undefined, { percent: '100.00', isBelowCost: false }],
    ['100', '100', '500', null],
    ['50', '60', '500', null],
    [null, '60', undefined, null],
    [null, '60', '61', { percent: '0.00', isBelowCost: true }],
    ['60', null, '61', null],
  ])('from %s to %s at a cost of %s', (before, after, cost, fall) => {
    expect(fallOf(before, after, cost)).toEqual(fall);
  });

  test('is never told of a price that rises', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(price, fc.nat(1_000), price, (before, more, cost) => {
        expect(fallOf(String(before), String(before + more), String(cost))).toBeNull();
      }),
    );
  });
});
