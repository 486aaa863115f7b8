import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';

let app: TestApp;
let knex: Knex;
let support: Client;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  support = await app.asStaff('soporte');
});

test('x', async () => {
  await app.settle();
  console.log(await knex('invoices').select('id', 'number', 'type', 'state', 'total', 'failure', 'uuid'));
  console.log((await support.get('/billing/invoices')).body);
  console.log((await (await app.as('distribuidor')).get('/api/invoice-searches')).status);
});
