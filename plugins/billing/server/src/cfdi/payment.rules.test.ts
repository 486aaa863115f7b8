import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '@mayorista/kernel/shared';
import { documentTax, equivalence, inPaymentCurrency, paymentTaxes, paymentTotals } from './payment.rules';

const part = (paid: string, currency: 'MXN' | 'USD', ivaRate = '0.16') => ({
  ...{ uuid: 'A', series: 'F', folio: '1', partiality: 1, previousBalance: paid, remainingBalance: '0.00' },
  ...{ paid, currency, ivaRate },
});

test('base and tax of what was paid add up to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000_000 }), fc.constantFrom('0.16', '0.08', '0.00'), (n, ivaRate) => {
      const paid = decimal(n).dividedBy(100).toFixed(2);
      const { base, amount } = documentTax({ paid, ivaRate });
      expect(decimal(base).plus(amount).minus(paid).abs().toNumber()).toBeLessThanOrEqual(0.000002);
    }),
  );
});

test('an invoice that is paid in parts is paid what it is charged: their bases and taxes come to its own, to the cent', () => {
  const whole = (six: string): bigint => BigInt(six.replace('.', ''));
  const cents = (millionths: bigint): bigint => (millionths + 5_000n) / 10_000n;
  fc.assert(
    fc.property(
      fc.bigInt(1n, 900_000_000n),
      fc.constantFrom(['0.16', 16n] as const, ['0.08', 8n] as const),
      fc.array(fc.bigInt(1n, 1_000n), { minLength: 1, maxLength: 12 }),
      (subtotal, [ivaRate, percent], weights) => {
        const iva = (subtotal * percent + 50n) / 100n;
        const total = subtotal + iva;
        const all = weights.reduce((sum, weight) => sum + weight, 0n);
        let [paid, weight, base, tax] = [0n, 0n, 0n, 0n];
        for (const [at, each] of weights.entries()) {
          weight += each;
          const until = at === weights.length - 1 ? total : (total * weight) / all;
          const part = documentTax({
            paid: decimal(String(until - paid))
              .dividedBy(100)
              .toFixed(2),
            ivaRate,
          });
          [paid, base, tax] = [until, base + whole(part.base), tax + whole(part.amount)];
        }
        expect([cents(base), cents(tax)]).toEqual([subtotal, iva]);
      },
    ),
  );
});

test('the equivalence between equal currencies is one, and has ten decimals otherwise', () => {
  expect(equivalence('USD', 'USD', '18.5')).toBe('1');
  expect(equivalence('USD', 'MXN', '18.5')).toBe('0.0540540541');
  expect(equivalence('MXN', 'USD', '18.5')).toBe('18.5000000000');
});

test('what is paid in another currency is worth, to the cent, what it was converted from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 100_000, max: 300_000 }), (n, r) => {
      const [paid, rate] = [decimal(n).dividedBy(100).toFixed(2), decimal(r).dividedBy(10_000).toString()];
      const pesos = inPaymentCurrency(paid, equivalence('USD', 'MXN', rate));
      const off = pesos.minus(decimal(paid).times(rate)).abs();
      expect(off.lessThanOrEqualTo(decimal(paid).times(rate).times('0.00000001').plus('0.000001'))).toBe(true);
    }),
  );
});

test('the totals of a payment in dollars are in pesos', () => {
  const payment = { documents: [part('116.00', 'USD')], currency: 'USD', amount: '116.00', dollarRate: '20' } as const;
  expect(paymentTotals(payment)).toEqual({
    TotalTrasladosBaseIVA16: '2000.00',
    TotalTrasladosImpuestoIVA16: '320.00',
    MontoTotalPagos: '2320.00',
  });
});

test('taxes are told apart by their rate', () => {
  const documents = [part('116.00', 'MXN'), part('108.00', 'MXN', '0.08'), part('58.00', 'MXN')];
  expect(paymentTaxes({ documents, currency: 'MXN', amount: '282.00', dollarRate: '1' })).toEqual([
    { rate: '0.16', base: '150.000000', amount: '24.000000' },
    { rate: '0.08', base: '100.000000', amount: '8.000000' },
  ]);
});
