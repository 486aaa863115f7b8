import type { Migration } from '@mayorista/database/migrations';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAhead, runMigrations } from './migrations';

let db: Knex;
beforeEach(() => {
  db = knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
});
afterEach(() => db.destroy());

const writing = (name: string, stage: Migration['stage'] = 'before-additions'): Migration => ({
  name,
  stage,
  up: async (trx) => {
    if (!(await trx.schema.hasTable('marks'))) await trx.schema.createTable('marks', (table) => table.string('name'));
    await trx('marks').insert({ name });
  },
});
const failing: Migration = {
  name: '0003-fails',
  stage: 'before-additions',
  up: async (trx) => {
    await trx('marks').insert({ name: 'half' });
    throw new Error('no cabe');
  },
};
const marks = (): Promise<string[]> => db('marks').pluck<string[]>('name');

test('migrations of a stage run once, in order', async () => {
  const all = [writing('0001-one'), writing('0002-two'), writing('0003-later', 'after-additions')];
  expect(await runMigrations(db, all, 'before-additions')).toEqual(['0001-one', '0002-two']);
  expect(await runMigrations(db, all, 'before-additions')).toEqual([]);
  expect(await runMigrations(db, all, 'after-additions')).toEqual(['0003-later']);
  expect(await marks()).toEqual(['0001-one', '0002-two', '0003-later']);
});

test('one that fails leaves nothing of it and of those that ran with it, and runs again at the next start', async () => {
  await runMigrations(db, [writing('0001-one')], 'before-additions');
  const all = [writing('0001-one'), writing('0002-two'), failing];
  await expect(runMigrations(db, all, 'before-additions')).rejects.toThrow('no cabe');
  expect(await marks()).toEqual(['0001-one']);
  expect(await runMigrations(db, all.slice(0, 2), 'before-additions')).toEqual(['0002-two']);
});

test('a database that has been through unknown migrations is ahead of this release', async () => {
  const all = [writing('0001-one'), writing('0002-two')];
  await runMigrations(db, all, 'before-additions');
  expect(await isAhead(db, all)).toBe(false);
  expect(await isAhead(db, all.slice(0, 1))).toBe(true);
  // A release may be started again on it: what it knows is done.
  expect(await runMigrations(db, all.slice(0, 1), 'before-additions')).toEqual([]);
});
