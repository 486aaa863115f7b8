import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, builtKernel, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

let app: TestApp;
let knex: Knex;
let admin: Client;
/** An employee with an account at the store and one at the panel, which the file names. */
let employee: { user: number; panel: number; file: number; email: string; store: Client; desk: Client };
let count = 0;
const password = 'Mayorista-2026';

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  admin = await app.asStaff('admin');
});

async function panelAccount(email: string): Promise<{ id: number; desk: Client }> {
  const role = (await knex('admin_roles').where({ code: 'mayorista-ventas' }).first('id')) as { id: number };
  const { id } = await builtKernel()
    .strapiService<{ create(data: object): Promise<{ id: number }> }>(app.strapi, 'admin::user')
    .create({
      email,
      firstname: 'Eva',
      lastname: 'Ruiz',
      password,
      isActive: true,
      blocked: false,
      roles: [role.id],
    });
  const { body } = await client(app.url, null).post<{ data: { accessToken: string } }>('/admin/login', {
    email,
    password,
  });
  return { id, desk: client(app.url, body.data.accessToken) };
}

beforeEach(async () => {
  count += 1;
  const person = await givenPerson(app, { role: 'employee', fields: { user_type: 'employee' } });
  const { email } = (await knex('up_users').where({ id: person.id }).first('email')) as { email: string };
  const { id: panel, desk } = await panelAccount(`eva.${count}@panel.test`);
  const made = await admin.post<{ data: { id: number } }>('/workforce/employees', {
    user_id: person.id,
    employee_number: `E-${9_000 + count}`,
    hired_on: '2024-01-15',
    panel_account_id: panel,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  employee = { user: person.id, panel, file: made.body.data.id, email, store: client(app.url, person.token), desk };
  expect(await comesIn()).toEqual([true, true]);
});

/** Whether the person comes in at the store and at the panel, with the sessions that were open. */
async function comesIn(): Promise<[boolean, boolean]> {
  await app.endShortMemories();
  const [store, desk] = [await employee.store.get('/api/user'), await employee.desk.get('/kernel/waiting')];
  return [store.status === 200, desk.status === 200];
}
const accounts = async (): Promise<[boolean, boolean]> => [
  !(await knex('up_users').where({ id: employee.user }).first('blocked')).blocked,
  Boolean((await knex('admin_users').where({ id: employee.panel }).first('is_active'))?.is_active),
];
const reason = async (): Promise<number> => (await knex('termination_reasons').first('id')).id;

const notice = async () =>
  admin.put(`/workforce/employee-states/${employee.file}`, {
    state: 'ended',
    ended_on: '2026-11-01',
    termination_reason_id: await reason(),
  });

describe('every end of somebody reaches both accounts', () => {
  test.each([
    ['a block', () => admin.patch(`/people/users/${employee.user}`, { blocked: true })],
    ['notice', () => notice()],
    ['a removal', () => admin.delete(`/people/users/${employee.user}`)],
    [
      'notice, then an erasure',
      async () => {
        await notice();
        return admin.post('/people/personal-data-erasures', {
          user_id: employee.user,
          email: employee.email,
          reason: 'Lo pidió',
        });
      },
    ],
    ['the closing of the panel’s', () => admin.put(`/admin/users/${employee.panel}`, { isActive: false })],
    ['the removal of the panel’s', () => admin.delete(`/admin/users/${employee.panel}`)],
  ])('%s', async (_, end) => {
    const answer = await end();
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect(await comesIn()).toEqual([false, false]);
    expect(await accounts()).toEqual([false, false]);
  });

  test('the roles of the house taken away close the panel’s', async () => {
    const { status, body } = await admin.put(`/people/user-roles/${employee.user}`, { roles: ['client'] });
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    await knex('up_users').where({ id: employee.user }).update({ user_type: 'client' });
    if (status !== 200)
      expect(
        (await admin.patch(`/people/users/${employee.user}`, { userType: 'client', roles: ['client'] })).status,
      ).toBe(200);
    expect((await accounts())[1]).toBe(false);
    expect((await comesIn())[1]).toBe(false);
  });

  test.each(['before', 'after'])(
    'a panel’s account that went with the roles comes back by no unblocking; the block came %s',
    async (when) => {
      const block = (blocked: boolean) => admin.patch(`/people/users/${employee.user}`, { blocked });
      if (when === 'before') await block(true);
      await knex('up_users').where({ id: employee.user }).update({ user_type: 'client' });
      const roles = await admin.patch(`/people/users/${employee.user}`, { userType: 'client', roles: ['client'] });
      expect(roles.status, JSON.stringify(roles.body)).toBe(200);
      if (when === 'after') await block(true);
      expect((await block(false)).status).toBe(200);
      expect(await accounts()).toEqual([true, false]);
    },
  );

  test('who is blocked and let in again, or rehired, has both again; what an administrator closed stays closed', async () => {
    await admin.patch(`/people/users/${employee.user}`, { blocked: true });
    await admin.patch(`/people/users/${employee.user}`, { blocked: false });
    expect(await accounts()).toEqual([true, true]);
    await admin.put(`/admin/users/${employee.panel}`, { isActive: false });
    await admin.patch(`/people/users/${employee.user}`, { blocked: false });
    expect(await accounts()).toEqual([true, false]);
  });

  test('not the one account by which the panel is administrated', async () => {
    const [{ id }] = (await knex('admin_users').where({ email: 'admin@mayorista.test' }).select('id')) as [
      { id: number },
    ];
    await knex('employees').where({ id: employee.file }).update({ panel_account_id: id });
    const refused = await admin.patch(`/people/users/${employee.user}`, { blocked: true });
    expectRefused(refused, {
      _general: 'Es la única persona que administra el panel: da antes esa función a alguien más',
    });
    expect(Boolean((await knex('up_users').where({ id: employee.user }).first('blocked')).blocked)).toBe(false);
    expect((await admin.get('/kernel/waiting')).status).toBe(200);
  });
});
