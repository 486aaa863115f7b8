import { decimal } from '@mayorista/kernel/shared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../../order.states';
import type { PaymentRow } from '../payments/payment.store';
import { judgeBackorder, lowerParts } from './backorder.rules';

const part = (
  number: number,
  method: PaymentRow['method'],
  status: PaymentRow['status'],
  amount: string,
): PaymentRow => ({
  id: number,
  sale_order_id: 1,
  number,
  method,
  status,
  amount,
  commission: '0',
  commission_percentage: '0',
  currency: 'MXN',
  due_on: null,
  received_at: null,
  refunded: '0',
});

describe('a line that waits', () => {
  const codes = (
    status: OrderStatus,
    fulfilment: 'stock' | 'backorder',
    ...parts: { status: PaymentRow['status'] }[]
  ) => judgeBackorder(status, { fulfilment }, parts).map(({ code }) => code);

  test.each(['pending_payment', 'paid', 'preparing', 'ready', 'partially_shipped'] as const)(
    'is changed while its order is %s',
    (status) => expect(codes(status, 'backorder', { status: 'pending' }, { status: 'received' })).toEqual([]),
  );
  test('is not, once the order is over, or somebody looks at a receipt, or the pieces are there', () => {
    expect(codes('canceled', 'backorder')).toEqual(['already_canceled']);
    expect(codes('delivered', 'backorder')).toEqual(['order_delivered']);
    expect(codes('paid', 'stock', { status: 'in_review' })).toEqual(['line_not_waiting', 'order_receipt_in_review']);
  });
});

describe('what an order costs less', () => {
  test('comes off what is still to come, then off money received, and off the credit line last', () => {
    const parts = [
      part(1, 'credit', 'received', '50.00'),
      part(2, 'wallet', 'received', '30.00'),
      part(3, 'bank_transfer', 'pending', '20.00'),
    ];
    expect(lowerParts(parts, '65.00').map(({ part: { number }, by }) => [number, by])).toEqual([
      [3, '20.00'],
      [2, '30.00'],
      [1, '15.00'],
    ]);
  });

  test('does not give back what was given back before, nor touch what is canceled', () => {
    const parts = [{ ...part(1, 'cash', 'received', '40.00'), refunded: '25.00' }, part(2, 'cash', 'canceled', '9.00')];
    expect(lowerParts(parts, '40.00').map(({ by }) => by)).toEqual(['15.00']);
  });

  test('is spread to the cent whenever the parts hold it', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 4 }), fc.nat(), (amounts, seed) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        const less = (seed % total) + 1;
        const parts = amounts.map((amount, at) =>
          part(at + 1, 'cash', at % 2 === 0 ? 'pending' : 'received', (amount / 100).toFixed(2)),
        );
        const lowered = lowerParts(parts, (less / 100).toFixed(2));
        expect(lowered.reduce((sum, { by }) => sum.plus(by), decimal(0)).toFixed(2)).toBe((less / 100).toFixed(2));
      }),
    );
  });

  test('line after line, until nothing is left, gives back what was received and no more, and owes nothing', () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    const methods = fc.constantFrom('cash' as const, 'credit' as const, 'wallet' as const, 'bank_transfer' as const);
    const kinds = fc.record({ amount: cents, method: methods, isReceived: fc.boolean() });
    fc.assert(
      fc.property(fc.array(kinds, { minLength: 1, maxLength: 4 }), fc.infiniteStream(cents), (given, steps) => {
        const held = given.map(({ amount, isReceived }) => ({ amount, refunded: 0, isReceived }));
        const left = (): number => held.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
        while (left() > 0) {
          const less = Math.min(left(), steps.next().value as number);
          const before = left();
          const rows = given.map(({ method }, at) => ({
            ...part(at + 1, method, held[at]!.isReceived ? 'received' : 'pending', (held[at]!.amount / 100).toFixed(2)),
            refunded: (held[at]!.refunded / 100).toFixed(2),
          }));
          for (const { part: row, by } of lowerParts(rows, (less / 100).toFixed(2))) {
            const of = held[row.number - 1]!;
            expect(Number(by)).toBeGreaterThan(0);
            if (of.isReceived) of.refunded += Math.round(Number(by) * 100);
            else of.amount -= Math.round(Number(by) * 100);
          }
          expect(left()).toBe(before - less);
          for (const { amount, refunded } of held) expect(refunded >= 0 && refunded <= amount).toBe(true);
        }
        expect(held.every(({ amount, refunded }) => amount === refunded)).toBe(true);
      }),
    );
  });
});
