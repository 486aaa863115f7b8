import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, plainDate } from '@mayorista/kernel/shared';
import { addMargins } from '../external/external.rules';
import { answers, isOver, judgeDiscounts, judgeHeld, judgeValidTo, lineSubtotal, prepares } from './quotation.rules';

const day = plainDate;
const owned = { company_id: 3, user_id: 7, is_secondary: false, is_house: false };

describe('until when a quotation holds', () => {
  test('its last day belongs to it, the day after does not', () => {
    const quotation = { valid_to: day('2026-03-10') };
    expect(isOver(quotation, day('2026-03-10'))).toBe(false);
    expect(isOver(quotation, day('2026-03-11'))).toBe(true);
    expect(judgeHeld(quotation, day('2026-03-11'))).toEqual([
      { code: 'quotation_expired', params: { day: '2026-03-10' } },
    ]);
  });

  test.each([
    ['2026-03-09', true, 'valid_to_past'],
    ['2026-03-10', true, undefined],
    ['2026-03-25', true, undefined],
    ['2026-03-26', true, 'valid_to_too_late'],
    ['2026-03-26', false, undefined],
    ['2026-06-08', false, undefined],
    ['2026-06-09', false, 'valid_to_too_late'],
  ])('%s, asked for by a buyer: %s, is %s', (validTo, isMadeByBuyer, code) => {
    expect(judgeValidTo(day(validTo), day('2026-03-10'), isMadeByBuyer)[0]?.code).toBe(code);
  });
});

test.each([
  ['10.00', 'Proyecto', true, undefined],
  ['10.00', null, true, 'discount_without_reason'],
  ['10.00', 'Proyecto', false, 'discount_not_allowed'],
  [null, null, false, undefined],
])('a discount of %s for "%s" by who may: %s is %s', (percent, reason, mayGrant, code) => {
  const lines = [{ discount_percent: percent, discount_reason: reason }];
  expect(judgeDiscounts(lines, mayGrant)[0]?.code).toBe(code);
});

describe('whose a quotation is', () => {
  test('its company answers it, nobody else; of a secondary user that person alone', () => {
    expect(answers(owned, { companyId: 3, id: 8 })).toBe(true);
    expect(answers(owned, { companyId: 4, id: 7 })).toBe(false);
    expect(answers(owned, { companyId: null, id: 7 })).toBe(false);
    expect(answers({ ...owned, is_secondary: true }, { companyId: 3, id: 8 })).toBe(false);
    expect(answers({ ...owned, is_secondary: true }, { companyId: 3, id: 7 })).toBe(true);
  });

  test('what the house prepared is prepared by the house alone', () => {
    expect(prepares(owned, { companyId: 3, id: 7 })).toBe(true);
    expect(prepares({ ...owned, is_house: true }, { companyId: 3, id: 7 })).toBe(false);
    expect(prepares({ ...owned, is_house: true }, { companyId: null, id: 1 })).toBe(true);
  });
});

const cents = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((amount) => decimal(amount).dividedBy(100).toFixed(2));
const costLine = fc.record({
  productId: fc.integer({ min: 1, max: 50 }),
  model: fc.constant(null),
  name: fc.constant('Cámara'),
  quantity: fc.integer({ min: 1, max: 100_000 }),
  unitPrice: cents(1_000_000),
});

test('an external quotation adds up to the cent, whatever costs and margins, and never shows less than the cost', () => {
  fc.assert(
    fc.property(
      fc.array(costLine, { minLength: 1, maxLength: 40 }),
      fc.constantFrom('0.16', '0.08'),
      cents(1_000),
      cents(1_000),
      (lines, ivaRate, whole, own) => {
        const shown = addMargins(lines, ivaRate, { whole, byProduct: new Map([[lines[0]!.productId, own]]) });
        const sum = shown.lines.reduce((total, line) => total.plus(line.subtotal), decimal(0));
        expect(shown.subtotal).toBe(sum.toFixed(2));
        expect(shown.total).toBe(decimal(shown.subtotal).plus(shown.iva).toFixed(2));
        shown.lines.forEach((line, at) => {
          expect(line.subtotal).toBe(lineSubtotal(line.quantity, line.unitPrice));
          expect(decimal(line.unitPrice).gte(lines[at]!.unitPrice)).toBe(true);
          expect(Object.keys(line).sort()).toEqual(['model', 'name', 'productId', 'quantity', 'subtotal', 'unitPrice']);
        });
      },
    ),
  );
});

test('the margin of a product takes the place of that of the whole', () => {
  const line = { model: null, name: 'Cámara', quantity: 3, unitPrice: '10.05' };
  const shown = addMargins(
    [
      { ...line, productId: 1 },
      { ...line, productId: 2 },
    ],
    '0.16',
    { whole: '10.00', byProduct: new Map([[2, '50.00']]) },
  );
  expect(shown.lines.map(({ unitPrice, subtotal }) => [unitPrice, subtotal])).toEqual([
    ['11.06', '33.18'],
    ['15.08', '45.24'],
  ]);
  expect(shown).toMatchObject({ subtotal: '78.42', iva: '12.55', total: '90.97' });
});
