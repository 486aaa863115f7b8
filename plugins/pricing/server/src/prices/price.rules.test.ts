import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { Buyer, PricedProduct } from '../../../contract';
import { priceOf, type PriceInput } from './price.rules';
import { quickCents } from './quick-cents.rules';

const product = (fields: Partial<PricedProduct> = {}): PricedProduct => ({
  id: 1,
  list_price: '100.00',
  fixed_price: null,
  promo_discount: 0,
  promo_level_1: 0,
  promo_level_2: 0,
  promo_level_3: 0,
  promo_level_4: 0,
  promo_level_5: 0,
  promo_level_6: 0,
  ...fields,
});
const buyer = (fields: Partial<Buyer> = {}): Buyer => ({
  kind: 'distributor',
  priceLevel: 3,
  markup: null,
  currency: 'USD',
  ...fields,
});
const price = (fields: Partial<PriceInput> = {}) =>
  priceOf({ product: product(), quantity: 1, buyer: buyer(), rate: '18.42', ...fields });

describe('what a buyer pays for a unit', () => {
  test('without any discount it is the list price', () => {
    expect(price()).toMatchObject({
      list: '100.00',
      distributor: '100.00',
      final: '100.00',
      percentage: '0.00',
      fixed: null,
    });
  });

  test('a fixed price ends it: no promo, tier or grade applies after it', () => {
    const answer = price({
      product: product({ fixed_price: '80', promo_discount: 50 }),
      gradePercent: 40,
      authorisedPercent: 10,
    });
    expect(answer).toMatchObject({ final: '80.00', fixed: '80.00' });
    expect(answer.steps.map(({ rule }) => rule)).toEqual(['list_price', 'fixed_price', 'rounding']);
  });

  test('promo, level, special brand and AAA do not add up: the best one holds', () => {
    const answer = price({
      product: product({ promo_discount: 10, promo_level_3: 15 }),
      specialBrandPercent: 12,
      aaaPercent: 20,
    });
    expect(answer.final).toBe('80.00');
    expect(answer.steps.map(({ rule }) => rule)).toContain('aaa_discount');
  });

  test('each company gets the promo of its own level', () => {
    const levels = product({
      promo_level_1: 1,
      promo_level_2: 2,
      promo_level_3: 3,
      promo_level_4: 4,
      promo_level_5: 5,
      promo_level_6: 6,
    });
    expect(
      [1, 2, 3, 4, 5, 6].map((priceLevel) => price({ product: levels, buyer: buyer({ priceLevel }) }).final),
    ).toEqual(['99.00', '98.00', '97.00', '96.00', '95.00', '94.00']);
  });

  test('a volume tier counts from its quantity on, and only when it is lower', () => {
    const volumeTiers = [{ minQuantity: 10, percent: 25 }];
    const with20 = product({ promo_discount: 20 });
    expect(price({ product: with20, quantity: 9, volumeTiers }).final).toBe('80.00');
    expect(price({ product: with20, quantity: 10, volumeTiers }).final).toBe('75.00');
    expect(price({ product: product({ promo_discount: 30 }), quantity: 10, volumeTiers }).final).toBe('70.00');
  });

  test('a condition grade replaces the promo', () => {
    expect(price({ product: product({ promo_discount: 30 }), gradePercent: 10 }).final).toBe('90.00');
  });

  test('an authorised discount comes after all the others', () => {
    expect(price({ product: product({ promo_discount: 10 }), authorisedPercent: 10 }).final).toBe('81.00');
  });

  test('pesos come from the commercial rate, or from peso fuerte while it lasts', () => {
    expect(price({ buyer: buyer({ currency: 'MXN' }) }).final).toBe('1842.00');
    expect(price({ buyer: buyer({ currency: 'MXN' }), pesoFuerte: '17.50' }).final).toBe('1750.00');
  });

  test('a secondary user pays the distributor price plus the markup of the company', () => {
    expect(price({ buyer: buyer({ kind: 'secondary', markup: '12.5' }) })).toMatchObject({
      distributor: '100.00',
      final: '112.50',
    });
  });

  test('written down it is whole: what it is, why, and nothing of what it was computed from', () => {
    const { currency, list, distributor, fixed, final, percentage, reasons, steps } = price({ authorisedPercent: 10 });
    const whole = { currency, list, distributor, fixed, final, percentage, reasons, steps };
    expect(steps.length).toBeGreaterThan(2);
    expect(JSON.parse(JSON.stringify(price({ authorisedPercent: 10 })))).toEqual(whole);
  });

  test('a unit rounds half up to the cent', () => {
    expect(price({ product: product({ list_price: '0.125' }) }).final).toBe('0.13');
  });
});

const percent = fc.integer({ min: 0, max: 120 });
const anyInput = fc.record({
  cents: fc.integer({ min: 0, max: 5_000_000 }),
  fixed: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
  promo: percent,
  levels: fc.tuple(percent, percent, percent, percent, percent, percent),
  level: fc.integer({ min: 1, max: 6 }),
  quantity: fc.integer({ min: 1, max: 500 }),
  grade: fc.option(percent),
  authorised: fc.option(percent),
  tier: fc.record({ minQuantity: fc.integer({ min: 1, max: 100 }), percent }),
  currency: fc.constantFrom('USD' as const, 'MXN' as const),
});

const toInput = (given: typeof anyInput extends fc.Arbitrary<infer T> ? T : never): PriceInput => ({
  product: product({
    list_price: decimal(given.cents).dividedBy(100).toFixed(2),
    fixed_price: given.fixed === null ? null : decimal(given.fixed).dividedBy(100).toFixed(2),
    promo_discount: given.promo,
    promo_level_1: given.levels[0],
    promo_level_2: given.levels[1],
    promo_level_3: given.levels[2],
    promo_level_4: given.levels[3],
    promo_level_5: given.levels[4],
    promo_level_6: given.levels[5],
  }),
  quantity: given.quantity,
  buyer: buyer({ priceLevel: given.level, currency: given.currency }),
  rate: '18.4215',
  gradePercent: given.grade,
  authorisedPercent: given.authorised,
  volumeTiers: [given.tier],
});

describe('whatever the product and the buyer', () => {
  test('a price is never negative and has two decimals', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const { final } = priceOf(toInput(given));
        expect(final).toMatch(/^\d+\.\d{2}$/);
      }),
    );
  });

  test('a price is never above the list price', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        fc.pre(given.cents > 0);
        const { final, list } = priceOf(toInput(given));
        expect(decimal(final).lessThanOrEqualTo(list)).toBe(true);
      }),
    );
  });

  test('a better level never makes it dearer', () => {
    fc.assert(
      fc.property(anyInput, percent, (given, more) => {
        const input = toInput(given);
        const better = { ...input, specialBrandPercent: more };
        expect(decimal(priceOf(better).final).lessThanOrEqualTo(priceOf(input).final)).toBe(true);
      }),
    );
  });

  test('the steps tell the whole story: they begin with the list price and end with what is paid', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const { steps, final } = priceOf(toInput(given));
        expect(steps[0]?.rule).toBe('list_price');
        expect(decimal(steps.at(-1)?.amount ?? 'NaN').toFixed(2)).toBe(final);
      }),
    );
  });
});

/** Percents, rates and amounts of as many decimals as the database keeps, ties and what is above a hundred among them. */
const anyAmount = fc.oneof(
  fc.integer({ min: 0, max: 20_000_000 }).map((cents) => decimal(cents).dividedBy(100).toFixed(2)),
  fc.integer({ min: 0, max: 2_000_000_000 }).map((parts) => decimal(parts).dividedBy(10_000).toFixed(4)),
  fc.integer({ min: 0, max: 400_000 }).map((parts) => decimal(parts).times('0.005').toFixed(3)),
  fc.constantFrom('0', '0.005', '1.005', '99999999999.995', '123456789012345.675'),
);
const anyPercent = fc.oneof(
  fc.integer({ min: 0, max: 11_000 }).map((parts) => parts / 100),
  fc.constantFrom('0', '2.5', '33.33', '50', '99.99', '100', '100.01', '120'),
);
const anyRate = fc.integer({ min: 100_000, max: 300_000 }).map((parts) => decimal(parts).dividedBy(10_000).toFixed(4));
const anyQuestion = fc.record({
  list_price: anyAmount,
  fixed_price: fc.option(anyAmount, { freq: 4 }),
  promo_level_3: anyPercent,
  aaaPercent: fc.option(anyPercent),
  gradePercent: fc.option(anyPercent),
  authorisedPercent: fc.option(anyPercent),
  pesoFuerte: fc.option(anyRate),
  rate: anyRate,
  currency: fc.constantFrom('USD' as const, 'MXN' as const),
  markup: fc.option(fc.integer({ min: 0, max: 10_000 }).map((parts) => String(parts / 100))),
});

type Question = typeof anyQuestion extends fc.Arbitrary<infer T> ? T : never;

const left = (percent: string | number) =>
  decimal(percent).greaterThan(100) ? decimal(0) : decimal(100).minus(percent).dividedBy(100);

/** Dollars after a fixed price or discounts, not rounded. */
function dollarsOf({ list_price, fixed_price, promo_level_3, aaaPercent, gradePercent, authorisedPercent }: Question) {
  const [list, fixed] = [decimal(list_price), decimal(fixed_price ?? 0)];
  if (fixed.greaterThan(0)) return list.greaterThan(0) && fixed.greaterThan(list) ? list : fixed;
  const best = decimal(promo_level_3).greaterThan(aaaPercent ?? 0) ? promo_level_3 : (aaaPercent ?? 0);
  return list.times(left(gradePercent ?? best)).times(left(authorisedPercent ?? 0));
}

describe('the same as decimals say', () => {
  test('however many decimals amounts, percents and rates have', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { list_price, fixed_price, promo_level_3, currency, markup, ...asked } = question;
        const rate = currency === 'USD' ? 1 : (asked.pesoFuerte ?? asked.rate);
        const distributor = roundToCents(dollarsOf(question).times(rate));
        const raised = decimal(distributor)
          .times(decimal(markup ?? 0).plus(100))
          .dividedBy(100);
        const answer = price({
          ...asked,
          product: product({ list_price, fixed_price, promo_level_3 }),
          buyer: buyer({ currency, markup, kind: markup === null ? 'distributor' : 'secondary' }),
        });
        expect({ ...answer, list: answer.list }).toMatchObject({
          list: roundToCents(decimal(list_price).times(rate)),
          distributor,
          final: roundToCents(raised),
        });
      }),
      { numRuns: 3_000 },
    );
  });

  test('numbers answer for most of them, and never for half a cent', () => {
    expect(quickCents(1234.56, 0.95, 1, 18.4215)).toBe(decimal('1234.56').times('0.95').times('18.4215').toFixed(2));
    expect(quickCents(1.005, 1, 1, 1)).toBeNull();
    expect(quickCents(0.125, 1, 1, 1)).toBeNull();
    expect(quickCents(Number.NaN, 1, 1, 1)).toBeNull();
    expect(quickCents(-1, 1, 1, 1)).toBeNull();
    expect(quickCents(1e12, 1, 1, 1)).toBeNull();
    expect(quickCents(0, 1, 1, 1)).toBe('0.00');
  });
});
