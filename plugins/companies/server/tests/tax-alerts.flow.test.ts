import { taxpayerList } from '@mayorista/reference/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { newRfc, submitted, type Kit } from './registration-kit';

let app: TestApp;
let kit: Kit;
let knex: Knex;
let support: Client;
type Json = Record<string, unknown>;
type One = { data: Json & { id: number } };

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  support = await app.asStaff('soporte');
  const idOf = async (table: string, where: object): Promise<number> => (await knex(table).where(where).first('id')).id;
  kit = { app, support, idOf };
});
beforeEach(async () => {
  await knex('listed_taxpayers').delete();
  await knex('tax_alerts').delete();
});

const listed = async (rows: [string, string][], day?: string): Promise<void> => {
  // A list that lacks much of the one before is refused: these few are always whole.
  await knex('listed_taxpayers').delete();
  const form = new FormData();
  form.append('data', '{}');
  form.append('file', new Blob([taxpayerList(rows, day)]), '69b.csv');
  expect((await support.post('/reference/listed-taxpayer-files', form)).status).toBe(201);
  await app.settle();
};
const company = async (): Promise<{ id: number; rfc: string }> => {
  const rfc = newRfc();
  const made = await support.post<One>('/companies/company-distributors', { business_name: `Empresa ${rfc}`, rfc });
  return { id: made.body.data.id, rfc };
};
const alerts = async (): Promise<Json[]> =>
  (await support.get<{ data: Json[] }>('/companies/tax-alerts?order_by=id&order_direction=asc')).body.data;

describe('an applicant on the list of article 69-B', () => {
  const accept = async (situation: string, more: Json = {}) => {
    const { id, rfc } = await submitted(kit);
    await listed([[rfc, situation]]);
    const opened = await support.post<One>('/companies/distributor-registry-interviews', {
      distributor_registry_id: id,
    });
    const answer = await support.put<One>(`/companies/distributor-registry-stages/${id}`, {
      stage: 'accepted',
      branch_id: await kit.idOf('branches', { code: 'MTY' }),
      salesman_id: await kit.idOf('up_users', { email: 'vendedor@demo.test' }),
      ...more,
    });
    return { rfc, listing: opened.body.data.tax_listing, answer };
  };

  test.each(['Presunto', 'Definitivo'])(
    'as %s is shown as such, and accepted by nobody who does not say why',
    async (situation) => {
      const { rfc, listing, answer } = await accept(situation);
      expect(listing).toEqual({ situation, list_day: '2026-07-31' });
      expectRefused(answer, {
        tax_list_note: `Aparece como ${situation} en la lista del artículo 69-B del SAT (al 2026-07-31): di por qué se acepta`,
      });
      expect(await knex('companies').where({ rfc }).first('id')).toBeUndefined();
    },
  );

  test('accepted with a reason keeps it, and the new company is to be looked at', async () => {
    const { rfc, answer } = await accept('Presunto', { tax_list_note: 'Presentó su escrito de aclaración' });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ tax_list_note: 'Presentó su escrito de aclaración' });
    await app.settle();
    expect(await alerts()).toMatchObject([{ rfc, situation: 'presumed', state: 'open' }]);
  });

  test.each(['Desvirtuado', 'Sentencia favorable'])('as %s is accepted as anybody', async (situation) => {
    const { listing, answer } = await accept(situation);
    expect([listing, answer.status]).toEqual([null, 200]);
    await app.settle();
    expect(await alerts()).toEqual([]);
  });
});

describe('a company that comes to stand on the list', () => {
  test('is told of once, stays reviewed, is told of again in another situation, and no more once it is off the list', async () => {
    const { id, rfc } = await company();
    await listed([[rfc, 'Presunto']]);
    const [first] = await alerts();
    expect(first).toMatchObject({ company_id: id, rfc, situation: 'presumed', list_day: '2026-07-31', state: 'open' });
    const move = (state: string, more: Json = {}, who = support) =>
      who.put<One>(`/companies/tax-alert-states/${String(first?.id)}`, { state, ...more });
    expectRefused(await move('reviewed'), { note: /./ });
    expect((await move('reviewed', { note: 'Se le pidió su opinión de cumplimiento' })).body.data).toMatchObject({
      state: 'reviewed',
      note: 'Se le pidió su opinión de cumplimiento',
    });
    await listed([[rfc, 'Presunto']], '31 de agosto de 2026');
    expect(await alerts()).toMatchObject([{ state: 'reviewed' }]);
    await listed([[rfc, 'Definitivo']], '30 de septiembre de 2026');
    expect(await alerts()).toMatchObject([
      { situation: 'presumed', state: 'ended' },
      { situation: 'definitive', state: 'open' },
    ]);
    await listed([[newRfc(), 'Definitivo']], '31 de octubre de 2026');
    expect((await alerts()).map(({ state }) => state)).toEqual(['ended', 'ended']);
    await listed([[rfc, 'Presunto']], '30 de noviembre de 2026');
    expect((await alerts()).map(({ state }) => state)).toEqual(['open', 'ended']);
  });

  test('by the RFC of its invoices counts too, and is found in the morning when the RFC changed', async () => {
    const { id } = await company();
    const rfc = newRfc();
    await listed([[rfc, 'Definitivo']]);
    expect(await alerts()).toEqual([]);
    await knex('company_fiscal_datas').insert({ company_id: id, rfc, business_name: 'OTRA', zip_code: '64000' });
    await app.runDue('companies.check-listed-taxpayers');
    expect(await alerts()).toMatchObject([{ company_id: id, rfc, situation: 'definitive' }]);
  });

  test('is seen by whoever attends it and decided by support alone', async () => {
    const { id, rfc } = await company();
    await listed([[rfc, 'Definitivo']]);
    const [alert] = await alerts();
    const [own, other] = [await givenPerson(app, { role: 'salesman' }), await givenPerson(app, { role: 'salesman' })];
    await knex('companies').where({ id }).update({ salesman_id: own.id });
    const seenBy = async ({ token }: { token: string }) =>
      (await client(app.url, token).get<{ data: Json[] }>('/api/tax-alerts')).body.data.map((each) => each.id);
    expect([await seenBy(own), await seenBy(other)]).toEqual([[alert?.id], []]);
    for (const { token } of [own, other]) {
      const path = `/api/tax-alert-states/${String(alert?.id)}`;
      expect((await client(app.url, token).put(path, { state: 'reviewed', note: 'x' })).status).toBe(403);
    }
    expect((await (await app.as('distribuidor')).get('/api/tax-alerts')).status).toBe(403);
    // Only the list itself ends one.
    expect((await support.put(`/companies/tax-alert-states/${String(alert?.id)}`, { state: 'ended' })).status).toBe(
      403,
    );
    expect(await alerts()).toMatchObject([{ state: 'open', note: null }]);
  });
});
