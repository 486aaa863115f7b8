import { givenPerson } from '@mayorista/people/testing';
import knexOf, { type Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { kernel } from './served';

interface Statement {
  readonly sql: string;
}

/** The tables that say who somebody is and what they may do. */
const identity = /\b(up_users|up_roles|up_users_\w*roles?_lnk|employees|employee_posts|staff_job\w*|secondary_users)\b/;
const salesmanCall = '/api/sale-order-user-impersonations?per_page=1';

let app: TestApp;
let hr: Client;
let support: Client;
const db = () => app.strapi.db.connection as unknown as Knex;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const roleId = async (type: string): Promise<number> =>
  ((await db()('up_roles').where({ type }).first('id')) as { id: number }).id;

/** Both processes that may serve: where there is one alone, it twice. */
const doors = (token: string): readonly Client[] => [client(app.url, token), client(app.secondUrl, token)];

/** Expects an answer at once where one process writes and serves, and soon, long before an age ends anything, of each of two. */
async function expectAnswer(token: string, path: string, status: number): Promise<void> {
  for (const door of doors(token)) {
    const seen = async () => (await door.get(path)).status;
    if (app.url === app.secondUrl) expect(await seen()).toBe(status);
    else await expect.poll(seen, { timeout: 20_000, interval: 100 }).toBe(status);
  }
}

beforeAll(async () => {
  app = await boot();
  [hr, support] = [await app.asStaff('rrhh'), await app.asStaff('soporte')];
});

describe('who somebody is', () => {
  test.each(['distribuidor', 'secundario', 'vendedor'])('costs a request of %s no query', async (account) => {
    const person = await app.as(account);
    const path = '/api/push-notification-user-count';
    const asked = async (): Promise<string[]> => {
      expect((await person.get(path)).status).toBe(200);
      await app.endShortMemories();
      const heard: string[] = [];
      const note = ({ sql }: Statement) => void (identity.test(sql) && heard.push(sql));
      db().on('query', note);
      try {
        for (let times = 0; times < 3; times += 1) expect((await person.get(path)).status).toBe(200);
      } finally {
        db().removeListener('query', note);
      }
      return heard;
    };
    // A process that has just started beside this one may still announce what it wrote.
    await expect.poll(asked, { timeout: 60_000, interval: 0 }).toEqual([]);
  });

  test('is read inside a transaction by its own connection, and what is rolled back is not kept', async () => {
    const { id } = await givenPerson(app, { role: 'secondary_user', companyId: 1 });
    const { forgetPerson, inTransaction, personActor } = kernel();
    const whoNow = async () => (await personActor(app.strapi, id))?.name ?? '';
    const inside = inTransaction(app.strapi, async ({ strapi, trx }) => {
      await trx('up_users').where({ id }).update({ name: 'Deshecha' });
      forgetPerson(strapi, id);
      throw new Error(await whoNow());
    });
    await expect(inside).rejects.toThrow(/^Deshecha/);
    expect(await whoNow()).not.toContain('Deshecha');
  });

  test('ends at once with a role taken from them', async () => {
    const person = await givenPerson(app, { role: 'salesman', fields: { user_type: 'employee' } });
    await expectAnswer(person.token, salesmanCall, 200);
    const given = await hr.put(`/people/user-roles/${person.id}`, { roles: ['employee'] });
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    await expectAnswer(person.token, salesmanCall, 401);
  });

  test('follows their job at once', async () => {
    const person = await givenPerson(app, { role: 'employee', fields: { user_type: 'employee' } });
    const job = await hr.post<{ id: number }>('/workforce/jobs', {
      name: `Ventas ${person.id}`,
      job_title_id: 1,
      roles: [await roleId('salesman')],
    });
    expect(job.status, JSON.stringify(job.body)).toBe(201);
    await expectAnswer(person.token, salesmanCall, 403);
    const hired = await hr.put(`/people/users/${person.id}`, {
      employee: { hired_on: '2024-01-08', job_id: job.body.id },
    });
    expect(hired.status, JSON.stringify(hired.body)).toBe(200);
    await expectAnswer(person.token, salesmanCall, 200);
    const other = await hr.post<{ id: number }>('/workforce/jobs', {
      name: `Oficina ${person.id}`,
      job_title_id: 1,
      roles: [],
    });
    expect((await hr.put(`/people/users/${person.id}`, { employee: { job_id: other.body.id } })).status).toBe(200);
    await expectAnswer(person.token, salesmanCall, 401);
  });

  test('follows what their job gives at once', async () => {
    const person = await givenPerson(app, { role: 'employee', fields: { user_type: 'employee' } });
    const job = await hr.post<{ id: number }>('/workforce/jobs', {
      name: `Oficina de ventas ${person.id}`,
      job_title_id: 1,
      roles: [await roleId('salesman')],
    });
    const employee = { hired_on: '2024-01-08', job_id: job.body.id };
    expect((await hr.put(`/people/users/${person.id}`, { employee })).status).toBe(200);
    await expectAnswer(person.token, salesmanCall, 200);
    expect((await hr.put(`/workforce/jobs/${job.body.id}`, { roles: [] })).status).toBe(200);
    await expectAnswer(person.token, salesmanCall, 401);
  });

  test('ends at once with their account', async () => {
    const person = await givenPerson(app, { role: 'employee' });
    await expectAnswer(person.token, '/api/user', 200);
    expect((await hr.delete(`/people/users/${person.id}`)).status).toBe(200);
    await expectAnswer(person.token, '/api/user', 401);
  });

  test('follows what the company allows a secondary user, and its being disabled, at once', async () => {
    const owner = await app.as('distribuidor');
    const company = (await owner.get<{ data: { company: { id: number } } }>('/api/user')).body.data.company.id;
    const person = await givenPerson(app, { role: 'secondary_user', companyId: company });
    const carts = '/api/carts/current';
    await expectAnswer(person.token, carts, 200);
    const none = { may_buy: false, may_quote: false, may_approve: false };
    expect((await owner.put(`/api/secondary-users/${person.id}`, none)).status).toBe(200);
    await expectAnswer(person.token, carts, 403);
    await expectAnswer(person.token, '/api/user', 200);
    const permit = await owner.put(`/api/secondary-user-can-login-permits/${person.id}`, { can_login: 0 });
    expect(permit.status, JSON.stringify(permit.body)).toBe(200);
    await expectAnswer(person.token, '/api/user', 401);
  });

  test('follows their company: a level given by staff is the price they are shown next', async () => {
    const made = await support.post<{ data: { id: number } }>('/companies/company-distributors', {
      business_name: 'Por subir SA',
    });
    const { id: company } = made.body.data;
    const person = await givenPerson(app, { companyId: company });
    await expectAnswer(person.token, '/api/carts/current', 200);
    const add = (who: Client) => who.post('/api/quick-order-lines', { lines: [{ code: 'NADA', quantity: 1 }] });
    expect((await add(client(app.url, person.token))).status).toBe(200);
    const closed = await support.put(`/companies/company-distributors/${company}`, { status: 0 });
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    expect((await add(client(app.url, person.token))).status).toBe(422);
  });

  test('follows a statement sent alone, and Strapi’s own door', async () => {
    const [one, other] = [await givenPerson(app, { role: 'employee' }), await givenPerson(app, { role: 'employee' })];
    for (const { token } of [one, other]) await expectAnswer(token, '/api/user', 200);
    await db()('up_users').where({ id: one.id }).update({ blocked: true });
    await expectAnswer(one.token, '/api/user', 401);
    await app.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: other.id }, data: { blocked: true } });
    await expectAnswer(other.token, '/api/user', 401);
  });

  test('follows what another process wrote within half a second', async () => {
    const person = await givenPerson(app, { role: 'employee' });
    await expectAnswer(person.token, '/api/user', 200);
    const elsewhere = knexOf({ ...(db().client as { config: Knex.Config }).config, pool: { min: 0, max: 1 } });
    try {
      await elsewhere.transaction(async (trx) => {
        await trx('up_users').where({ id: person.id }).update({ blocked: true });
        const at = new Date();
        await trx('outbox_events').insert({
          document_id: `elsewhere-${person.id}`,
          name: 'identities.changed',
          payload: '{}',
          occurred_at: at,
          created_at: at,
          updated_at: at,
        });
      });
    } finally {
      await elsewhere.destroy();
    }
    await wait(500);
    for (const door of doors(person.token)) expect((await door.get('/api/user')).status).toBe(401);
  });
});
