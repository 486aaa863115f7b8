import { addDays, plainDate, type PlainDate } from '@mayorista/kernel/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promisedOn, type Supply } from './promise.rules';

const today = plainDate('2026-11-21');
const monterrey = { id: 1, transferDays: 2 };
const nothing: Supply = { free: new Map(), coming: [] };
const on = (day: string, branchId: number) => ({ branchId, availableOn: plainDate(day) });

test.each<[string, Supply, string | null]>([
  ['today what is on its own shelves', { ...nothing, free: new Map([[1, 3]]) }, '2026-11-21'],
  ['in two days what another branch has', { ...nothing, free: new Map([[1, 0], [2, 1]]) }, '2026-11-23'], // prettier-ignore
  ['on its day what comes to the branch itself', { ...nothing, coming: [on('2026-12-01', 1)] }, '2026-12-01'],
  ['two days after its day what comes to another', { ...nothing, coming: [on('2026-12-01', 2)] }, '2026-12-03'],
  ['the first of all', { free: new Map([[2, 5]]), coming: [on('2026-12-01', 2), on('2026-11-22', 1)] }, '2026-11-22'],
  ['nothing that must be ordered', nothing, null],
])('a branch promises %s', (_what, supply, expected) => {
  expect(promisedOn(monterrey, supply, today)).toBe(expected);
});

test('more pieces never make a promise later, and none is in the past', () => {
  const branchId = fc.integer({ min: 1, max: 4 });
  const supplies = fc.record({
    free: fc.array(fc.tuple(branchId, fc.integer({ min: 0, max: 3 }))),
    coming: fc.array(fc.record({ branchId, availableOn: fc.integer({ min: 0, max: 90 }).map((days) => addDays(today, days)) })), // prettier-ignore
  });
  fc.assert(
    fc.property(supplies, branchId, fc.integer({ min: 0, max: 60 }), branchId, (given, id, transferDays, added) => {
      const supply = { ...given, free: new Map(given.free) };
      const more = { ...supply, free: new Map([...supply.free, [added, (supply.free.get(added) ?? 0) + 1]]) };
      const [before, after] = [supply, more].map((each) => promisedOn({ id, transferDays }, each, today));
      expect(after).not.toBeNull();
      expect(after! >= today).toBe(true);
      if (before != null) expect(after! <= before).toBe(true);
    }),
  );
});

test('what would be handed over on a holiday is promised for the next open day', () => {
  const closed = new Set(['2026-11-21', '2026-11-22', '2026-12-25']);
  const openOn = (day: PlainDate): PlainDate => (closed.has(day) ? openOn(addDays(day, 1)) : day);
  const supplies: [Supply, string][] = [
    [{ ...nothing, free: new Map([[1, 3]]) }, '2026-11-23'],
    [{ ...nothing, coming: [on('2026-12-25', 1)] }, '2026-12-26'],
    [{ ...nothing, coming: [on('2026-12-23', 2)] }, '2026-12-26'],
  ];
  for (const [supply, expected] of supplies) expect(promisedOn(monterrey, supply, today, openOn)).toBe(expected);
});
