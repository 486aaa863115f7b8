import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceFields } from '@mayorista/catalogue/contract';
import { judgeChanges, percentKeys } from './massive-discount.rules';

const product = (fields: Partial<PriceFields> = {}): PriceFields => ({
  list_price: '100.00',
  fixed_price: null,
  promo_discount: '0',
  promo_level_1: null,
  promo_level_2: null,
  promo_level_3: null,
  promo_level_4: null,
  promo_level_5: null,
  promo_level_6: null,
  ...fields,
});
const known = new Map([
  [7, product()],
  [8, product({ fixed_price: '90' })],
]);

describe('the massive discount grid', () => {
  test('every wrong cell is named by changes.{productId}.{key}; the right ones are still read [CS-DISCOUNT-005] [CS-DISCOUNT-007]', () => {
    const { refusals, cells } = judgeChanges(
      { 7: { promo_level_1: 120, list_price: 'abc', promo_discount: '15', colour: 1 }, 99: { list_price: 1 } },
      known,
    );
    expect(refusals).toEqual([
      { code: 'percent_out_of_range', field: 'changes.7.promo_level_1' },
      { code: 'not_a_number', field: 'changes.7.list_price' },
      { code: 'unknown_field', field: 'changes.7.colour' },
      { code: 'not_found', field: 'changes.99' },
    ]);
    expect(cells.get(7)).toEqual({ promo_discount: '15' });
  });

  test('a fixed price above the list price is refused on the cell that was typed', () => {
    expect(judgeChanges({ 7: { fixed_price: '100.01' } }, known).refusals).toEqual([
      { code: 'fixed_above_list', field: 'changes.7.fixed_price' },
    ]);
    expect(judgeChanges({ 8: { list_price: '89.99' } }, known).refusals).toEqual([
      { code: 'fixed_above_list', field: 'changes.8.list_price' },
    ]);
    expect(judgeChanges({ 8: { list_price: '89.99', fixed_price: '' } }, known).refusals).toEqual([]);
  });

  test('an emptied cell takes the value away; list price and promo become zero', () => {
    expect(
      judgeChanges({ 8: { fixed_price: null, promo_level_2: '', promo_discount: '' } }, known).cells.get(8),
    ).toEqual({ fixed_price: null, promo_level_2: null, promo_discount: '0' });
  });

  test('whatever is typed, a percent that passes lies between 0 and 100', () => {
    const typed = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.string(),
      fc.constantFrom('1e3', '-0', '100.0001', '0x10', 'NaN', '∞', ' 12 ', true, [], {}),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(...percentKeys), (value, key) => {
        const { refusals, cells } = judgeChanges({ 7: { [key]: value } }, known);
        const kept = cells.get(7)?.[key];
        if (refusals.length === 0 && kept != null) expect(Number(kept) >= 0 && Number(kept) <= 100).toBe(true);
        expect(refusals.length > 0).toBe(kept === undefined);
      }),
    );
  });
});
