import { randomUUID } from 'node:crypto';
import { codesFor } from '@mayorista/config';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

type List = { data: { id: number }[]; total: number };
type Paths = Record<string, Record<string, { 'x-permission'?: string }>>;

/**
 * Lists of the house's own that a storeman is shown as anybody is who works there: who works there, papers of what is sold, courses.
 * Whatever is of customers stands in none of them.
 */
const ofTheHouse = [
  'background-jobs.read',
  'banks.read',
  'certification-agencies.read',
  'dashboards.read',
  'nom-certs.read',
  'nom-documents.read',
  'nom-products.read',
  'nom-reports.read',
  'nom-requirements.read',
  'nom-responsibles.read',
  'nom-tasks.read',
  'noms.read',
  'tariff-fractions.read',
  'trainings.read',
  'users.read',
  // No list: what waits for whoever asks, which is looked at by itself below.
  'waiting.read',
];

let app: TestApp;
let knex: Knex;
let cancellationId: number;
let companyId: number;

async function insert(table: string, row: object): Promise<number> {
  const at = { created_at: new Date(), updated_at: new Date(), document_id: randomUUID() };
  const [made] = (await knex(table)
    .insert({ ...at, ...row })
    .returning('id')) as { id: number }[];
  return Number(made?.id);
}

/** An employee who holds these roles beside. */
async function employeeWith(...roles: readonly string[]): Promise<Client & { personId: number }> {
  const held = (await knex('up_roles').whereIn('type', roles).select('id')) as { id: number }[];
  const branch = (await knex('branches').where({ code: 'MTY' }).first('id')) as { id: number };
  const { id, token } = await givenPerson(app, {
    role: 'employee',
    branchId: branch.id,
    fields: { user_type: 'employee', extra_roles: held.map((role) => role.id) },
  });
  return { ...client(app.url, token), personId: id };
}

const idsOf = async (who: Client, path: string): Promise<number[]> =>
  ((await who.get<List>(`${path}?per_page=100`)).body.data ?? []).map(({ id }) => id);

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  const invoice = (await knex('invoices').whereNotNull('company_id').first('id', 'company_id')) as {
    id: number;
    company_id: number;
  };
  companyId = invoice.company_id;
  cancellationId = await insert('invoice_cancellations', { invoice_id: invoice.id, reason: '02', state: 'requested' });
  const message = {
    name: 'Ana Cliente',
    email: 'ana@cliente.test',
    telephone: '5512345678',
    message: 'Quiero comprar',
  };
  await insert('contact_messages', { ...message, state: 'open' });
});

test('a storeman reads nothing of customers by being an employee besides', async () => {
  const storeman = await employeeWith('storeman');
  const { body } = await app.anonymous.get<{ paths: Paths }>('/api/openapi.json');
  const own = new Set<string>([...codesFor('public'), ...codesFor('storeman'), ...ofTheHouse]);
  const told: string[] = [];
  let asked = 0;
  for (const [path, { get }] of Object.entries(body.paths)) {
    const needs = get?.['x-permission'];
    if (needs === undefined || path.includes('{') || own.has(needs)) continue;
    const { status, body: answer } = await storeman.get<List>(path);
    asked += Number(status === 200 || status === 403);
    if (status === 200 && answer.total !== 0) told.push(`${path} (${needs}): ${answer.total}`);
  }
  expect(told).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});

test('what waits for a storeman is what a storeman does, though messages of customers wait for salesmen', async () => {
  const keys = async (who: Client) =>
    (await who.get<{ data: { key: string }[] }>('/api/waiting')).body.data.map(({ key }) => key);
  expect(await keys(await employeeWith('salesman'))).toContain('contact-messages.open');
  expect((await keys(await employeeWith('storeman'))).sort()).toEqual([
    ...['incidences.accepted', 'nom-tasks.open', 'order-shipments.picking'],
    ...['sale-orders.paid', 'sale-orders.preparing', 'sale-orders.ready'],
  ]);
});

test.each([
  ['/api/contact-messages', '/api/contact-messages/1'],
  ['/api/distributor-registries', '/api/distributor-registries/1'],
  ['/api/invoice-cancellations', '/api/invoice-cancellations/1'],
])('%s is read by whoever attends customers, and by no other of the house', async (list, one) => {
  expect((await (await employeeWith('salesman')).get(list)).status).toBe(200);
  for (const who of [await employeeWith(), await employeeWith('storeman')])
    for (const path of [list, one]) expect((await who.get(path)).status, path).toBe(403);
});

test('a salesman reads the cancellations of the companies they attend, and of no other', async () => {
  const salesman = await employeeWith('salesman');
  expect(await idsOf(salesman, '/api/invoice-cancellations')).toEqual([]);
  await knex('companies').where({ id: companyId }).update({ salesman_id: salesman.personId });
  expect(await idsOf(salesman, '/api/invoice-cancellations')).toContain(cancellationId);
});
