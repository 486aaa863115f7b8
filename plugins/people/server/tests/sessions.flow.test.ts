import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession, strapiService } from '@mayorista/kernel';
import { boot, client, demoPassword, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '../../testing';

interface UserService {
  edit(id: number, data: object): Promise<unknown>;
}

interface Tokens {
  readonly jwt: string;
  readonly refreshToken: string;
}

const expired = { _general: ['La sesión ha expirado. Inicia sesión nuevamente'] };
const password = 'Una-Clave-Larga-1';
let app: TestApp;
let person: { id: number; email: string; token: string };

const post = <Body>(path: string, body: object, token: string | null = null) =>
  client(app.url, token).post<Body>(path, body);
const login = async (terms: object = {}): Promise<Tokens> =>
  (await post<Tokens>('/api/auth/local', { identifier: person.email, password, ...terms })).body;
const refresh = (refreshToken: string) => post<Tokens>('/api/auth/refresh', { refreshToken });
const statusOf = async (token: string, url = app.url): Promise<number> =>
  (await client(url, token).get('/api/user')).status;
const users = () => app.strapi.db.query('plugin::users-permissions.user');
const sessions = () =>
  app.strapi.db.connection('strapi_sessions').where({ user_id: String(person.id), origin: 'users-permissions' });
/** Longer than any process believes what it has read of a session. */
const untilOthersFollow = () => app.endShortMemories();

beforeAll(async () => {
  app = await boot();
});
beforeEach(async () => {
  await app.strapi.db.connection('login_attempts').delete();
  person = await givenPerson(app, { role: 'distributor' });
  await strapiService<UserService>(app.strapi, 'plugin::users-permissions.user').edit(person.id, { password });
});

describe('a session ends, and the token that was copied of it opens nothing', () => {
  test('by logging out, while other sessions of the person go on', async () => {
    const [one, other] = [await login(), await login()];
    expect([await statusOf(one.jwt), await statusOf(other.jwt)]).toEqual([200, 200]);
    expect((await post('/api/auth/logout', {}, one.jwt)).status).toBe(200);
    const answer = await client(app.url, one.jwt).get('/api/user');
    expect([answer.status, answer.body.errors]).toEqual([401, expired]);
    expect((await refresh(one.refreshToken)).status).toBe(401);
    expect(await statusOf(other.jwt)).toBe(200);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  test('by logging out everywhere', async () => {
    const [one, other] = [await login(), await login({ rememberMe: true })];
    expect((await post('/api/auth/logout', { scope: 'all' }, one.jwt)).status).toBe(200);
    expect([await statusOf(one.jwt), await statusOf(other.jwt)]).toEqual([401, 401]);
    expect((await refresh(other.refreshToken)).status).toBe(401);
    expect(await sessions()).toEqual([]);
  });

  test('by logging out with a token that was renewed before: no older copy goes on', async () => {
    const first = await login();
    const second = (await refresh(first.refreshToken)).body;
    expect(await statusOf(first.jwt)).toBe(200);
    expect((await post('/api/auth/logout', {}, second.jwt)).status).toBe(200);
    expect([await statusOf(first.jwt), await statusOf(second.jwt)]).toEqual([401, 401]);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
  });

  test.each([
    ['a new password', () => ({ password: 'Otra-Clave-Larga-2' })],
    ['being blocked', () => ({ blocked: true })],
    ['another role', async () => ({ role: await roleId('installer') })],
    ['a role more', async () => ({ extra_roles: [await roleId('salesman')] })],
  ])('by %s, given by staff', async (_what, change) => {
    const [one, other] = [await login(), await login({ rememberMe: true })];
    expect(await statusOf(one.jwt)).toBe(200);
    await app.strapi.documents('plugin::users-permissions.user').update({
      documentId: (await users().findOne({ where: { id: person.id } }))!.documentId as string,
      data: (await change()) as never,
    });
    expect([await statusOf(one.jwt), await statusOf(other.jwt)]).toEqual([401, 401]);
    expect((await refresh(one.refreshToken)).status).toBe(401);
    expect(await sessions()).toEqual([]);
    await users().update({ where: { id: person.id }, data: { blocked: false } });
    expect([await statusOf(one.jwt), (await refresh(other.refreshToken)).status]).toEqual([401, 401]);
  });

  test('and not by a change of something else', async () => {
    const { jwt } = await login();
    await users().update({ where: { id: person.id }, data: { name: 'Otro nombre', blocked: false } });
    expect(await statusOf(jwt)).toBe(200);
  });

  test('in every process within seconds', async () => {
    const { jwt, refreshToken } = await login();
    const door = app.secondUrl;
    expect([await statusOf(jwt), await statusOf(jwt, door)]).toEqual([200, 200]);
    // As another process would: this one's cache is told nothing.
    await app.strapi.db
      .connection('strapi_sessions')
      .where({ user_id: String(person.id) })
      .delete();
    await untilOthersFollow();
    expect([await statusOf(jwt), await statusOf(jwt, door)]).toEqual([401, 401]);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe('a token', () => {
  const claims = ({ jwt }: Tokens): { iat: number; exp: number } =>
    JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

  test('lives ten minutes; without being remembered the session ends twelve hours after the last visit, seven days after the login', async () => {
    const tokens = await login();
    expect(claims(tokens).exp - claims(tokens).iat).toBe(600);
    const hours = (await sessions()).map((row: Record<string, string>) => [
      Math.round((Number(new Date(row.expires_at!)) - Date.now()) / 3_600_000),
      Math.round((Number(new Date(row.absolute_expires_at!)) - Date.now()) / 86_400_000),
    ]);
    expect(hours).toContainEqual([12, 7]);
    expect(hours).not.toContainEqual([365 * 24, 365]);
  });

  test('with Recordarme the session lasts 365 days, and renewing makes it no longer', async () => {
    await sessions().delete();
    const { refreshToken } = await login({ rememberMe: true });
    const [row] = (await sessions()) as Record<string, unknown>[];
    const ends = Number(new Date(row!.absolute_expires_at as string));
    expect(Math.round((ends - Date.now()) / 86_400_000)).toBe(365);
    const soon = new Date(Date.now() + 3_600_000);
    await sessions().update({ absolute_expires_at: app.strapi.db.dialect.client === 'postgres' ? soon : +soon });
    await refresh(refreshToken);
    for (const { absolute_expires_at: at, expires_at: until } of (await sessions()) as Record<string, string>[]) {
      expect(Math.abs(Number(new Date(at!)) - soon.getTime())).toBeLessThan(1_000);
      if (Number(new Date(until!)) > ends) throw new Error('A renewed session outlives its login');
    }
  });

  test('of before, which lived for a year and knew no session, opens nothing', async () => {
    const jsonwebtoken = (await import('jsonwebtoken')).default;
    const { jwtSecret } = app.strapi.config.get<{ jwtSecret: string }>('plugin::users-permissions');
    expect(await statusOf(jsonwebtoken.sign({ id: person.id }, jwtSecret, { expiresIn: '365d' }))).toBe(401);
  });

  test('that names the session of another person opens nothing', async () => {
    const jsonwebtoken = (await import('jsonwebtoken')).default;
    const { jwtSecret } = app.strapi.config.get<{ jwtSecret: string }>('plugin::users-permissions');
    const { userId, sessionId, type } = jsonwebtoken.decode((await login()).jwt) as Record<string, string>;
    const signed = (id: string): string =>
      jsonwebtoken.sign({ userId: id, sessionId, type }, jwtSecret, { expiresIn: '10m' });
    const other = await givenPerson(app, { role: 'distributor' });
    expect(await statusOf(signed(String(other.id)))).toBe(401);
    expect(await statusOf(signed(userId!))).toBe(200);
  });

  test('that renews opens no door itself, nor does one of requests renew', async () => {
    const { jwt, refreshToken } = await login();
    expect(await statusOf(refreshToken)).toBe(401);
    expect((await refresh(jwt)).status).toBe(401);
  });
});

describe('renewing', () => {
  test('works for several requests at once, and once more when the answer was lost on its way', async () => {
    const { refreshToken } = await login();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(await statusOf(body.jwt)).toBe(200);
  });

  test('with a copy, when its successor has been renewed in turn, ends the session for everybody', async () => {
    const first = await login();
    const second = (await refresh(first.refreshToken)).body;
    const third = (await refresh(second.refreshToken)).body;
    expect((await refresh(first.refreshToken)).status).toBe(200);
    const past = new Date(Date.now() - 1_000);
    const soonest = (await sessions().whereNotNull('child_id').orderBy('id').first()) as {
      id: number;
      expires_at: string;
    };
    expect(Number(new Date(soonest.expires_at)) - Date.now()).toBeLessThan(61_000);
    await sessions()
      .where({ id: soonest.id })
      .update({ expires_at: app.strapi.db.dialect.client === 'postgres' ? past : +past });
    expect(await statusOf(third.jwt)).toBe(200);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect(await statusOf(third.jwt)).toBe(401);
    expect((await refresh(third.refreshToken)).status).toBe(401);
  });

  test('a session that ends while it is being renewed does not come back', async () => {
    const { refreshToken } = await login();
    let isEnded = false;
    // Somebody logs out by another process, when the new tokens are about to be written.
    const forget = app.strapi.db.lifecycles.subscribe({
      models: ['admin::session'],
      beforeCreate: async () => {
        if (!isEnded) await sessions().delete();
        isEnded = true;
      },
    });
    try {
      expect((await refresh(refreshToken)).status).toBe(401);
    } finally {
      forget();
    }
    expect([isEnded, await sessions()]).toEqual([true, []]);
  });

  test('is refused to a person who is blocked meanwhile, and to nonsense', async () => {
    const { refreshToken } = await login();
    await app.strapi.db.connection('up_users').where({ id: person.id }).update({ blocked: true });
    await untilOthersFollow();
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh('no.es.nada')).status).toBe(401);
    expect((await post('/api/auth/refresh', {})).body).toMatchObject({
      errors: { refreshToken: ['Este campo es obligatorio'] },
    });
  });
});

test('staff who act as somebody are named by their session, also after it was renewed, and choose no password for them', async () => {
  const staff = await givenPerson(app, { role: 'salesman' });
  const tables = app.strapi.db.connection;
  // Of a company that they attend.
  const { id: companyId } = await tables('companies').orderBy('id', 'desc').first('id');
  await tables('companies').where({ id: companyId }).update({ salesman_id: staff.id });
  await tables('up_users').where({ id: person.id }).update({ company_id: companyId });
  await app.endShortMemories();
  const impersonator = { id: staff.id, name: 'Vendedora' };
  const opened = await openSession(app.strapi, person.id, { isRemembered: false, impersonator });
  const renewed = (await refresh(opened.refreshToken)).body;
  const { body } = await client(app.url, renewed.jwt).get<{ data: { impersonated_by: unknown } }>('/api/user');
  expect(body.data.impersonated_by).toEqual(impersonator);
  const change = {
    currentPassword: password,
    password: 'Otra-Clave-Larga-2',
    passwordConfirmation: 'Otra-Clave-Larga-2',
  };
  expect((await post('/api/auth/change-password', change, renewed.jwt)).status).toBe(403);
  expect((await post('/api/auth/local', { identifier: person.email, password })).status).toBe(200);
});

test('sessions of the panel end with a new password and with being made inactive, for good', async () => {
  const email = 'marketing@mayorista.test';
  const enter = async (): Promise<string> =>
    (await app.anonymous.post<{ data: { token: string } }>('/admin/login', { email, password: demoPassword })).body.data
      .token;
  const admin = app.strapi.db.query('admin::user');
  const { id, password: hash } = (await admin.findOne({ where: { email } })) as { id: number; password: string };
  for (const [data, back] of [
    [{ isActive: false }, { isActive: true }],
    [{ password: 'no-es-un-hash' }, { password: hash }],
  ]) {
    const token = await enter();
    const me = async () => (await client(app.url, token).get('/admin/users/me')).status;
    expect(await me()).toBe(200);
    await admin.update({ where: { id }, data: { firstname: 'Marketing' } });
    expect(await me()).toBe(200);
    await admin.update({ where: { id }, data: data! });
    await admin.update({ where: { id }, data: back! });
    expect(await me()).toBe(401);
  }
});

test('whoever works in the panel changes the own password there, knowing the current one, and is told by mail', async () => {
  const email = 'catalogo@mayorista.test';
  const enter = (secret: string) =>
    app.anonymous.post<{ data: { token: string } }>('/admin/login', { email, password: secret });
  const [{ body: here }, { body: there }] = [await enter(demoPassword), await enter(demoPassword)];
  const change = (currentPassword: string) =>
    client(app.url, here.data.token).put('/admin/users/me', { currentPassword, password: 'Nueva-Clave-2026' });
  expect((await change('no-es-esta')).status).toBe(400);
  expect((await enter(demoPassword)).status).toBe(200);
  expect((await change(demoPassword)).status).toBe(200);
  expect((await client(app.url, there.data.token).get('/admin/users/me')).status).toBe(401);
  expect([(await enter(demoPassword)).status, (await enter('Nueva-Clave-2026')).status]).toEqual([400, 200]);
  await app.settle();
  const mails = (await app.strapi.db.connection('mails').where({ recipient: email }).select('subject')) as object[];
  expect(mails).toEqual([{ subject: 'Tu contraseña cambió' }]);
});

const roleId = async (type: string): Promise<number> =>
  ((await app.strapi.db.query('plugin::users-permissions.role').findOne({ where: { type } })) as { id: number }).id;
