import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StockLine } from '../../../contract';
import { free, merged, shortages } from './stock.rules';

const line = fc.record({
  productId: fc.integer({ min: 1, max: 4 }),
  branchId: fc.integer({ min: 1, max: 3 }),
  grade: fc.constantFrom('Stock' as const, 'AAA' as const),
  quantity: fc.integer({ min: 1, max: 20 }),
});

const pieces = (lines: readonly StockLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

test('what is reserved is not free', () => {
  expect(free({ onHand: 5, reserved: 2 })).toBe(3);
});

test('merging lines keeps every piece and gives each shelf once, in the same order whatever the order of asking', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const result = merged(lines);
      expect(pieces(result)).toBe(pieces(lines));
      expect(merged([...lines].reverse())).toEqual(result);
    }),
  );
});

test('each line that asks for more than is free is refused with what there is', () => {
  const lines: StockLine[] = [
    { productId: 1, branchId: 1, grade: 'Stock', quantity: 3 },
    { productId: 2, branchId: 1, grade: 'Stock', quantity: 1 },
    { productId: 2, branchId: 1, grade: 'AAA', quantity: 4 },
  ];
  expect(shortages(lines, () => 2)).toEqual([
    { code: 'not_enough_stock', field: 'products.1', params: { available: 2, asked: 3, grade: 'Stock' } },
    { code: 'not_enough_refurbished', field: 'products.2', params: { available: 2, asked: 4, grade: 'AAA' } },
  ]);
});
