import { today } from '@mayorista/kernel';
import { boot, builtFile, builtKernel, type TestApp } from '@mayorista/kernel/testing';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Selection, SortOrder } from '../src/listing-index/listed-product';
import type { ListingIndex } from '../src/listing-index/listing-index';
import { filteredBySql, pageBySql, tallyBySql } from './listing-by-sql';
import { categoryNamed, listOf } from './store-kit';

let app: TestApp;
let division: number;
const knex = () => app.strapi.db.connection as unknown as Knex;

const index = (): Promise<ListingIndex> =>
  builtFile<typeof import('../src/listing-index/store-listings')>('listings', 'server/src/listing-index/store-listings')
    .storeListings(app.strapi)
    .current();

beforeAll(async () => {
  app = await boot();
  division = await categoryNamed(app, 'Videovigilancia');
});

interface World {
  readonly ids: readonly number[];
  readonly brands: readonly number[];
  readonly stages: readonly number[];
  readonly categories: readonly number[];
  readonly values: readonly (readonly [string, string])[];
}

async function world(): Promise<World> {
  const column = async (table: string, name: string) =>
    ((await knex()(table).whereNotNull(name).distinct(name).orderBy(name).limit(40)) as Record<string, number>[]).map(
      (row) => row[name] ?? 0,
    );
  const values = (await knex()('product_datasheet_values').distinct('code', 'value').orderBy('code').limit(60)) as {
    code: string;
    value: string;
  }[];
  return {
    ids: await column('product_cards', 'product_id'),
    brands: await column('product_cards', 'brand_id'),
    stages: await column('product_cards', 'stage_id'),
    categories: await column('product_card_categories', 'category_id'),
    values: values.map(({ code, value }) => [code, value] as const),
  };
}

const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const some = <Value>(values: readonly Value[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });

const selections = (known: World): fc.Arbitrary<Selection> =>
  fc.record({
    categoryId: orNone(fc.constantFrom(...known.categories)),
    brandIds: some(known.brands),
    stageIds: some(known.stages),
    flowTypes: fc.constant([]),
    minPrice: orNone(fc.integer({ min: 1, max: 300 })),
    maxPrice: orNone(fc.integer({ min: 200, max: 2_000 })),
    isNew: fc.boolean(),
    inStock: fc.boolean(),
    isRefurbished: fc.boolean(),
    promo: orNone(fc.record({ level: fc.integer({ min: 1, max: 6 }), percent: fc.constantFrom(0.01, 10, 20) })),
    values: orNone(fc.constantFrom(...known.values)).map(
      (pair) => new Map(pair === null ? [] : [[pair[0], [pair[1]]]]),
    ),
    ids: fc.constant(null),
  });

/** Writes as the platform's own hands do it: rows and the event that tells of them, in one transaction. */
const writes = (known: World) =>
  fc.record({
    id: fc.constantFrom(...known.ids),
    card: fc.record(
      {
        list_price: orNone(fc.integer({ min: 1, max: 900 })),
        fixed_price: fc.constantFrom(null, 50),
        promo_discount: fc.constantFrom(null, 5, 15),
        promo_level_2: fc.constantFrom(null, 25),
        brand_id: fc.constantFrom(...known.brands),
        show_in_news: fc.boolean(),
        is_visible: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    free: orNone(fc.boolean()),
  });
type Write = ReturnType<typeof writes> extends fc.Arbitrary<infer Value> ? Value : never;

async function apply({ id, card, free }: Write): Promise<void> {
  const { inTransaction, emit } = builtKernel();
  const { cardsRefreshed } = builtFile<typeof import('@mayorista/catalogue/events')>('catalogue', 'events');
  await inTransaction(app.strapi, async (tx) => {
    if (Object.keys(card).length > 0) await tx.trx('product_cards').where({ product_id: id }).update(card);
    if (free !== null)
      await tx
        .trx('stocks')
        .where({ product_id: id })
        .update(free ? { on_hand: 5, reserved: 0 } : { on_hand: 2, reserved: 2 });
    await emit(tx, cardsRefreshed, { ids: [id] });
  });
}

async function expectSame(selection: Selection): Promise<void> {
  const current = await index();
  const listing = current.listing(selection);
  const { counts } = listing;
  const query = filteredBySql(knex(), selection, today());
  const { columns } = current;
  const named = <Key>(tally: ReadonlyMap<number, number>, codes: { key(code: number): Key }) =>
    new Map([...tally].map(([code, count]) => [codes.key(code), count] as const));
  expect(named(counts.brands, columns.brandCodes)).toEqual(await tallyBySql(knex(), query, 'c.brand_id'));
  expect(named(counts.stages, columns.stageCodes)).toEqual(await tallyBySql(knex(), query, 'c.stage_id'));
  expect(named(counts.categories, columns.categoryCodes)).toEqual(
    await tallyBySql(knex(), query, 'category_id', 'product_card_categories'),
  );
  for (const column of ['list_price', 'name'] as const)
    for (const direction of ['asc', 'desc'] as const) {
      const order: SortOrder = { column, direction };
      for (const offset of [0, 7])
        expect(listing.page(order, offset, 20)).toEqual(await pageBySql(knex(), query, order, { offset, limit: 20 }));
    }
}

describe('numbers beside a list', () => {
  test('follow a product to its new brand', async () => {
    const asked = async () => (await listOf(app, `categoryId=${division}&perPage=1`)).meta.facets.brands;
    const [brand, other] = await asked();
    const { data } = await listOf(app, `categoryId=${division}&brandIds=${brand!.id}&perPage=1`);
    const catalogo = await app.asStaff('catalogo');
    const { status } = await catalogo.patch(`/catalogue/products/${data[0]!.id}`, { brand_id: other!.id });
    expect(status).toBe(200);
    await expect.poll(asked).toContainEqual({ ...other!, count: other!.count + 1 });
    expect((await asked()).find(({ id }) => id === brand!.id)?.count ?? 0).toBe(brand!.count - 1);
  });
});

// Last: it leaves a world in which brands have other products than the catalogue says.
describe('a listing', () => {
  test('says after any writes what the database says of it', async () => {
    const known = await world();
    await fc.assert(
      fc.asyncProperty(
        fc.array(writes(known), { minLength: 1, maxLength: 4 }),
        fc.array(selections(known), { minLength: 1, maxLength: 3 }),
        async (written, asked) => {
          for (const selection of asked) (await index()).listing(selection);
          for (const each of written) await apply(each);
          for (const selection of asked) await expectSame(selection);
        },
      ),
      { numRuns: 40 },
    );
  });
});
