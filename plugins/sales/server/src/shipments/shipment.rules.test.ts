import { describe, expect, test } from 'vitest';
import { judgeLines, statusAfter, type ShippableLine } from './shipment.rules';

const line = (wish: Partial<ShippableLine> = {}): ShippableLine => ({
  id: 1,
  productId: 10,
  branchId: 5,
  fulfilment: 'stock',
  quantity: 4,
  shipped: 0,
  held: 0,
  ...wish,
});
const judge = (
  quantity: number,
  wish: Partial<ShippableLine> = {},
  order: Partial<Parameters<typeof judgeLines>[2]> = {},
): string[] =>
  judgeLines([{ detail_id: 1, quantity }], [line(wish)], { branchId: 5, status: 'paid', ...order }).map(
    ({ code, field }) => `${field}: ${code}`,
  );

describe('a shipment', () => {
  test.each([
    ['waiting_approval', false],
    ['pending_payment', false],
    ['paid', true],
    ['preparing', true],
    ['ready', true],
    ['partially_shipped', true],
    ['shipped', false],
    ['delivered', false],
    ['canceled', false],
  ] as const)('of an order that is %s may be picked: %s', (status, may) => {
    expect(judge(1, {}, { status })).toEqual(may ? [] : ['sale_order_id: order_not_shippable']);
  });

  test('has lines, each of its order', () => {
    expect(judgeLines([], [line()], { branchId: 5, status: 'paid' })).toEqual([
      { code: 'shipment_without_lines', field: 'lines' },
    ]);
    expect(judge(1, { id: 2 })).toEqual(['lines.0.detail_id: not_in_this_order']);
  });

  test.each(['canceled', 'replaced'] as const)('takes nothing of a line that was %s', (fulfilment) => {
    expect(judge(1, { fulfilment })).toEqual(['lines.0.detail_id: line_not_wanted']);
  });

  test('takes what is of its warehouse, or of none yet', () => {
    expect(judge(1, { branchId: 6 })).toEqual(['lines.0.detail_id: line_of_other_warehouse']);
    expect(judge(1, { branchId: null, fulfilment: 'backorder' })).toEqual([]);
  });

  test('takes as many pieces as neither left nor are held by another', () => {
    expect([judge(4), judge(5)]).toEqual([[], ['lines.0.quantity: above_left']]);
    expect([judge(1, { shipped: 2, held: 1 }), judge(2, { shipped: 2, held: 1 })]).toEqual([
      [],
      ['lines.0.quantity: above_left'],
    ]);
    expect(judge(1, { shipped: 3, held: 3 })).toEqual(['lines.0.quantity: above_left']);
  });
});

test('an order is shipped once all that is still wanted left', () => {
  const gone = line({ id: 2, fulfilment: 'canceled' });
  expect(statusAfter([line(), gone])).toBeNull();
  expect(statusAfter([line({ shipped: 3 }), gone])).toBe('partially_shipped');
  expect(statusAfter([line({ shipped: 4 }), line({ id: 3 })])).toBe('partially_shipped');
  expect(statusAfter([line({ shipped: 4 }), gone])).toBe('shipped');
});
