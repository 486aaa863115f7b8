import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

let app: TestApp;
let knex: Knex;
let owner: Client;
let support: Client;
let companyId: number;
let person: { id: number; email: string; token: string };

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  [owner, support] = [await app.as('distribuidor'), await app.asStaff('admin')];
  companyId = (await knex('up_users').where({ email: 'distribuidor@demo.test' }).first('company_id')).company_id;
});
beforeEach(async () => {
  const { id, token } = await givenPerson(app, { role: 'secondary_user', companyId });
  const { email } = await knex('up_users').where({ id }).first('email');
  person = { id, email, token };
});

type Row = { id: number; blocked_by_house: boolean; can_login: boolean };
const row = () => knex('up_users').where({ id: person.id }).first('blocked', 'blocked_by_house', 'removed_at', 'name');
const isOpen = async (): Promise<boolean> => !(await row()).blocked;
const sees = async (): Promise<boolean> => {
  await app.endShortMemories();
  return (await client(app.url, person.token).get('/api/user')).status === 200;
};
const block = (blocked: boolean) => support.patch(`/people/users/${person.id}`, { blocked });
const permit = (can_login: number) => owner.put(`/api/secondary-user-can-login-permits/${person.id}`, { can_login });
const disable = () => owner.delete(`/api/secondary-users/${person.id}`);
const restore = () => owner.put(`/api/disabled-secondary-users/${person.id}`, {});
const listed = async (path = '/api/secondary-users') =>
  (await owner.get<{ data: Row[] }>(`${path}?per_page=100`)).body.data.find(({ id }) => id === person.id);

describe('an account is closed by its owner and opened by its owner', () => {
  test('whom the house blocked, no owner of a company lets in: not by the permit, not by restoring, and is told so', async () => {
    expect((await block(true)).status).toBe(200);
    expect([await isOpen(), await sees()]).toEqual([false, false]);
    expect(await listed()).toMatchObject({ blocked_by_house: true, can_login: true });
    expect((await permit(0)).status).toBe(200);
    expect((await permit(1)).status).toBe(200);
    expect(await isOpen()).toBe(false);
    expect((await disable()).status).toBe(200);
    expect((await restore()).status).toBe(200);
    expect(await isOpen()).toBe(false);
    expect((await block(false)).status).toBe(200);
    expect(await isOpen()).toBe(true);
    expect(await listed()).toMatchObject({ blocked_by_house: false });
  });

  test('whom the company keeps out, the house lets in by no unblocking', async () => {
    await permit(0);
    expect([await isOpen(), await sees()]).toEqual([false, false]);
    // A form that is saved with what it shows says nothing new.
    await block(true);
    expect((await row()).blocked_by_house ?? false).toBeFalsy();
    await block(false);
    expect(await isOpen()).toBe(false);
    await permit(1);
    expect(await isOpen()).toBe(true);
  });

  test('somebody disabled and blocked comes in once both have said so', async () => {
    await disable();
    expect((await support.patch(`/people/users/${person.id}`, { blocked_by_house: true })).status).toBe(200);
    await restore();
    expect(await isOpen()).toBe(false);
    await disable();
    await support.patch(`/people/users/${person.id}`, { blocked_by_house: false });
    expect(await isOpen()).toBe(false);
    await restore();
    expect(await isOpen()).toBe(true);
  });

  test('each word of the house stands in the history with who said it, from the generated view of people too', async () => {
    await block(true);
    await block(false);
    const { document_id: documentId } = await knex('up_users').where({ id: person.id }).first('document_id');
    const view = `/content-manager/collection-types/plugin::users-permissions.user/${documentId}`;
    expect((await support.put(view, { blocked: true })).status).toBe(200);
    expect((await row()).blocked_by_house).toBeTruthy();
    const said = await knex('audit_entries')
      .where({ model_type: 'user', model_id: `${person.id}` })
      .whereIn('action', ['blocked', 'unblocked'])
      .orderBy('id')
      .select('action', 'actor_kind');
    expect(said.map(({ action, actor_kind: kind }) => `${action} ${kind}`)).toEqual(
      ['blocked', 'unblocked', 'blocked'].map((action) => `${action} staff`),
    );
  });

  test('nobody is made with the house’s block beside the account’s own', async () => {
    const email = `nueva.${person.id}@prueba.test`;
    const refused = await support.post('/people/users', {
      username: email,
      email,
      userType: 'employee',
      blocked_by_house: true,
      person: { name: 'Nueva', paternal_surname: 'Persona', birthdate: '1990-01-01' },
    });
    expectRefused(refused, { 'data.blocked_by_house': 'Campo desconocido' });
    expect(await knex('up_users').where({ email })).toEqual([]);
  });

  test('whom a former release blocked, with one fact alone, stays out too', async () => {
    await knex('up_users').where({ id: person.id }).update({ blocked: true, blocked_by_house: null });
    expect(await listed()).toMatchObject({ blocked_by_house: true, can_login: true });
    await knex('secondary_users').insert({
      user_id: person.id,
      company_id: companyId,
      can_login: true,
      may_see_prices: true,
      may_buy: true,
      may_quote: true,
      may_approve: true,
      may_see_invoices: false,
    });
    expect(await listed()).toMatchObject({ blocked_by_house: true });
    await permit(0);
    await permit(1);
    expect(await isOpen()).toBe(false);
  });

  test.each(['removed', 'erased'])(
    'somebody %s is in no list of the owner’s, let in by nobody and renamed by nobody',
    async (how) => {
      const answer =
        how === 'removed'
          ? await support.delete(`/people/users/${person.id}`)
          : await support.post('/people/personal-data-erasures', {
              user_id: person.id,
              email: person.email,
              reason: 'Lo pidió',
            });
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      const before = await row();
      expect([await listed(), await listed('/api/disabled-secondary-users')]).toEqual([undefined, undefined]);
      for (const call of [
        permit(1),
        disable(),
        restore(),
        owner.put(`/api/secondary-users/${person.id}`, { name: 'Otra' }),
        owner.get(`/api/secondary-users/${person.id}`),
      ])
        expect((await call).status).toBe(404);
      expect(await row()).toEqual(before);
      expect(await isOpen()).toBe(false);
    },
  );

  test('another company’s owner closes and opens nobody of this one', async () => {
    const other = await app.as('otro');
    expect((await other.put(`/api/secondary-user-can-login-permits/${person.id}`, { can_login: 0 })).status).toBe(404);
    expect((await other.delete(`/api/secondary-users/${person.id}`)).status).toBe(404);
    expect(await isOpen()).toBe(true);
  });
});
