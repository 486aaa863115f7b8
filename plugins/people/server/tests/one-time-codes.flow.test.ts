import { client } from '@mayorista/kernel/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anew, app, begin, codeFor, login, next, panelCode, passwordOf, person, reset, sent } from './passwords-kit';

beforeAll(begin);
beforeEach(anew);

const four = [1, 2, 3, 4];
const secretOf = (n: number): string => `Clave-Del-Intento-${n}`;
const statuses = (answers: readonly { status: number }[]): number[] => answers.map(({ status }) => status).toSorted();

describe('a code used four times at once', () => {
  test('of a mail of the store sets one password, for one of them', async () => {
    const code = await codeFor(person.email);
    const answers = await Promise.all(four.map((n) => reset(code, secretOf(n))));
    expect(statuses(answers)).toEqual([200, 422, 422, 422]);
    const winner = answers.findIndex(({ status }) => status === 200) + 1;
    for (const n of four) expect((await login(secretOf(n))).status).toBe(n === winner ? 200 : 400);
    const acts = await app.strapi.db
      .connection('audit_entries')
      .where({ model_type: 'user', model_id: String(person.id), action: 'password-reset' });
    expect(acts).toHaveLength(1);
    const sessions = await app.strapi.db.connection('strapi_sessions').where({ user_id: String(person.id) });
    expect(new Set(sessions.map(({ session_id: id }: { session_id: string }) => id)).size).toBeLessThanOrEqual(2);
  });

  test('of the first invitation sets one password', async () => {
    await app.strapi.db.connection('up_users').where({ id: person.id }).update({ password: null });
    const code = await codeFor(person.email);
    expect(statuses(await Promise.all(four.map((n) => reset(code, secretOf(n)))))).toEqual([200, 422, 422, 422]);
  });

  test('that the super administrator hands over sets one password', async () => {
    const admin = await app.asStaff('admin');
    const { body } = await admin.post<{ data: { url: string } }>('/people/password-links', { user_id: person.id });
    const code = new URL(body.data.url).searchParams.get('code')!;
    expect(statuses(await Promise.all(four.map((n) => reset(code, secretOf(n)))))).toEqual([200, 422, 422, 422]);
  });

  test('changing one’s own password four times at once from one current one: one is done', async () => {
    const { jwt } = (await login('Una-Clave-Larga-1')).body;
    const change = (n: number) =>
      client(app.url, jwt).post('/api/auth/change-password', {
        currentPassword: 'Una-Clave-Larga-1',
        password: secretOf(n),
        passwordConfirmation: secretOf(n),
      });
    const answers = await Promise.all(four.map(change));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('of a mail of the panel sets one password', async () => {
    const account = () => app.strapi.db.connection('admin_users').where({ email: 'compras@mayorista.test' });
    const was = (await account().first('password')) as { password: string };
    try {
      const code = await panelCode('compras@mayorista.test');
      const answers = await Promise.all(
        four.map((n) =>
          app.anonymous.post('/admin/reset-password', { resetPasswordToken: code, password: secretOf(n) }),
        ),
      );
      expect(statuses(answers)).toEqual([200, 400, 400, 400]);
      expect(await account().first('reset_password_token')).toEqual({ reset_password_token: null });
    } finally {
      await account().update(was);
    }
  });

  test('of an invitation to the panel makes one account of it; what is refused for another reason leaves it', async () => {
    const admin = await app.asStaff('admin');
    const role = (await app.strapi.db.connection('admin_roles').where({ code: 'strapi-author' }).first('id')) as {
      id: number;
    };
    const email = `invitada-${person.id}@mayorista.test`;
    const invited = await admin.post<{ data: { id: number; registrationToken: string } }>('/admin/users', {
      ...{ email, firstname: 'Inés', lastname: 'Ruiz', roles: [role.id] },
    });
    expect(invited.status, JSON.stringify(invited.body)).toBe(201);
    const { registrationToken } = invited.body.data;
    const register = (n: number) =>
      app.anonymous.post('/admin/register', {
        registrationToken,
        userInfo: { firstname: 'Inés', lastname: `De ${n}`, password: secretOf(n) },
      });
    expect(statuses(await Promise.all(four.map(register)))).toEqual([200, 400, 400, 400]);
    const rows = await app.strapi.db.connection('admin_users').where({ email }).select('registration_token');
    expect(rows).toEqual([{ registration_token: null }]);
    await app.strapi.db.connection('admin_users').where({ email }).delete();
  });
});

test('a code is of the account as it was: not of another password, address, nor of a blocked one', async () => {
  for (const change of [{ email: `otra-${person.id}@prueba.test` }, { blocked: true }]) {
    const code = await codeFor(person.email);
    sent.length = 0;
    const was = await passwordOf();
    await app.strapi.db.connection('up_users').where({ id: person.id }).update(change);
    expect((await reset(code, next)).status).toBe(422);
    expect(await passwordOf()).toBe(was);
    await app.strapi.db.connection('up_users').where({ id: person.id }).update({ email: person.email, blocked: false });
  }
});
