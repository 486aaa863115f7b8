import { expect, test } from 'vitest';
import { bodyOf, emptyTransfer, isReady, withLine, withoutLine, withPieces } from './new-transfer';

const line = (id: number, pieces = '1') => ({ id, model: `M-${id}`, name: 'Cámara', pieces });
const ends = { ...emptyTransfer, source: 1, target: 2 };

test('a new transfer carries each product once, with the pieces that were typed', () => {
  const twice = withLine(withLine(withLine(ends, line(7)), line(9)), line(7));
  const typed = withPieces(twice, 9, ' 12 ');
  expect(bodyOf(typed)).toEqual({
    source_warehouse_id: 1,
    target_warehouse_id: 2,
    details: [
      { product_id: 7, quantity: 1 },
      { product_id: 9, quantity: 12 },
    ],
  });
  expect(bodyOf({ ...withoutLine(typed, 7), notes: ' urge ' })).toMatchObject({
    details: [{ product_id: 9, quantity: 12 }],
    notes: 'urge',
  });
});

test('it is not ready without both ends, without products, or with pieces that make no sense', () => {
  expect(isReady(withLine(ends, line(7)))).toBe(true);
  expect(isReady(ends)).toBe(false);
  expect(isReady(withLine({ ...ends, target: null }, line(7)))).toBe(false);
  for (const pieces of ['0', '-3', '1.5', '', 'dos', '999999'])
    expect(isReady(withLine(ends, line(7, pieces))), pieces).toBe(false);
});
