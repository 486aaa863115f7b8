import { addDays, today } from '@mayorista/kernel';
import knexOf from 'knex';
import { expect, test } from 'vitest';
import { tables } from '../uids';
import { vacationRequests } from './vacation-request.record';

const cancel = (request: object) =>
  (
    vacationRequests.rules.moves as unknown as { cancel: { guard: (request: object) => { code: string }[] } }
  ).cancel.guard(request);

test('vacations that were granted are canceled up to the day before they begin; asked for, at any time', () => {
  const granted = (days: number) => cancel({ state: 'approved', starts_on: addDays(today(), days) });
  expect([granted(1), granted(0), granted(-1)]).toEqual([
    [],
    [{ code: 'vacation_begun' }],
    [{ code: 'vacation_begun' }],
  ]);
  expect(cancel({ state: 'requested', starts_on: addDays(today(), -1) })).toEqual([]);
});

test('vacations are granted to who still works here', async () => {
  const knex = knexOf({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  await knex.schema.createTable(tables.employee, (table) => {
    table.integer('id');
    table.text('state');
  });
  await knex(tables.employee).insert([
    { id: 1, state: 'active' },
    { id: 2, state: 'ended' },
  ]);
  const { approve } = vacationRequests.rules.moves as unknown as {
    approve: { guard: (request: object, db: unknown) => Promise<{ code: string }[]> };
  };
  const judged = await Promise.all([1, 2, 3, null].map((employee_id) => approve.guard({ employee_id }, knex)));
  await knex.destroy();
  const refused = [{ code: 'employee_ended' }];
  expect(judged).toEqual([[], refused, refused, refused]);
});
