import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, expect, test } from 'vitest';
import { boot, client, expectRefused, fetchPdf, type Client, type TestApp } from '@mayorista/kernel/testing';

let app: TestApp;
let companyId: number;
let otherId: number;
let finanzas: Client;
let people: Record<string, Client>;

beforeAll(async () => {
  app = await boot();
  const companies = (await app.strapi.db.connection('companies').where({ status: 1 }).orderBy('id').limit(2).select('id')) as { id: number }[]; // prettier-ignore
  [companyId, otherId] = companies.map(({ id }) => id) as [number, number];
  finanzas = await app.asStaff('finanzas');
  const given = async (role: string, company?: number) =>
    client(app.url, (await givenPerson(app, { role, ...(company === undefined ? {} : { companyId: company }) })).token);
  people = {
    visitor: app.anonymous,
    colleague: await given('distributor', companyId),
    secondary: await given('secondary_user', companyId),
    foreign: await given('distributor', otherId),
    nobody: await given('distributor'),
    installer: await given('installer'),
    storeman: await given('storeman'),
    salesman: await given('salesman'),
  };
  for (const [at, amount] of ['100.00', '250.50'].entries())
    expect(
      (
        await finanzas.post('/payments/company-ledger-deposits', {
          kind: 'wallet',
          company_id: companyId,
          currency: 'MXN',
          amount,
          reference: `E-${at}`,
        })
      ).status,
    ).toBe(201);
});

const days = 'kind=wallet&currency=MXN&from=2020-01-01&to=2099-12-31';
const statement = (who: Client, query: string, below = '/api') =>
  who.get<string>(`${below}/company-ledger-statements?${query}`);

test('finance prints the statement of any company, a distributor that of the own', async () => {
  const printed = [
    await statement(finanzas, `${days}&company_id=${companyId}`, '/payments'),
    await statement(await app.asStaff('ventas'), `${days}&company_id=${companyId}`, '/payments'),
    await statement(people.colleague!, days),
    await statement(people.colleague!, `${days}&company_id=${companyId}`),
  ];
  for (const answer of printed) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  const { text } = await fetchPdf(app, people.colleague!, `/api/company-ledger-statements?${days}`);
  for (const part of ['Referencia E-0', 'Referencia E-1', '$100.00', '$250.50']) expect(text).toContain(part);
});

test.each([
  ['visitor', 401],
  ['secondary', 403],
  ['foreign', 404],
  ['nobody', 403],
  ['installer', 403],
  ['storeman', 403],
  ['salesman', 404],
] as const)('%s is not told what a company has', async (name, status) => {
  const answer = await statement(people[name]!, `${days}&company_id=${companyId}`);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).not.toBe('application/pdf');
});

test('the warehouse of the panel is refused', async () =>
  expect((await statement(await app.asStaff('almacen'), `${days}&company_id=${companyId}`, '/payments')).status).toBe(
    403,
  ));

test('a period that ends before it begins, days that are none and no company are refused', async () => {
  expectRefused(
    await statement(finanzas, `kind=wallet&from=2026-02-01&to=2026-01-01&company_id=${companyId}`, '/payments'),
    {
      to: 'El último día es anterior al primero',
    },
  );
  expect(
    (await statement(finanzas, `kind=wallet&from=2026-02-31&to=x&company_id=${companyId}`, '/payments')).status,
  ).toBe(422);
  expect((await statement(finanzas, days, '/payments')).status).toBe(422);
  expect((await statement(finanzas, `${days}&company_id=999999999`, '/payments')).status).toBe(404);
});

test('five thousand movements are printed, one more is too many', async () => {
  const knex = app.strapi.db.connection;
  const { id: _, ...line } = (await knex('ledger_movements').first('*')) as Record<string, unknown>;
  await knex('ledger_accounts').insert({ kind: 'credit', company_id: otherId, currency: 'USD' }).onConflict().ignore();
  const account = { kind: 'credit', company_id: otherId, currency: 'USD' };
  const { id } = (await knex('ledger_accounts').where(account).first('id')) as { id: number };
  await knex('ledger_movements').where({ account_id: id }).delete();
  const lines = Array.from({ length: 5_001 }, (_line, at) => ({
    ...line,
    account_id: id,
    number: at + 1,
    source_id: `many-${at}`,
    happened_at: new Date('2019-05-05T18:00:00Z'),
  }));
  const day = 'kind=credit&currency=USD&from=2019-05-05&to=2019-05-05';
  const ask = () => statement(finanzas, `${day}&company_id=${otherId}`, '/payments');
  await knex.batchInsert('ledger_movements', lines.slice(1), 50);
  expect((await ask()).status).toBe(200);
  await knex('ledger_movements').insert(lines[0]);
  expectRefused(await ask(), { from: 'Elige menos días: caben 5000 movimientos en un estado de cuenta' });
});
