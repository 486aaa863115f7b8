import { boot, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageOf, type ListingFilters, type Order } from '../src/store/listing.store';
import { categoryNamed, listOf } from './store-kit';

let app: TestApp;
let division: number;

beforeAll(async () => {
  app = await boot();
  division = await categoryNamed(app, 'Videovigilancia');
});

const all: ListingFilters = {
  categoryId: null,
  brandIds: [],
  minUsd: null,
  maxUsd: null,
  inStock: null,
  outlet: null,
  promo: null,
  isNew: false,
  stageIds: [],
  flowTypes: [],
  datasheet: new Map(),
  text: null,
  found: null,
};

describe('a page of a list', () => {
  test('has the same products in the same order, whether the list is read along its order or gathered first', async () => {
    const knex = app.strapi.db.connection as unknown as Knex;
    const [brand] = (await listOf(app, `categoryId=${division}`)).meta.facets.brands;
    const lists = [all, { ...all, categoryId: division }, { ...all, categoryId: division, brandIds: [brand!.id] }];
    for (const filters of lists)
      for (const sortCriteria of ['list_price', 'name'] as const)
        for (const sortDirection of ['asc', 'desc'] as const) {
          const order: Order = { sortCriteria, sortDirection };
          const ids = async (total: number) =>
            (await pageOf(knex, filters, order, { offset: 3, limit: 20, total })).map(({ id }) => id);
          const gathered = await ids(0);
          expect(gathered.length).toBeGreaterThan(3);
          expect(await ids(50_000), JSON.stringify({ filters, order })).toEqual(gathered);
        }
  });
});

describe('numbers beside a list', () => {
  test('follow a product to its new brand', async () => {
    const asked = async () => (await listOf(app, `categoryId=${division}&perPage=1`)).meta.facets.brands;
    const [brand, other] = await asked();
    const { data } = await listOf(app, `categoryId=${division}&brandIds=${brand!.id}&perPage=1`);
    const catalogo = await app.asStaff('catalogo');
    const { status } = await catalogo.patch(`/catalogue/products/${data[0]!.id}`, { brand_id: other!.id });
    expect(status).toBe(200);
    await expect.poll(asked, { timeout: 10_000 }).toContainEqual({ ...other!, count: other!.count + 1 });
    expect((await asked()).find(({ id }) => id === brand!.id)?.count ?? 0).toBe(brand!.count - 1);
  });
});
