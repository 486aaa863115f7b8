import { createRequire } from 'node:module';
import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import type * as Kernel from '@mayorista/kernel';
import { boot, type TestApp } from '@mayorista/kernel/testing';
import '../../contract';

/** The kernel that the booted server runs: the tests' own sources are another one. */
const platform = createRequire(__filename)('@mayorista/kernel') as typeof Kernel;

let app: TestApp;
let knex: Knex;
const house = '46171610';

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
});

const unknown = (list: 'product-keys' | 'units' | 'payment-forms', codes: string[]) =>
  platform.service(app.strapi, 'reference.tax').unknown(knex, list, codes);
/** Fills the catalogue up to so many keys, none of which is the house's. */
const load = async (count: number): Promise<void> => {
  await knex('sat_product_keys').delete();
  const rows = Array.from({ length: count }, (_, at) => ({ code: String(50_000_000 + at), name: 'Una clave' }));
  await knex.batchInsert('sat_product_keys', rows, 400);
};

test('a part of the tax authority’s catalogue condemns no key of the house, the whole one does', async () => {
  await load(0);
  expect(await unknown('product-keys', [house])).toEqual([]);
  await load(6_842);
  expect(await unknown('product-keys', [house, '50000001'])).toEqual([]);
  await load(49_999);
  expect(await unknown('product-keys', [house])).toEqual([]);
  await load(50_000);
  expect(await unknown('product-keys', [house, '50000001'])).toEqual([house]);
});

test('short catalogues come whole with an installation, that of units does not', async () => {
  expect(await unknown('payment-forms', ['03', '77'])).toEqual(['77']);
  expect(await unknown('units', ['H87', 'XQQ'])).toEqual([]);
});
