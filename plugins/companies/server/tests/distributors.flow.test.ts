import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { newRfc } from './registration-kit';

type Json = Record<string, unknown>;
type One = { data: Json & { id: number }; meta: Json };
type List = { data: (Json & { id: number })[] };

let app: TestApp;
let support: Client;
let owner: Client;
let company: { id: number; rfc: string };
let foreign: number;
const knexOf = (table: string) => app.strapi.db.connection(table);

beforeAll(async () => {
  app = await boot();
  support = await app.asStaff('soporte');
  const rfc = newRfc();
  const made = await support.post<One>('/companies/company-distributors', {
    business_name: 'Papeles de Prueba SA',
    rfc,
  });
  company = { id: made.body.data.id, rfc };
  owner = client(app.url, (await givenPerson(app, { companyId: company.id })).token);
  foreign = (await (await app.as('otro')).get<{ data: { company: { id: number } } }>('/api/user')).body.data.company.id;
  await support.post('/companies/distributor-emails', { company_id: company.id, email: 'staff@prueba.test' });
});

describe('distributors', () => {
  test('are found by name, RFC, mail and telephone, and shown whole [PC-DISTRIBUTOR-002]', async () => {
    await support.post('/companies/company-telephones', { company_id: company.id, number: '81 5555 0101', type_id: 1 });
    for (const words of ['papeles', company.rfc, 'staff@prueba', '8155550101']) {
      const { body } = await support.get<List>(
        `/companies/crm-distributors?omniSearchQuery=${encodeURIComponent(words)}`,
      );
      expect(
        body.data.map(({ id }) => id),
        words,
      ).toContain(company.id);
    }
    const shown = await support.get<One>(`/companies/distributors/${company.id}`);
    expect(shown.body.data).toMatchObject({
      rfc: company.rfc,
      company_level: 1,
      telephones: [{ number: '+528155550101' }],
    });
    expect(
      (await support.get<List>(`/companies/crm-distributor-telephones?company_id=${company.id}`)).body.data,
    ).toMatchObject([{ name: '81 5555 0101' }]);
    expect((await support.get<List>(`/companies/contacts?company_id=${company.id}`)).body.data.length).toBeGreaterThan(
      1,
    );
    expect((await support.get<List>(`/companies/distributors-address?company_id=${company.id}`)).status).toBe(200);
  });

  test('are a salesman’s own, and nobody’s of the store', async () => {
    const stranger = client(app.url, (await givenPerson(app, { role: 'salesman' })).token);
    for (const path of [
      `distributors/${company.id}`,
      `crm-distributors/${company.id}`,
      `branch-distributors/${company.id}`,
    ])
      expect((await stranger.get(`/api/${path}`)).status, path).toBe(404);
    expect((await stranger.get<List>('/api/distributors')).body.data).toEqual([]);
    for (const who of [owner, await app.as('secundario'), await app.as('instalador')])
      for (const path of [
        'distributors',
        'crm-distributors',
        'contacts?company_id=1',
        'distributors-address',
        'distributors-telephone',
        'branch-distributors',
      ])
        expect((await who.get(`/api/${path}`)).status, path).toBe(403);
  });

  test('name themselves; what else they are is the house’s', async () => {
    expect(
      (await owner.patch<One>(`/api/distributors/${company.id}`, { tradename: 'Papeles' })).body.data.tradename,
    ).toBe('Papeles');
    expectRefused(await owner.patch(`/api/distributors/${company.id}`, { salesman_id: 1 }), { salesman_id: /./ });
    expect((await owner.patch(`/api/distributors/${foreign}`, { tradename: 'Ajena' })).status).toBe(404);
    const salesman = (await knexOf('up_users').where({ email: 'vendedor@demo.test' }).first('id')) as { id: number };
    const handed = await support.patch<One>(`/companies/distributors/${company.id}`, { salesman_id: salesman.id });
    expect(handed.body.data.salesman_id).toBe(salesman.id);
  });

  test('are served at the branches that support configures', async () => {
    const [one, two] = (await knexOf('branches').orderBy('id').limit(2).select('id')) as [
      { id: number },
      { id: number },
    ];
    const put = (ids: number[], who = support) =>
      who.put<One>(`/companies/branch-distributors/${company.id}`, { branches_ids: ids });
    expect((await put([one.id, two.id, two.id])).body.data.branches_ids).toEqual([one.id, two.id]);
    expectRefused(await put([2_000_000_000]), { branches_ids: 'No existe' });
    expect((await support.get<One>(`/companies/branch-distributors/${company.id}`)).body.data.branches_ids).toEqual([
      one.id,
      two.id,
    ]);
    expect(
      (await (await app.as('vendedor')).put(`/api/branch-distributors/${company.id}`, { branches_ids: [] })).status,
    ).toBe(403);
  });
});
