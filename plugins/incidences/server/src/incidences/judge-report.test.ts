import { expect, test } from 'vitest';
import type { OrderContents } from '@mayorista/sales/contract';
import { judgeReport } from './judge-report';

const order = {
  lines: [
    { productId: 1, grade: 'Stock', name: 'C', quantity: 3, unitPrice: '1.00', discount: null, warrantyMonths: 12 },
  ],
} satisfies Pick<OrderContents, 'lines'>;
const judge = (wish: object, before: object = {}) =>
  judgeReport(
    order,
    { productId: 1, grade: 'Stock', quantity: 1, serial: null, ...wish },
    { reported: 0, isSerialOpen: false, ...before },
  ).map(({ code, field }) => `${field}: ${code}`);

test('pieces of the order are reported, up to what was bought', () => {
  expect(judge({ quantity: 3 })).toEqual([]);
  expect(judge({ quantity: 4 })).toEqual(['quantity: above_bought']);
  expect(judge({ quantity: 2 }, { reported: 2 })).toEqual(['quantity: above_bought']);
});
test('another product, or another grade of it, is not in the order', () => {
  expect(judge({ productId: 2 })).toEqual(['product_id: not_in_order']);
  expect(judge({ grade: 'A' })).toEqual(['product_id: not_in_order']);
});
test('a serial number is of one piece, and is reported once', () => {
  expect(judge({ serial: 'S1' })).toEqual([]);
  expect(judge({ serial: 'S1', quantity: 2 }, { isSerialOpen: true })).toEqual([
    'quantity: one_piece_a_serial',
    'serial: serial_reported',
  ]);
});
