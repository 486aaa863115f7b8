import { givenPerson } from '@mayorista/people/testing';
import { expect, test } from 'vitest';
import { migrations } from '@mayorista/database/migrations';
import { boot } from '@mayorista/kernel/testing';

test('whoever was acted as before is named now; a name that was written stays', async () => {
  const app = await boot();
  const knex = app.strapi.db.connection;
  const person = await givenPerson(app, {
    role: 'distributor',
    fields: { name: 'Rosa', paternal_surname: 'Lara', maternal_surname: null },
  });
  const acting = { staff_id: person.id, staff_name: 'Mariana Treviño', user_id: person.id };
  await knex('impersonations').insert([
    { ...acting, reason: 'sin nombre', user_name: null },
    { ...acting, reason: 'con nombre', user_name: 'Rosa de antes' },
  ]);
  const migration = migrations.find(({ name }) => name === '0003-names-of-who-was-acted-as')!;
  await knex.transaction((trx) => migration.up(trx));
  const rows = (await knex('impersonations')
    .where({ user_id: person.id })
    .orderBy('id')
    .select('user_name')) as object[];
  expect(rows).toEqual([{ user_name: 'Rosa Lara' }, { user_name: 'Rosa de antes' }]);
});
