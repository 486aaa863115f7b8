import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstSorted } from './first-sorted';

interface Item {
  key: number;
  doc: number;
}

const compare = (left: Item, right: Item): number => left.key - right.key || left.doc - right.doc;

describe('the first items of an order', () => {
  test('are those of a whole sort, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 400 }), fc.nat(60), (keys, count) => {
        const items = keys.map((key, doc) => ({ key, doc }));
        const sorted = [...items].sort(compare);
        const chosen = firstSorted([...items], compare, count);
        expect(chosen.slice(0, count)).toEqual(sorted.slice(0, count));
        expect([...chosen].sort(compare)).toEqual(sorted);
      }),
    );
  });
});
