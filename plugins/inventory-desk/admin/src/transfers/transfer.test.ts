import { expect, test } from 'vitest';
import { lostOf, missingOf, piecesOf, receiptOf, type TransferLine } from './transfer';

const line = (id: number, quantity: number): TransferLine => ({
  id,
  product_id: id * 10,
  name: null,
  model: `M-${id}`,
  quantity,
  quantity_received: null,
});
const lines = [line(1, 5), line(2, 3)];

test('a receipt takes everything for arrived until somebody says otherwise', () => {
  expect(receiptOf({}, lines)).toEqual([
    { transfer_detail_id: 1, quantity: 5 },
    { transfer_detail_id: 2, quantity: 3 },
  ]);
  expect(receiptOf({ 2: '0' }, lines)?.[1]).toEqual({ transfer_detail_id: 2, quantity: 0 });
  expect(missingOf({ 1: '4', 2: '0' }, lines)).toBe(4);
});

test.each(['6', '-1', '2.5', '', 'tres'])('«%s» of five sent cannot have arrived', (text) =>
  expect(receiptOf({ 1: text }, lines)).toBeNull(),
);

test('what did not arrive is told once the transfer is received', () => {
  const arrived = [{ ...line(1, 5), quantity_received: 3 }, line(2, 3)];
  expect(lostOf({ stage: 'received', transfer_details: arrived })).toBe(2);
  expect(lostOf({ stage: 'sent', transfer_details: arrived })).toBe(0);
  const received = { stage: 'received' as const, total_pieces: 8, transfer_details: arrived };
  expect(piecesOf(received)).toEqual({ pieces: '8 piezas, 2 productos', lost: '2 faltantes' });
  expect(piecesOf({ stage: 'sent', total_pieces: 1, transfer_details: [line(1, 1)] })).toEqual({
    pieces: '1 pieza, 1 producto',
    lost: null,
  });
});
