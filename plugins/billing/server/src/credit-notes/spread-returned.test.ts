import { expect, test } from 'vitest';
import { spreadReturned } from './spread-returned';

const line = (id: number, quantity: number, product = 1, price = '10.00') => ({
  id,
  quantity,
  product_id: product,
  unit_price: price,
});

test('pieces that came back take the line of just as many pieces, else the lines in their order', () => {
  const lines = [line(1, 3), line(2, 5), line(3, 4, 2)];
  expect([...spreadReturned(lines, [line(9, 5)])]).toEqual([[2, 5]]);
  expect([...spreadReturned(lines, [line(8, 5), line(9, 2)])]).toEqual([
    [2, 5],
    [1, 2],
  ]);
  expect([...spreadReturned(lines, [line(9, 4)])].filter(([, pieces]) => pieces > 0)).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test('pieces of another product or price are no pieces of the line', () => {
  expect([...spreadReturned([line(1, 3)], [line(9, 3, 2), line(8, 3, 1, '9.00')])]).toEqual([]);
});

test('pieces whose note names their line take that line, whatever they cost there', () => {
  const lines = [line(1, 3), line(2, 3)];
  const named = { ...line(9, 2, 1, '9.9945'), returned_line: 2 };
  expect([...spreadReturned(lines, [line(8, 3), named])]).toEqual([
    [2, 2],
    [1, 3],
  ]);
});
