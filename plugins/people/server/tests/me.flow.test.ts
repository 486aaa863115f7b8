import { beforeAll, describe, expect, test } from 'vitest';
import { codesFor } from '@mayorista/config';
import { boot, client, expectRefused, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '../../testing';

interface Me {
  readonly data: {
    readonly id: number;
    readonly roles: readonly string[];
    readonly permissions: readonly string[];
    readonly currency: string;
    readonly can_create_sale_orders: boolean;
    readonly [field: string]: unknown;
  };
}

let app: TestApp;
const me = async (who: Client): Promise<Me['data']> => (await who.get<Me>('/api/user')).body.data;
const roleId = async (type: string): Promise<number> =>
  ((await app.strapi.db.connection('up_roles').where({ type }).first('id')) as { id: number }).id;

beforeAll(async () => {
  app = await boot();
});

describe('who is logged in', () => {
  test('a distributor with company, branch, currency and salesman [SF-PROFILE-002]', async () => {
    expect(await me(await app.as('distribuidor'))).toMatchObject({
      email: 'distribuidor@demo.test',
      person: { name: 'Laura', paternal_surname: 'Villarreal' },
      roles: ['distributor'],
      company: { business_name: 'Sistemas y Tecnología del Norte SA de CV', price_level: 4 },
      branch: { name: 'Monterrey' },
      salesman: { email: 'vendedor@demo.test' },
      currency: 'USD',
      can_create_sale_orders: true,
      impersonated_by: null,
    });
    expect((await app.anonymous.get('/api/user')).status).toBe(401);
  });

  test('nobody chooses their own salesman or branch [SF-PROFILE-002]', async () => {
    const who = await app.as('distribuidor');
    for (const field of ['salesman_id', 'branch_id', 'company_id', 'roles'])
      expectRefused(await who.patch('/api/user-preferences/0', { [field]: 1 }), { [field]: 'Campo desconocido' });
  });

  test('several roles give the union of their permissions, and every one of them works', async () => {
    const { token } = await givenPerson(app, {
      role: 'distributor',
      fields: { extra_roles: [await roleId('storeman')] },
    });
    const who = client(app.url, token);
    const { roles, permissions } = await me(who);
    expect([...roles].sort()).toEqual(['distributor', 'storeman']);
    expect(permissions).toEqual(
      [...new Set([...codesFor('public'), ...codesFor('distributor'), ...codesFor('storeman')])].sort(),
    );
    expect((await who.get('/api/adjustment-types')).status).toBe(200);
    expect((await who.get('/api/carts/current')).status).not.toBe(403);
    const mine = await who.get<{ data: string[]; total: number }>('/api/user-permissions');
    expect([mine.body.data, mine.body.total]).toEqual([permissions, permissions.length]);
  });

  test('with a company whose credit is blocked, or that is inactive, orders may not be placed', async () => {
    const company = (await app.strapi.db
      .connection('companies')
      .where({ credit_blocked: false, status: 1 })
      .orderBy('id', 'desc')
      .first('id')) as { id: number };
    for (const fields of [{ credit_blocked: true }, { credit_blocked: false, status: 0 }]) {
      await app.strapi.db.connection('companies').where({ id: company.id }).update(fields);
      await app.endShortMemories();
      const { token } = await givenPerson(app, { companyId: company.id });
      expect(await me(client(app.url, token))).toMatchObject({
        can_create_sale_orders: false,
        company: { id: company.id },
      });
    }
  });
});

describe('preferences', () => {
  test('the chosen currency is kept, shown with the person, audited, and nobody else’s', async () => {
    const [one, other] = [await givenPerson(app), await givenPerson(app)];
    const who = client(app.url, one.token);
    expect((await who.patch<{ data: object }>('/api/user-preferences/0', { exchange: 'USD' })).body.data).toMatchObject(
      { exchange: 'USD' },
    );
    expect((await me(who)).currency).toBe('USD');
    expect((await me(client(app.url, other.token))).currency).toBe('MXN');
    expect(
      await app.strapi.db
        .connection('audit_entries')
        .where({ model_type: 'user', model_id: String(one.id), action: 'changed' }),
    ).toHaveLength(1);
    expect((await who.get<{ data: object }>('/api/user-preferences')).body.data).toMatchObject({ exchange: 'USD' });
  });

  test('how orders are received is kept beside the currency, and can be emptied', async () => {
    const who = client(app.url, (await givenPerson(app)).token);
    const told = async (answer: Promise<Answer<{ data: object }>>) => (await answer).body.data;
    expect(await told(who.post('/api/user-preferences', { reception: 'Sucursal Monterrey' }))).toEqual({
      exchange: 'MXN',
      reception: 'Sucursal Monterrey',
    });
    expect(await told(who.patch('/api/user-preferences/0', { exchange: 'USD' }))).toEqual({
      exchange: 'USD',
      reception: 'Sucursal Monterrey',
    });
    expect(await told(who.patch('/api/user-preferences/0', { reception: null }))).toMatchObject({ reception: null });
    expectRefused(await who.patch('/api/user-preferences/0', { reception: 'x'.repeat(61) }), { reception: /60/ });
  });

  test('are not there for visitors', async () => {
    expect((await app.anonymous.get('/api/user-preferences')).status).toBe(401);
    expect((await app.anonymous.patch('/api/user-preferences/0', { exchange: 'USD' })).status).toBe(401);
  });
});

describe('people as staff look them up', () => {
  test('are found by name without accents and by company, without their secrets', async () => {
    const staff = await app.as('vendedor');
    const { body } = await staff.get<{ data: Record<string, unknown>[]; total: number }>(
      '/api/users?search=ivan%20pech',
    );
    expect(body.data.map(({ email }) => email)).toEqual(['ivan.pech@caribe.test']);
    expect(Object.keys(body.data[0]!).filter((name) => /password|token|provider/i.test(name))).toEqual([]);
    const company = body.data[0]!.company_id;
    const colleagues = await staff.get<{ data: { company_id: number }[] }>(
      `/api/users?company_id=${String(company)}&per_page=100`,
    );
    expect(new Set(colleagues.body.data.map(({ company_id: id }) => id))).toEqual(new Set([company]));
  });

  test('may not be filtered or sorted by what is not shown of them', async () => {
    const staff = await app.as('vendedor');
    for (const field of ['password', 'resetPasswordToken', 'provider']) {
      expectRefused(await staff.get(`/api/users?filters[${field}][$startsWith]=a`), {
        [`filters.${field}`]: 'No es una opción válida',
      });
      expectRefused(await staff.get(`/api/users?sort=${field}:asc`), { order_by: 'No es una opción válida' });
      const { body } = await staff.get<{ data: object[] }>(`/api/users?fields=${field}&per_page=1`);
      expect(Object.keys(body.data[0]!)).toEqual(['id']);
    }
    const populated = await staff.get<{ data: object[] }>('/api/users?populate=*&per_page=1');
    expect(JSON.stringify(populated.body)).not.toMatch(/password|resetPasswordToken|confirmationToken/i);
  });
});
