import { expect, test } from 'vitest';
import { quickLine } from './quick-order.rules';

const line = { code: 'X', quantity: 2 };

test.each([
  ['found', [7], new Map(), [7]],
  ['several', [7, 8], new Map(), [7, 8]],
  ['found', [7, 8], new Map([[8, 'nom_sale_closed']]), [7]],
  ['not_sold', [7], new Map([[7, 'product_not_for_sale']]), [7]],
  ['unknown', [], new Map(), []],
] as const)('a code is %s when its products are %j and not sold are %j', (state, ids, closed, left) => {
  expect(quickLine(line, ids, closed)).toEqual({ ...line, state, product_ids: left });
});
