import { strapiService } from '@mayorista/kernel';
import { boot, client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface ApiTokens {
  create(token: object): Promise<{ accessKey: string; id: number }>;
}
interface Company {
  readonly id: number;
}
type Hit = Readonly<Record<string, unknown>>;

/** Longer than any process believes what it has read of a person, session or company. */
const withinSeconds = { timeout: 6_000, interval: 250 };
let app: TestApp;
let company: Company;
let person: { id: number; token: string };
let neighbour: { token: string };

const companies = () => app.strapi.db.connection('companies');
const searchToken = async (jwt: string | null): Promise<string> =>
  (await client(app.url, jwt).get<{ data: { token: string } }>('/api/search-tokens')).body.data.token;
const search = (token: string, fields: readonly string[] = ['id']) =>
  client(app.url, token).post<{ results: readonly { readonly hits: readonly Hit[] }[] }>('/api/multi-search', {
    queries: [{ indexUid: 'products', q: '', limit: 1, attributesToRetrieve: fields }],
  });
const status = async (token: string): Promise<number> => (await search(token)).status;

async function makeCompany(name: string): Promise<Company> {
  const support = await app.asStaff('soporte');
  const made = await support.post<{ data: Company }>('/companies/company-distributors', {
    business_name: name,
    price_level: 4,
  });
  expect(made.status).toBe(201);
  return made.body.data;
}

beforeAll(async () => {
  app = await boot();
});
beforeEach(async () => {
  const [own, other] = [await makeCompany('Con token SA'), await makeCompany('Vecina con token SA')];
  company = own;
  person = await givenPerson(app, { companyId: own.id });
  neighbour = await givenPerson(app, { companyId: other.id });
});

describe('a search token stops working within seconds', () => {
  const changeCompany = async (data: object) => {
    const support = await app.asStaff('soporte');
    expect((await support.patch(`/companies/company-distributors/${company.id}`, data)).status).toBe(200);
  };
  const changePerson = async (data: object) => {
    const { documentId } = (await app.strapi.db
      .query('plugin::users-permissions.user')
      .findOne({ where: { id: person.id } })) as { documentId: string };
    await app.strapi.documents('plugin::users-permissions.user').update({ documentId, data } as never);
  };

  test.each([
    ['when staff deactivate the company', () => changeCompany({ status: 0 })],
    ['when the company gets another price level', () => changeCompany({ price_level: 5 })],
    ['when the person is blocked', () => changePerson({ blocked: true })],
    ['when the person is moved to another company', () => changePerson({ company_id: null })],
    ['when the person logs out', () => client(app.url, person.token).post('/api/auth/logout', {})],
  ])('%s, and that of a neighbour goes on', async (_when, end) => {
    const [own, others] = [await searchToken(person.token), await searchToken(neighbour.token)];
    const { body } = await search(own, ['level_4_price']);
    expect(body.results[0]?.hits[0]).toHaveProperty('level_4_price');
    await end();
    await expect.poll(() => status(own), withinSeconds).toBe(401);
    const refused = await search(own, ['level_4_price']);
    expect(JSON.stringify(refused.body)).toContain('Token de busqueda expirado.');
    expect(JSON.stringify(refused.body)).not.toContain('level_4_price');
    expect(await status(others)).toBe(200);
  });

  test('and the next one says what the company is then', async () => {
    await companies().where({ id: company.id }).update({ status: 0 });
    const hitOf = async () =>
      (await search(await searchToken(person.token), ['*'])).body.results[0]?.hits[0] as Hit | undefined;
    await expect.poll(async () => Object.keys((await hitOf()) ?? {}), withinSeconds).not.toContain('list_price');
  });

  test('not when the tokens of the session are renewed: it is the same login', async () => {
    const { refreshToken } = (
      await client(app.url, null).post<{ jwt: string; refreshToken: string }>('/api/auth/local', {
        identifier: 'distribuidor@demo.test',
        password: 'Mayorista-2026',
      })
    ).body;
    const renew = async (token: string) =>
      (
        await client(app.url, null).post<{ jwt: string; refreshToken: string }>('/api/auth/refresh', {
          refreshToken: token,
        })
      ).body;
    const first = await renew(refreshToken);
    const token = await searchToken(first.jwt);
    await renew((await renew(first.refreshToken)).refreshToken);
    await app.endShortMemories();
    expect(await status(token)).toBe(200);
  });

  test('of the super administrator in the panel: when the account is deactivated', async () => {
    const admin = await app.asStaff('admin');
    const { token } = (await admin.get<{ data: { token: string } }>('/search/search-tokens')).body.data;
    const accounts = () => app.strapi.db.connection('admin_users').where({ email: 'admin@mayorista.test' });
    expect(await status(token)).toBe(200);
    await accounts().update({ is_active: false });
    try {
      expect(await status(token)).toBe(401);
    } finally {
      await accounts().update({ is_active: true });
    }
    expect(await status(token)).toBe(200);
  });

  test('of an API token: when the token is removed or expires', async () => {
    const tokens = app.strapi.db.query('admin::api-token');
    const { accessKey, id } = await strapiService<ApiTokens>(app.strapi, 'admin::api-token').create({
      name: 'Búsqueda de un socio',
      description: '',
      type: 'full-access',
      lifespan: null,
    });
    const [expiring, removed] = [await searchToken(accessKey), await searchToken(accessKey)];
    expect(await status(removed)).toBe(200);
    await tokens.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1_000) } });
    expect(await status(expiring)).toBe(401);
    await tokens.update({ where: { id }, data: { expiresAt: null } });
    expect(await status(removed)).toBe(200);
    await tokens.delete({ where: { id } });
    expect(await status(removed)).toBe(401);
  });
});
