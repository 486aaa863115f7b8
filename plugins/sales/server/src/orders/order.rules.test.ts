import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '@mayorista/kernel/shared';
import { ivaRateOf, lineTotal, totalsOf } from './order.rules';
import { orderMachine } from './order.machine';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPrice: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => decimal(cents).dividedBy(100).toFixed(2)),
});

test('IVA is 16 %, and 8 % in the border region', () => {
  expect(ivaRateOf('64000')).toBe('0.16');
  expect(ivaRateOf('22000')).toBe('0.08');
  expect(ivaRateOf(null)).toBe('0.16');
  expect(totalsOf([{ quantity: 2, unitPrice: '100.00' }], 'MXN', '0.16')).toMatchObject({
    subtotal: '200.00',
    iva: '32.00',
    total: '232.00',
  });
});

test('the total is exactly subtotal plus shipping plus IVA, whatever is bought', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), fc.constantFrom('0.16', '0.08'), (lines, rate) => {
      const { subtotal, iva, total, shippingCost } = totalsOf(lines, 'USD', rate, '9.00');
      expect(decimal(subtotal).plus(shippingCost).plus(iva).toFixed(2)).toBe(total);
      expect(lines.reduce((sum, each) => sum.plus(lineTotal(each)), decimal(0)).toFixed(2)).toBe(subtotal);
    }),
  );
});

test('every state of an order leads exactly where the business says', () => {
  const ways = Object.fromEntries(
    orderMachine.states.map((state) => [state, orderMachine.transitions[state].map(({ to }) => to)]),
  );
  expect(ways).toEqual({
    waiting_approval: ['pending_payment', 'canceled'],
    pending_payment: ['paid', 'canceled'],
    paid: ['preparing', 'canceled'],
    preparing: ['ready', 'partially_shipped', 'shipped'],
    ready: ['delivered', 'partially_shipped', 'shipped'],
    partially_shipped: ['shipped'],
    shipped: ['delivered'],
    delivered: [],
    canceled: [],
  });
});
