import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closesKitCycle } from './kit.rules';

test('a kit is not made of itself, nor of a kit that is made of it', () => {
  const parts = new Map([
    [2, [3]],
    [3, [1]],
  ]);
  expect(closesKitCycle(parts, 1, 1)).toBe(true);
  expect(closesKitCycle(parts, 1, 2)).toBe(true);
  expect(closesKitCycle(parts, 4, 2)).toBe(false);
});

test('components that are let in never make a cycle, whatever their order', () => {
  const id = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(fc.array(fc.tuple(id, id), { maxLength: 60 }), (wishes) => {
      const parts = new Map<number, number[]>();
      for (const [kit, component] of wishes)
        if (!closesKitCycle(parts, kit, component)) parts.set(kit, [...(parts.get(kit) ?? []), component]);
      const depth = (kit: number, path: readonly number[]): void => {
        expect(path).not.toContain(kit);
        for (const component of new Set(parts.get(kit) ?? [])) depth(component, [...path, kit]);
      };
      for (const kit of parts.keys()) depth(kit, []);
    }),
    { numRuns: 60 },
  );
});
