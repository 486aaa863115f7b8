import { plainDate } from '@mayorista/kernel/shared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SupplySource, SupplyWish } from '../../../contract';
import { planSupply, shelfKey, type SupplyFacts } from './supply.rules';

const today = plainDate('2026-11-24');
const free = (shelves: Record<number, number>, productId = 1): [string, number][] =>
  Object.entries(shelves).map(([branch, pieces]) => [shelfKey(productId, Number(branch), 'Stock'), pieces]);
const facts = (more: Partial<SupplyFacts> = {}): SupplyFacts => ({
  branch: { id: 10, transferDays: 2 },
  from: 'backorder',
  free: new Map(),
  coming: new Map(),
  services: new Set(),
  today,
  ...more,
});
const wish = (quantity: number, productId = 1): SupplyWish => ({ productId, quantity, grade: 'Stock' });
const plan = (quantity: number, more: Partial<SupplyFacts>) => planSupply([wish(quantity)], facts(more))[0]!;

describe('where wanted pieces come from', () => {
  test("the branch's own shelves first, today; then those with the most pieces, after the way", () => {
    expect(plan(9, { free: new Map(free({ 10: 3, 11: 2, 12: 5 })) }).parts).toEqual([
      { branchId: 10, quantity: 3, promisedOn: '2026-11-24' },
      { branchId: 12, quantity: 5, promisedOn: '2026-11-26' },
      { branchId: 11, quantity: 1, promisedOn: '2026-11-26' },
    ]);
  });

  test('of thousands of lines at once, each from the shelves of its own product', () => {
    const ids = Array.from({ length: 3_000 }, (_, at) => at + 1);
    const shelves = ids.flatMap((id) => free(Object.fromEntries(ids.slice(0, 8).map((at) => [at + 9, 3])), id));
    const plans = planSupply(
      ids.map((id) => wish(4, id)),
      facts({ free: new Map(shelves) }),
    );
    expect(plans.every(({ parts, waiting }) => parts.length === 2 && waiting === 0)).toBe(true);
  });

  test('nothing from another warehouse when the branch alone was asked', () => {
    expect(plan(4, { from: 'branch', free: new Map(free({ 10: 3, 11: 9 })) })).toMatchObject({
      parts: [{ branchId: 10, quantity: 3 }],
      waiting: 1,
    });
  });

  test('what is on no shelf waits until enough is on its way to the branch, else it must be ordered', () => {
    const coming = new Map([
      [
        1,
        [
          { branchId: 11, quantity: 3, availableOn: plainDate('2026-12-01') },
          { branchId: 10, quantity: 3, availableOn: plainDate('2026-12-10') },
        ],
      ],
    ]);
    expect(plan(3, { coming })).toMatchObject({ waiting: 3, waitingUntil: '2026-12-03' });
    expect(plan(4, { coming })).toMatchObject({ waiting: 4, waitingUntil: '2026-12-10' });
    expect(plan(7, { coming })).toMatchObject({ waiting: 7, waitingUntil: null });
    expect(planSupply([wish(3), wish(1)], facts({ coming })).map(({ waitingUntil }) => waitingUntil)).toEqual([
      '2026-12-03',
      '2026-12-10',
    ]);
  });

  test('a service is there at once, and refurbished pieces are not awaited', () => {
    expect(plan(5, { services: new Set([1]) })).toMatchObject({ parts: [{ branchId: 10, quantity: 5 }], waiting: 0 });
    const coming = new Map([[1, [{ branchId: 10, quantity: 9, availableOn: today }]]]);
    expect(planSupply([{ ...wish(2), grade: 'A' }], facts({ coming }))[0]).toMatchObject({
      waiting: 2,
      waitingUntil: null,
    });
  });

  test('every wish is met to the piece, and no shelf gives more than it has, whatever is wanted', () => {
    const pieces = fc.integer({ min: 0, max: 6 });
    const shelves = fc.dictionary(fc.constantFrom('10', '11', '12'), pieces);
    const wishes = fc.array(fc.record({ productId: fc.constantFrom(1, 2), quantity: fc.integer({ min: 1, max: 9 }) }));
    fc.assert(
      fc.property(
        shelves,
        shelves,
        wishes,
        fc.constantFrom<SupplySource>('branch', 'warehouses', 'backorder'),
        (a, b, wanted, from) => {
          const all = new Map([...free(a, 1), ...free(b, 2)]);
          const plans = planSupply(
            wanted.map((each) => ({ ...each, grade: 'Stock' as const })),
            facts({ free: all, from }),
          );
          const given = new Map<string, number>();
          for (const [at, { parts, waiting }] of plans.entries()) {
            const { productId, quantity } = wanted[at]!;
            expect(parts.reduce((sum, part) => sum + part.quantity, waiting)).toBe(quantity);
            for (const part of parts) {
              expect(part.quantity).toBeGreaterThan(0);
              const key = shelfKey(productId, part.branchId, 'Stock');
              given.set(key, (given.get(key) ?? 0) + part.quantity);
            }
          }
          for (const [key, taken] of given) expect(taken).toBeLessThanOrEqual(all.get(key) ?? 0);
        },
      ),
    );
  });
});
