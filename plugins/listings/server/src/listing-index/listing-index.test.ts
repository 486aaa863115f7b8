import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceLevels, type ListedProduct, type Selection, type SortOrder } from './listed-product';
import { ListingIndex, type Listing } from './listing-index';

const steps = [0.01, 10, 20];
const everything: Selection = {
  categoryId: null,
  brandIds: [],
  stageIds: [],
  flowTypes: [],
  minPrice: null,
  maxPrice: null,
  isNew: false,
  inStock: false,
  isRefurbished: false,
  promo: null,
  values: new Map(),
  ids: null,
};

const few = fc.integer({ min: 1, max: 3 });
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const product: fc.Arbitrary<ListedProduct> = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  brandId: orNone(few),
  stageId: orNone(few),
  flowType: orNone(fc.constantFrom('a', 'b')),
  isNew: fc.boolean(),
  listPrice: orNone(fc.integer({ min: 1, max: 4 })),
  name: fc.constantFrom('camara', 'camaras', 'cable'),
  categoryIds: fc.uniqueArray(few, { maxLength: 3 }),
  values: fc.uniqueArray(fc.tuple(fc.constantFrom('lente', 'color'), fc.constantFrom('1', '2')), {
    maxLength: 3,
    selector: (pair) => pair.join(),
  }),
  inStock: fc.boolean(),
  isRefurbished: fc.boolean(),
  promos: fc.array(fc.constantFrom(0, 5, 10, 25), { minLength: priceLevels, maxLength: priceLevels }),
});
const conditionsAsked = fc.record<Selection>({
  categoryId: orNone(few),
  brandIds: fc.uniqueArray(few, { maxLength: 2 }),
  stageIds: fc.uniqueArray(few, { maxLength: 2 }),
  flowTypes: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
  minPrice: orNone(fc.integer({ min: 1, max: 4 })),
  maxPrice: orNone(fc.integer({ min: 1, max: 4 })),
  isNew: fc.boolean(),
  inStock: fc.boolean(),
  isRefurbished: fc.boolean(),
  promo: orNone(fc.record({ level: fc.integer({ min: 1, max: priceLevels }), percent: fc.constantFrom(...steps) })),
  values: fc
    .dictionary(fc.constantFrom('lente', 'color'), fc.uniqueArray(fc.constantFrom('1', '2', '3'), { minLength: 1 }))
    .map((map) => new Map(Object.entries(map))),
  ids: orNone(fc.uniqueArray(fc.integer({ min: 1, max: 14 }))),
});
/** Three at most: with all of them hardly a product passes. */
const selection: fc.Arbitrary<Selection> = fc
  .tuple(conditionsAsked, fc.subarray(Object.keys(everything) as (keyof Selection)[], { maxLength: 3 }))
  .map(([asked, kept]) => ({ ...everything, ...Object.fromEntries(kept.map((key) => [key, asked[key]])) }));
const write = fc.oneof(
  product.map((each) => ({ put: [each], gone: [] as number[] })),
  fc.integer({ min: 1, max: 12 }).map((id) => ({ put: [] as ListedProduct[], gone: [id] })),
);

const conditions: ((selected: Selection, each: ListedProduct) => boolean)[] = [
  ({ categoryId }, each) => categoryId === null || each.categoryIds.includes(categoryId),
  ({ brandIds }, each) => brandIds.length === 0 || brandIds.includes(each.brandId ?? -1),
  ({ stageIds }, each) => stageIds.length === 0 || stageIds.includes(each.stageId ?? -1),
  ({ flowTypes }, each) => flowTypes.length === 0 || flowTypes.includes(each.flowType ?? ''),
  ({ minPrice }, each) => minPrice === null || (each.listPrice !== null && each.listPrice >= minPrice),
  ({ maxPrice }, each) => maxPrice === null || (each.listPrice !== null && each.listPrice <= maxPrice),
  ({ isNew }, each) => !isNew || each.isNew,
  ({ inStock }, each) => !inStock || each.inStock,
  ({ isRefurbished }, each) => !isRefurbished || each.isRefurbished,
  ({ promo }, each) => promo === null || (each.promos[promo.level - 1] ?? 0) >= promo.percent,
  ({ values }, each) =>
    [...values].every(([code, chosen]) => each.values.some(([own, value]) => own === code && chosen.includes(value))),
  ({ ids }, each) => ids === null || ids.includes(each.id),
];
const chooses = (selected: Selection) => (each: ListedProduct) =>
  conditions.every((condition) => condition(selected, each));

function inOrder(products: readonly ListedProduct[], { column, direction }: SortOrder): number[] {
  const sign = direction === 'asc' ? 1 : -1;
  const key = (each: ListedProduct) => (column === 'name' ? each.name : each.listPrice);
  return [...products]
    .sort((one, other) => {
      const [a, b] = [key(one), key(other)];
      if (a === null || b === null) return Number(a === null) - Number(b === null) || one.id - other.id;
      return a < b ? -sign : a > b ? sign : one.id - other.id;
    })
    .map(({ id }) => id);
}

const orders: SortOrder[] = (['list_price', 'name'] as const).flatMap((column) =>
  (['asc', 'desc'] as const).map((direction) => ({ column, direction })),
);
const tally = <Key>(keys: readonly Key[]) => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
const named = <Key>(counts: ReadonlyMap<number, number>, names: { key(code: number): Key }) =>
  new Map([...counts].map(([code, count]) => [names.key(code), count]));
const present = <Value>(values: readonly (Value | null)[]) => values.filter((value) => value !== null);

/** Everything a listing tells, next to what looking at each product gives. */
function expectRight(index: ListingIndex, listing: Listing, selected: Selection, products: readonly ListedProduct[]) {
  const own = products.filter(chooses(selected));
  const { counts } = listing;
  const names = index.columns;
  expect(counts.total).toBe(own.length);
  expect(counts.isNew).toBe(own.filter(({ isNew }) => isNew).length);
  expect(counts.inStock).toBe(own.filter(({ inStock }) => inStock).length);
  expect(counts.isRefurbished).toBe(own.filter(({ isRefurbished }) => isRefurbished).length);
  expect(named(counts.brands, names.brandCodes)).toEqual(tally(present(own.map(({ brandId }) => brandId))));
  expect(named(counts.stages, names.stageCodes)).toEqual(tally(present(own.map(({ stageId }) => stageId))));
  expect(named(counts.flows, names.flowCodes)).toEqual(tally(present(own.map(({ flowType }) => flowType))));
  expect(named(counts.categories, names.categoryCodes)).toEqual(tally(own.flatMap(({ categoryIds }) => categoryIds)));
  if (selected.categoryId !== null)
    expect(named(counts.values, names.valueCodes)).toEqual(
      tally(own.flatMap(({ values }) => values.map(([code, value]) => `${code}\n${value}`))),
    );
  for (const level of [1, 6])
    for (const [at, step] of steps.entries())
      expect(counts.promoAtLeast(level, at + 1)).toBe(
        own.filter(({ promos }) => (promos[level - 1] ?? 0) >= step).length,
      );
  const prices = present(own.map(({ listPrice }) => listPrice));
  expect(listing.prices()).toEqual(prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) });
  for (const order of orders) {
    expect(listing.page(order, 0, 3)).toEqual(inOrder(own, order).slice(0, 3));
    expect(listing.page(order, 2, 4)).toEqual(inOrder(own, order).slice(2, 6));
  }
}

describe('the index of listings', () => {
  test('tells of any listing what looking at each product tells, after any writes, asked for before or after them', () => {
    fc.assert(
      fc.property(
        fc.array(product, { maxLength: 15 }),
        fc.array(write, { maxLength: 15 }),
        fc.array(selection, { minLength: 1, maxLength: 4 }),
        (first, writes, selections) => {
          const index = new ListingIndex(steps);
          const world = new Map<number, ListedProduct>();
          for (const each of first) world.set(each.id, each);
          index.put([...world.values()]);
          for (const each of selections) index.listing(each);
          for (const { put, gone } of writes) {
            index.put(put, gone);
            for (const each of put) world.set(each.id, each);
            for (const id of gone) world.delete(id);
            for (const each of selections) expectRight(index, index.listing(each), each, [...world.values()]);
          }
          expect(index.size).toBe(world.size);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a product without a price is found by its own id in an order of prices', () => {
    const index = new ListingIndex(steps);
    index.put(Array.from({ length: 40 }, (_, at) => ({ ...sample(at + 1), brandId: at % 10, listPrice: null })));
    for (const order of orders)
      expect(index.listing({ ...everything, brandIds: [2] }).page(order, 0, 5)).toEqual([3, 13, 23, 33]);
  });

  test('is the same after a flood of changes, which is sorted and counted at once', () => {
    const many = (price: (id: number) => number): ListedProduct[] =>
      Array.from({ length: 2_500 }, (_, at) => ({ ...sample(at + 1), listPrice: price(at), brandId: (at % 3) + 1 }));
    const index = new ListingIndex(steps);
    index.put(many((id) => id % 700));
    const selected = { ...everything, brandIds: [2] };
    index.listing(selected);
    const changed = many((id) => (id * 7) % 900);
    index.put(changed.slice(0, 2_400), [2_500]);
    const world = [...changed.slice(0, 2_400), ...many((id) => id % 700).slice(2_400, 2_499)];
    expectRight(index, index.listing(selected), selected, world);
    expectRight(index, index.listing(everything), everything, world);
  });

  test('a change of a product leaves the version of listings it has nothing to do with', () => {
    const index = new ListingIndex(steps);
    index.put([
      { ...sample(1), categoryIds: [1] },
      { ...sample(2), categoryIds: [2] },
    ]);
    const [one, other] = [1, 2].map((categoryId) => index.listing({ ...everything, categoryId }));
    const before = [one!.version, other!.version];
    index.put([{ ...sample(1), categoryIds: [1], inStock: true }]);
    expect(one!.version).not.toBe(before[0]);
    expect(other!.version).toBe(before[1]);
  });

  test('a product written again as it was changes no version', () => {
    const index = new ListingIndex(steps);
    index.put([sample(1)]);
    const listing = index.listing(everything);
    const before = listing.version;
    index.put([sample(1)]);
    expect(listing.version).toBe(before);
  });

  test('listings that nobody asked for in a long time are forgotten', () => {
    const index = new ListingIndex(steps, 2);
    index.put([sample(1)]);
    const ask = (categoryId: number) => index.listing({ ...everything, categoryId });
    const first = ask(1);
    ask(2);
    expect(ask(1)).toBe(first);
    ask(3);
    expect(ask(1)).toBe(first);
    ask(2);
    ask(3);
    expect(ask(1)).not.toBe(first);
  });
});

const sample = (id: number): ListedProduct => ({
  id,
  brandId: null,
  stageId: null,
  flowType: null,
  isNew: false,
  listPrice: 1,
  name: 'camara',
  categoryIds: [],
  values: [],
  inStock: false,
  isRefurbished: false,
  promos: [0, 0, 0, 0, 0, 0],
});
