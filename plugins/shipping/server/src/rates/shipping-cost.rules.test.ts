import { decimal, type Currency } from '@mayorista/kernel/shared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShippingCost, ShippingQuestion } from '../../../contract';
import { covers, shippingCost, type Rate } from './shipping-cost.rules';

const rate = (id: number, more: Partial<Rate> = {}): Rate => ({
  id,
  name: 'Domicilio',
  method: 'home_delivery',
  carrierId: null,
  zipFrom: null,
  zipTo: null,
  amount: '150.00',
  currency: 'MXN',
  freeFromMxn: '4000.00',
  days: { least: 1, most: 2 },
  ...more,
});
const choice = rate(9, { method: 'own_carrier', amount: '9.00', currency: 'USD', freeFromMxn: null });
const ask = (amount: string, more: Partial<ShippingQuestion> = {}, currency: Currency = 'MXN'): ShippingQuestion => ({
  method: 'home_delivery',
  zipCode: '64000',
  carrierId: null,
  merchandise: { amount, currency },
  exchangeRate: '18.50',
  ...more,
});
const cost = (question: ShippingQuestion, rates: readonly Rate[]): ShippingCost => {
  const found = shippingCost(question, rates);
  if ('amount' in found) return found;
  throw new Error(JSON.stringify(found));
};

describe('what a delivery costs', () => {
  test('nothing above 4,000 pesos before IVA, and the rate up to them [SF-CART-041]', () => {
    expect(cost(ask('4000.00'), [rate(1)]).amount).toBe('150.00');
    expect(cost(ask('4000.01'), [rate(1)]).amount).toBe('0.00');
    expect(cost(ask('216.22', {}, 'USD'), [rate(1)])).toMatchObject({ amount: '0.00', currency: 'USD' });
    expect(cost(ask('216.21', {}, 'USD'), [rate(1)]).amount).toBe('8.11');
  });

  test('a carrier of choice 9 dollars, however much is bought, in the currency of the order [SF-CART-042]', () => {
    const question = { method: 'own_carrier', carrierId: 3 } as const;
    expect(cost(ask('90000.00', question), [rate(1), choice]).amount).toBe('166.50');
    expect(cost(ask('10.00', question, 'USD'), [choice])).toMatchObject({ amount: '9.00', currency: 'USD', rateId: 9 });
  });

  test('a pick-up nothing, and no rate is needed', () => {
    expect(cost(ask('1.00', { method: 'branch_pickup' }), [])).toMatchObject({ amount: '0.00', rateId: null });
  });

  test("the closest rate holds: the carrier's own, then the narrowest range, then everywhere", () => {
    const everywhere = rate(1);
    const north = rate(2, { zipFrom: '60000', zipTo: '69999', amount: '120.00' });
    const city = rate(3, { zipFrom: '64000', zipTo: '64999', amount: '90.00' });
    const own = rate(4, { carrierId: 7, amount: '200.00' });
    const rates = [everywhere, north, city, own];
    expect(cost(ask('1.00'), rates).rateId).toBe(3);
    expect(cost(ask('1.00', { zipCode: '67100' }), rates).rateId).toBe(2);
    expect(cost(ask('1.00', { zipCode: '06000' }), rates).rateId).toBe(1);
    expect(cost(ask('1.00', { zipCode: null }), rates).rateId).toBe(1);
    expect(cost(ask('1.00', { carrierId: 7 }), rates).rateId).toBe(4);
  });

  test('where no rate reaches, nobody delivers, and it is said', () => {
    expect(shippingCost(ask('1.00'), [rate(1, { zipFrom: '10000', zipTo: '19999' })])).toEqual([
      { code: 'no_delivery_there', field: 'delivery', params: { zip: '64000' } },
    ]);
  });

  test('says its reasons in the order in which they were judged', () => {
    expect(cost(ask('5000.00'), [rate(1)]).reasons.map(({ rule }) => rule)).toEqual(['rate', 'free_from']);
    expect(cost(ask('5.00', { method: 'own_carrier' }), [choice]).reasons.map(({ rule }) => rule)).toEqual([
      'rate',
      'exchange_rate',
    ]);
  });

  test('more merchandise never makes the same delivery dearer, and it is never negative', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.constantFrom<Currency>('MXN', 'USD'), (one, more, currency) => {
        const [small, big] = [one, one + more].map((value) =>
          decimal(cost(ask((value / 100).toFixed(2), {}, currency), [rate(1)]).amount),
        );
        expect(big!.lessThanOrEqualTo(small!)).toBe(true);
        expect(big!.isNegative()).toBe(false);
      }),
    );
  });
});

test.each([
  ['64000-64999, 67100', '64500', true],
  ['64000-64999, 67100', '67100', true],
  ['64000-64999, 67100', '65000', false],
  ['', '64000', false],
  [null, '64000', false],
])('a coverage of %s has %s: %s', (coverage, zip, expected) => {
  expect(covers(coverage, zip)).toBe(expected);
});
