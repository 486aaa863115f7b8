import { plainDate } from '@mayorista/kernel';
import knexOf, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../uids';
import { termsOn } from './price-terms';
import { readBrandPercents, readProductTerms } from './price-terms.store';

let knex: Knex;
beforeAll(async () => {
  knex = knexOf({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  await knex.schema.createTable(tables.specialDiscount, (table) => {
    table.integer('id');
    for (const name of ['status', 'start_date', 'end_date']) table.text(name);
    for (const name of ['brand_id', 'discount']) table.integer(name);
  });
  await knex.schema.createTable(tables.specialDiscountCompany, (table) => {
    for (const name of ['discount_id', 'company_id']) table.integer(name);
  });
  await knex.schema.createTable(tables.companyDiscount, (table) => {
    for (const name of ['company_id', 'brand_id', 'discount']) table.integer(name);
    for (const name of ['start_date', 'end_date']) table.text(name);
  });
  await knex.schema.createTable(tables.typeDiscount, (table) => {
    table.text('company_type');
    for (const name of ['brand_id', 'discount']) table.integer(name);
  });
  await knex.schema.createTable(tables.offer, (table) => {
    for (const name of ['product_id', 'expires']) table.integer(name);
    for (const name of ['kind', 'discount', 'exchange_rate', 'start_date', 'end_date']) table.text(name);
  });
  await knex.schema.createTable(tables.volumeTier, (table) => {
    for (const name of ['product_id', 'min_quantity', 'discount']) table.integer(name);
  });
  const days = { start_date: '2026-05-02', end_date: '2026-05-30' };
  await knex(tables.specialDiscount).insert([
    { id: 1, status: 'authorised', brand_id: 7, discount: 40, ...days },
    { id: 2, status: 'pending', brand_id: 7, discount: 90, ...days },
    { id: 3, status: 'authorised', brand_id: 7, discount: 80, ...days },
  ]);
  await knex(tables.specialDiscountCompany).insert([
    { discount_id: 1, company_id: 5 },
    { discount_id: 2, company_id: 5 },
    { discount_id: 3, company_id: 6 },
  ]);
  await knex(tables.companyDiscount).insert([
    { company_id: 5, brand_id: 7, discount: 15, ...days },
    { company_id: 5, brand_id: null, discount: 3, start_date: null, end_date: null },
    { company_id: 6, brand_id: 7, discount: 77, ...days },
  ]);
  await knex(tables.typeDiscount).insert([
    { company_type: 'integrador', brand_id: 7, discount: 4 },
    { company_type: 'instalador', brand_id: 7, discount: 66 },
  ]);
  await knex(tables.offer).insert({ product_id: 1, kind: 'promo', discount: '25', expires: 1, ...days });
});
afterAll(() => knex.destroy());

/** The day before the first, the first, the last, and the day after it. */
const around = ['2026-05-01', '2026-05-02', '2026-05-30', '2026-05-31'];

describe('the discounts of a company', () => {
  const percentsOn = (day: string, type: string | null = 'integrador') => readBrandPercents(knex, { id: 5, type }, day);

  test('count from their first day to their last, both included; those without days always', async () => {
    const percents = await Promise.all(around.map((day) => percentsOn(day)));
    expect(percents.map(({ special }) => special.get(7))).toEqual([undefined, '40', '40', undefined]);
    expect(percents.map(({ company }) => company.get(7))).toEqual([undefined, '15', '15', undefined]);
    expect(percents.map(({ company }) => company.get(null))).toEqual(['3', '3', '3', '3']);
  });

  test('are its own and those of its type; of special ones, what is authorised', async () => {
    const { special, company, type } = await percentsOn('2026-05-30');
    expect([special, company, type].map((each) => each.get(7))).toEqual(['40', '15', '4']);
    expect((await percentsOn('2026-05-30', null)).type.size).toBe(0);
  });
});

test('the offer of a product counts from its first day to its last, both included', async () => {
  const promos = await Promise.all(
    around.map(async (day) => termsOn((await readProductTerms(knex, [1, 2])).get(1), plainDate(day)).promo),
  );
  expect(promos).toEqual([null, '25', '25', null]);
});
