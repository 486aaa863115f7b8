import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '@mayorista/kernel/shared';
import { lineTotal, totalsOf } from './order.rules';
import { orderMachine } from './order.machine';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPrice: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => decimal(cents).dividedBy(100).toFixed(2)),
});

test('IVA is charged on lines and delivery', () => {
  expect(totalsOf([{ quantity: 2, unitPrice: '100.00' }], 'MXN', '0.16')).toMatchObject({
    subtotal: '200.00',
    iva: '32.00',
    total: '232.00',
  });
});

// By whole cents alone, as the law says it: IVA is charged on all that is charged, delivery too, and rounded once.
const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
const textOf = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

test.each(['USD', 'MXN'] as const)(
  'totals in %s are those of whole cents: IVA is of lines and delivery together',
  (currency) => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 60 }),
        fc.constantFrom(['0.16', 16n] as const, ['0.08', 8n] as const),
        fc.integer({ min: 0, max: 99_999 }),
        (lines, [rate, percent], shippingCents) => {
          const shipping = textOf(BigInt(shippingCents));
          const goods = lines.reduce((sum, each) => sum + centsOf(each.unitPrice) * BigInt(each.quantity), 0n);
          const base = goods + BigInt(shippingCents);
          const iva = (base * percent + 50n) / 100n;
          expect(totalsOf(lines, currency, rate, shipping)).toEqual({
            ...{ currency, ivaRate: rate, shippingCost: shipping },
            ...{ subtotal: textOf(goods), iva: textOf(iva), total: textOf(base + iva) },
          });
          for (const each of lines)
            expect(lineTotal(each)).toBe(textOf(centsOf(each.unitPrice) * BigInt(each.quantity)));
        },
      ),
    );
  },
);

test('delivery is taxed: 100.00 and 9.00 of delivery are 126.44, and a region’s 8 % is of both', () => {
  const lines = [{ quantity: 1, unitPrice: '100.00' }];
  expect(totalsOf(lines, 'MXN', '0.16', '9.00')).toMatchObject({ iva: '17.44', total: '126.44' });
  expect(totalsOf(lines, 'MXN', '0.08', '9.00')).toMatchObject({ iva: '8.72', total: '117.72' });
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
