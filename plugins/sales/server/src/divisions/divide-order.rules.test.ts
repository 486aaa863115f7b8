import { plainDate } from '@mayorista/kernel/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SupplyPlan } from '@mayorista/inventory/contract';
import { divideOrder } from './divide-order.rules';

const day = plainDate('2026-11-24');
const later = plainDate('2026-11-26');
const at = (branchId: number, quantity: number, promisedOn = day) => ({ branchId, quantity, promisedOn });
const window = { least: 1, most: 2 };

test('an order that is all in the branch is one division, delivered within its days', () => {
  expect(divideOrder([{ parts: [at(7, 2)], waiting: 0, waitingUntil: null }], 7, window)).toEqual([
    {
      number: 1,
      branchId: 7,
      isBackorder: false,
      promisedOn: day,
      deliveryFrom: '2026-11-25',
      deliveryTo: '2026-11-26',
      lines: [{ index: 0, quantity: 2, branchId: 7, promisedOn: day }],
    },
  ]);
});

test("the branch's own comes first, other warehouses next, what waits last, with the day of its last piece", () => {
  const divisions = divideOrder(
    [
      { parts: [at(3, 1, later), at(7, 2)], waiting: 4, waitingUntil: plainDate('2026-12-01') },
      { parts: [], waiting: 1, waitingUntil: null },
    ],
    7,
    window,
  );
  expect(
    divisions.map(({ number, branchId, promisedOn, deliveryTo }) => [number, branchId, promisedOn, deliveryTo]),
  ).toEqual([
    [1, 7, day, '2026-11-26'],
    [2, 3, later, '2026-11-28'],
    [3, null, null, null],
  ]);
});

test('no piece is lost or doubled by dividing, whatever is ordered', () => {
  const part = fc.record({ branchId: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 9 }), promisedOn: fc.constant(day) }); // prettier-ignore
  const plan = fc.record({
    parts: fc.uniqueArray(part, { selector: ({ branchId }) => branchId }),
    waiting: fc.integer({ min: 0, max: 5 }),
    waitingUntil: fc.option(fc.constant(later)),
  });
  fc.assert(
    fc.property(fc.array(plan), fc.integer({ min: 1, max: 4 }), (plans: SupplyPlan[], branchId) => {
      const lines = divideOrder(plans, branchId, window).flatMap((division) => division.lines);
      for (const [index, { parts, waiting }] of plans.entries()) {
        const wanted = parts.reduce((sum, { quantity }) => sum + quantity, waiting);
        const written = lines.filter((line) => line.index === index).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(written).toBe(wanted);
      }
    }),
  );
});
