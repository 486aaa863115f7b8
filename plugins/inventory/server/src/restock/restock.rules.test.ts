import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explanationOf, suggestionOf, type RestockFacts } from './restock.rules';

const facts = (given: Partial<RestockFacts> = {}): RestockFacts => ({
  available_source: 1_000,
  source_minimum: 0,
  available_target: 0,
  in_transit: 0,
  in_drafts: 0,
  monthly_rotation: 0,
  minimum: null,
  maximum: null,
  ...given,
});
const suggested = (given: Partial<RestockFacts>) => suggestionOf(facts(given)).suggested_quantity;

describe('a suggestion', () => {
  test.each([
    ['is a month of sales, rounded up', { monthly_rotation: 4.1 }, 5],
    ['less what the target has', { monthly_rotation: 10, available_target: 4 }, 6],
    ['less what is on its way', { monthly_rotation: 10, in_transit: 7 }, 3],
    ['less what a draft already asks for', { monthly_rotation: 10, in_drafts: 9 }, 1],
    ['is at least up to the minimum', { monthly_rotation: 1, minimum: 6, maximum: 20 }, 6],
    ['is at most up to the maximum', { monthly_rotation: 50, minimum: 6, maximum: 20 }, 20],
    ['is nothing where there is enough', { monthly_rotation: 3, available_target: 3 }, 0],
    ['is nothing where nothing sells and no limit asks', {}, 0],
    ['leaves the source its own minimum', { monthly_rotation: 10, available_source: 8, source_minimum: 5 }, 3],
    [
      'takes nothing from a source below its minimum',
      { monthly_rotation: 10, available_source: 4, source_minimum: 5 },
      0,
    ],
  ])('%s', (_title, given, quantity) => {
    expect(suggested(given)).toBe(quantity);
  });

  test('never drains the source, is never negative and never overfills the target', () => {
    const pieces = fc.integer({ min: 0, max: 500 });
    const any = fc.record({
      available_source: pieces,
      source_minimum: pieces,
      available_target: pieces,
      in_transit: pieces,
      in_drafts: pieces,
      monthly_rotation: pieces,
      minimum: fc.option(pieces),
      maximum: fc.option(pieces),
    });
    fc.assert(
      fc.property(any, (given) => {
        const { suggested_quantity: quantity, goal } = suggestionOf(given);
        expect(quantity).toBeGreaterThanOrEqual(0);
        if (quantity === 0) return;
        expect(given.available_source - quantity).toBeGreaterThanOrEqual(given.source_minimum);
        expect(given.available_target + given.in_transit + given.in_drafts + quantity).toBeLessThanOrEqual(goal);
      }),
    );
  });

  test('says why', () => {
    const given = facts({
      monthly_rotation: 10,
      minimum: 2,
      maximum: 30,
      available_target: 3,
      in_transit: 1,
      available_source: 4,
    });
    expect(explanationOf(given, suggestionOf(given))).toBe(
      'Vende 10 al mes (mínimo 2, máximo 30): meta 10; tiene 3, por recibir 1, en borradores 0; el origen solo puede dar 4',
    );
  });
});
