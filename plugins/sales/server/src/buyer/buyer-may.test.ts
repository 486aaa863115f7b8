import { expect, test } from 'vitest';
import type { Actor } from '@mayorista/kernel';
import { buyerMay } from './buyer-may';

const actor = (id: number, codes = ['sale-orders.cancel', 'sale-order-payment-receipts.write']) =>
  ({ kind: 'person', id, roles: [], can: new Set(codes) }) as unknown as Actor;
const unpaid = { status: 'pending_payment', user_id: 1, marked_total: null } as const;
const owed = [{ method: 'bank_transfer', status: 'pending' }] as const;

test('an unpaid order may be canceled, edited and paid by its buyer; a colleague does not take it to another cart', () => {
  expect(buyerMay(unpaid, owed, actor(1))).toEqual({ cancel: true, edit: true, send_receipt: true });
  expect(buyerMay(unpaid, owed, actor(2))).toEqual({ cancel: true, edit: false, send_receipt: true });
});

test('one whose receipt is in review waits, and takes another receipt', () => {
  const parts = [{ method: 'bank_transfer', status: 'in_review' }] as const;
  expect(buyerMay(unpaid, parts, actor(1))).toEqual({ cancel: false, edit: false, send_receipt: true });
});

test('one that waits for approval may be taken back, and is not paid yet', () =>
  expect(buyerMay({ status: 'waiting_approval', user_id: 1, marked_total: null }, owed, actor(1))).toEqual({
    cancel: true,
    edit: true,
    send_receipt: false,
  }));

test('nothing is left to do with a canceled or paid one, nor for who may only read', () => {
  const none = { cancel: false, edit: false, send_receipt: false };
  expect(buyerMay({ status: 'canceled', user_id: 1, marked_total: null }, owed, actor(1))).toEqual(none);
  expect(
    buyerMay({ status: 'paid', user_id: 1, marked_total: null }, [{ method: 'cash', status: 'received' }], actor(1)),
  ).toEqual(none);
  expect(buyerMay(unpaid, owed, actor(1, []))).toEqual(none);
});
