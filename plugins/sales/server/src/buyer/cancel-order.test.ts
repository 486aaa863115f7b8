import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../../order.states';
import { judgeBuyerCancellation } from './cancel-order';

const codes = (status: OrderStatus, ...parts: Parameters<typeof judgeBuyerCancellation>[1][number][]) =>
  judgeBuyerCancellation({ status }, parts).map(({ code }) => code);

describe('a buyer may cancel', () => {
  test('an order that waits for its transfer', () =>
    expect(codes('pending_payment', { method: 'bank_transfer', status: 'pending' })).toEqual([]));
  test('an order whose credit or wallet was charged, as long as the rest is not there', () =>
    expect(
      codes('pending_payment', { method: 'credit', status: 'received' }, { method: 'cash', status: 'pending' }),
    ).toEqual([]));
});

describe('a buyer may not cancel', () => {
  test.each(['paid', 'preparing', 'ready', 'delivered'] as const)('an order that is %s', (status) =>
    expect(codes(status)).toEqual(['order_already_paid']),
  );
  test('an order that was canceled', () => expect(codes('canceled')).toEqual(['already_canceled']));
  test('an order of which a transfer arrived', () =>
    expect(codes('pending_payment', { method: 'bank_transfer', status: 'received' })).toEqual(['order_already_paid']));
  test('an order whose receipt somebody is looking at', () =>
    expect(codes('pending_payment', { method: 'cash', status: 'in_review' })).toEqual(['order_receipt_in_review']));
});
