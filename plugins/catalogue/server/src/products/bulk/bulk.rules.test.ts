import { expect, test } from 'vitest';
import { bulkRefusals, nextBulkIndex } from './bulk.rules';

test('the bulk index goes to the next product and wraps to -1 at the end [CS-PRODUCT-027]', () => {
  expect([0, 1, 2].map((index) => nextBulkIndex(index, 3))).toEqual([1, 2, -1]);
  expect(nextBulkIndex(7, 3)).toBe(-1);
});

test('what belongs to one product alone is not given to many; neither is nothing', () => {
  expect(bulkRefusals({ status: 1, sku: 'A', model: 'B' })).toEqual([
    { code: 'not_for_many', field: 'sku' },
    { code: 'not_for_many', field: 'model' },
  ]);
  expect(bulkRefusals({})).toEqual([{ code: 'no_changes', field: 'bulkAction.changes' }]);
});
