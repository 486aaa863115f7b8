import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Listed {
  readonly data: readonly { readonly id: number; readonly status: string; readonly granted_by: string }[];
}

let app: TestApp;
let knex: Knex;
let support: Client;
let finance: Client;
let companyId: number;
let count = 0;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  [support, finance] = [await app.asStaff('soporte'), await app.asStaff('finanzas')];
  companyId = ((await knex('companies').where({ status: 1 }).orderBy('id').first('id')) as { id: number }).id;
});

const depositOf = (amount: string, more: object = {}) => {
  count += 1;
  return { kind: 'wallet', company_id: companyId, currency: 'MXN', amount, reference: `SEG-${count}`, ...more };
};
const send = (who: Client, body: object) =>
  who.post<{ data: { id: number } }>('/payments/company-ledger-deposits', body);
const written = async (reference: string) =>
  Number((await knex('ledger_movements').where({ source_id: reference }).count({ n: '*' }).first())?.n);
const concessions = async (who: Client, reference: string) =>
  (await who.get<Listed>(`/pricing/concessions?search=${reference}&order_by=id&order_direction=asc`)).body.data;
const decide = (who: Client, id: number, status: string, more: object = {}) =>
  who.put(`/pricing/concession-statuses/${id}`, { status, ...more });
const waits =
  'Rebasa lo que concedes ($50000.00 MXN): quedó en Concesiones para que otra persona lo autorice. Después vuelve a guardar lo mismo';

test('a deposit within the limit of whoever writes it is written, and stands in the report with who gave it', async () => {
  const deposit = depositOf('50000.00');
  expect((await send(support, deposit)).status).toBe(201);
  expect(await concessions(finance, deposit.reference)).toMatchObject([{ status: 'granted' }]);
  expect((await send(support, deposit)).status, 'the same again').toBe(201);
  expect([await written(deposit.reference), (await concessions(finance, deposit.reference)).length]).toEqual([1, 1]);
});

test('one above it waits for somebody else, is then written once by whoever saves it again, and no more', async () => {
  const deposit = depositOf('50000.01');
  for (const _ of [1, 2]) expectRefused(await send(support, deposit), { amount: waits });
  expect(await written(deposit.reference)).toBe(0);
  const [waiting, ...others] = await concessions(support, deposit.reference);
  expect([waiting?.status, others]).toEqual(['waiting', []]);
  const keys = (await finance.get<{ data: { key: string }[] }>('/kernel/waiting')).body.data.map(({ key }) => key);
  expect(keys).toContain('concessions.waiting');
  expect((await decide(support, waiting!.id, 'authorised')).status).toBe(403);
  expect((await decide(finance, waiting!.id, 'authorised')).status).toBe(200);
  expectRefused(await send(support, { ...deposit, amount: '50000.02' }), { amount: waits });
  expect((await send(support, deposit)).status).toBe(201);
  expect((await send(support, deposit)).status, 'the same again').toBe(201);
  expect(await written(deposit.reference)).toBe(1);
  expect(await concessions(finance, deposit.reference)).toMatchObject([{ status: 'used' }, { status: 'waiting' }]);
});

test('in dollars it is measured in pesos', async () => {
  expect((await send(support, depositOf('2000.00', { currency: 'USD' }))).status).toBe(201);
  expectRefused(await send(support, depositOf('6000.00', { currency: 'USD' })), { amount: waits });
});

test('nobody authorises what they want to give, by whichever of their accounts; what was refused stays refused', async () => {
  const deposit = depositOf('900000.00');
  expect((await send(finance, deposit)).status).toBe(422);
  const [waiting] = await concessions(finance, deposit.reference);
  expect((await decide(finance, waiting!.id, 'authorised')).status).toBe(403);
  await knex('concessions')
    .where({ id: waiting!.id })
    .update({ granted_by_key: 'person:999999', granted_by_email: 'compras@mayorista.test' });
  const purchases = await app.asStaff('compras');
  expect((await decide(purchases, waiting!.id, 'authorised')).status).toBe(403);
  for (const who of ['ventas', 'almacen', 'marketing', 'catalogo'])
    expect((await decide(await app.asStaff(who), waiting!.id, 'authorised')).status, who).toBe(403);
  expectRefused(await decide(finance, waiting!.id, 'rejected'), { note: /./ });
  expect((await decide(finance, waiting!.id, 'rejected', { note: 'No llegó al banco' })).status).toBe(200);
  expectRefused(await send(finance, deposit), { amount: 'Otra persona no lo autorizó: No llegó al banco' });
  expect(await written(deposit.reference)).toBe(0);
});

test('several who save at once what was authorised write it once', async () => {
  const deposit = depositOf('75000.00');
  await send(support, deposit);
  const [waiting] = await concessions(finance, deposit.reference);
  await decide(finance, waiting!.id, 'authorised');
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(support, deposit)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await written(deposit.reference)).toBe(1);
});

test('what waits and who gave what is no business of buyers, visitors and whoever sells', async () => {
  for (const who of ['distribuidor', 'secundario', 'vendedor', 'almacen'])
    expect((await (await app.as(who)).get('/api/concessions')).status, who).toBe(403);
  expect((await app.anonymous.get('/api/concessions')).status).toBe(401);
});
