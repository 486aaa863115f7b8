import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyMask, learn, masked } from './output-mask.rules';

type Row = Record<string, unknown>;

const keys = ['id', 'name', 'price', 'brand', 'images'];
const scalar = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.boolean(), fc.date());
/** Rows of one content type: what relates to others holds rows or nothing. */
const rowOf = (depth: number): fc.Arbitrary<Row> =>
  fc.record(
    {
      id: fc.integer(),
      name: scalar,
      price: scalar,
      brand: depth === 0 ? fc.constant(null) : fc.option(fc.constant(null).chain(() => rowOf(depth - 1))),
      images: depth === 0 ? fc.constant([]) : fc.array(rowOf(depth - 1), { maxLength: 3 }),
    },
    { requiredKeys: [] },
  );

/** A filter as permissions make it: leaves out paths ('brand.name'), whatever their values. */
const filterOf =
  (dropped: ReadonlySet<string>) =>
  (row: Row, at = ''): Row =>
    Object.fromEntries(
      Object.entries(row).flatMap(([key, value]) => {
        const path = `${at}${key}`;
        if (dropped.has(path)) return [];
        if (Array.isArray(value)) return [[key, value.map((item: Row) => filterOf(dropped)(item, `${path}.`))]];
        if (typeof value === 'object' && value !== null && !(value instanceof Date))
          return [[key, filterOf(dropped)(value as Row, `${path}.`)]];
        return [[key, value]];
      }),
    );
const paths = [...keys, ...keys.map((key) => `brand.${key}`), ...keys.map((key) => `images.${key}`)];

describe('what a filter makes of a row, told by what it made of others', () => {
  test('is what the filter would make of it, or it is not told at all', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...paths)),
        fc.array(rowOf(2), { minLength: 1, maxLength: 8 }),
        fc.array(rowOf(2), { maxLength: 8 }),
        (dropped, seen, others) => {
          const filter = filterOf(new Set(dropped));
          const mask = emptyMask();
          for (const row of seen) learn(mask, row, filter(row));
          for (const row of seen) expect(masked(mask, row)).toEqual(filter(row));
          for (const row of others) expect([null, filter(row)]).toContainEqual(masked(mask, row));
        },
      ),
    );
  });

  test('is not told where the filter looks at values or changes them', () => {
    const byValue = emptyMask();
    learn(byValue, { price: 1 }, { price: 1 });
    learn(byValue, { price: 2 }, {});
    expect(masked(byValue, { price: 1 })).toBeNull();
    const changing = emptyMask();
    learn(changing, { price: 1 }, { price: 2 });
    expect(masked(changing, { price: 1 })).toBeNull();
    const inside = emptyMask();
    learn(inside, { brand: { name: 'a' } }, { brand: { name: 'A' } });
    expect(masked(inside, { brand: { name: 'a' } })).toBeNull();
  });

  test('is not told of what may be of several types, nor of a kind of value not seen yet', () => {
    const mask = emptyMask();
    learn(mask, { brand: null, blocks: [] }, { brand: null, blocks: [] });
    expect(masked(mask, { brand: null })).toEqual({ brand: null });
    expect(masked(mask, { brand: { secret: 1 } })).toBeNull();
    expect(masked(mask, { blocks: [{ __component: 'landing.hero', title: 'x' }] })).toBeNull();
    learn(mask, { brand: { __type: 'x' } }, { brand: { __type: 'x', a: 1 } });
    expect(masked(mask, { brand: null })).toBeNull();
  });
});
