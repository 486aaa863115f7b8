import { codesFor } from '@mayorista/config';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

type Paths = Record<string, Record<string, { 'x-permission'?: string }>>;

let app: TestApp;
let knex: Knex;
/** Reads that whoever works for the house may make, and nobody may without a login. */
let reads: readonly string[];
/** What is told of customers, and of those who want to become one. */
let canaries: readonly string[];

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  const at = { created_at: new Date(), updated_at: new Date(), state: 'open', document_id: 'canary' };
  await knex('contact_messages').insert({
    ...at,
    name: 'Canaria Contacto',
    email: 'canaria@contacto.test',
    message: 'Mensaje de canaria',
  });
  const columns = async (table: string, where: object, ...names: readonly string[]): Promise<string[]> =>
    ((await knex(table).where(where).select(names)) as Record<string, unknown>[]).flatMap((row) =>
      names.flatMap((name) => (typeof row[name] === 'string' && row[name].length > 6 ? [row[name]] : [])),
    );
  canaries = [
    ...(await columns('companies', {}, 'business_name', 'rfc')),
    ...(await columns('company_emails', {}, 'email')),
    ...(await columns('company_telephones', {}, 'number')),
    ...(await columns('distributor_registries', {}, 'email', 'telephone', 'rfc')),
    ...(await columns('contact_messages', {}, 'email', 'message')),
    ...(await columns('up_users', { user_type: 'client' }, 'email')),
    ...(await columns('sale_orders', {}, 'folio')),
  ];
  const { paths } = (await app.anonymous.get<{ paths: Paths }>('/api/openapi.json')).body;
  reads = Object.entries(paths).flatMap(([path, { get }]) => {
    const needs = get?.['x-permission'];
    const isTheirs = needs !== undefined && !codesFor('public').includes(needs) && codesFor('employee').includes(needs);
    return isTheirs ? [path] : [];
  });
});

/** Somebody of the house, with other roles beside or none. */
async function employee(...roles: readonly string[]): Promise<Client> {
  const held = (await knex('up_roles').whereIn('type', roles).select('id')) as { id: number }[];
  const fields = { user_type: 'employee', extra_roles: held.map(({ id }) => id) };
  return client(app.url, (await givenPerson(app, { role: 'employee', fields })).token);
}

/** Asks all of these, of records those of the first ids, and returns what each tells of customers. */
async function toldBy(who: Client): Promise<string[]> {
  const told: string[] = [];
  for (const path of reads)
    for (const id of path.includes('{') ? [1, 2, 3, 5, 8] : [1]) {
      const at = path.replaceAll(/\{\w+\}/g, String(id));
      const { status, body } = await who.get<unknown>(`${at}?per_page=100`);
      const text = status === 200 ? JSON.stringify(body) : '';
      told.push(...canaries.filter((canary) => text.includes(canary)).map((canary) => `${at}: ${canary}`));
    }
  return told;
}

test('whoever works for the house and attends no customer is told nothing of any, by no call', async () => {
  expect(canaries.length).toBeGreaterThan(30);
  expect(reads.length).toBeGreaterThan(60);
  expect(await toldBy(await employee())).toEqual([]);
}, 300_000);

test('the walk finds what is told to whoever attends them', async () => {
  expect((await toldBy(await employee('call_agent'))).length).toBeGreaterThan(5);
}, 300_000);

test('roles of the house that customers are no business of hold no right to read of them', () => {
  const ofCustomers =
    /^(?:compan|contact-m|distributor|invoice|incidence|sale-order|address-book|tax-alerts|credit|user-profiles)/;
  expect(codesFor('employee').filter((code) => ofCustomers.test(code))).toEqual([]);
});
