import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, client, clock, expectRefused, type Answer, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '../../testing';

interface LoggedIn {
  readonly jwt?: string;
  readonly user?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const password = 'Mayorista-2026';
const tooMany = 'Has excedido el límite de peticiones. Intenta de nuevo más tarde.';
let app: TestApp;

const login = (identifier: unknown, secret: unknown = password): Promise<Answer<LoggedIn>> =>
  app.anonymous.post<LoggedIn>('/api/auth/local', { identifier, password: secret });
const guess = (identifier: string): Promise<Answer<LoggedIn>> => login(identifier, 'no-es-esta');
const statuses = (answers: readonly Answer<unknown>[]): number[] => answers.map(({ status }) => status);

beforeAll(async () => {
  app = await boot();
});
const windowMs = 5 * 60_000;
/** At the beginning of a window: a test that runs while one ends would see two. */
const beginning = (): number => Math.floor(Date.now() / (6 * windowMs)) * 6 * windowMs + 1_000;

beforeEach(async () => {
  clock.at(new Date(beginning()).toISOString());
  await app.strapi.db.connection('login_attempts').delete();
});
afterEach(() => clock.run());

describe('logging in', () => {
  test('answers a token that works, and nothing secret of the account', async () => {
    const { status, body } = await login('distribuidor@demo.test');
    expect(status).toBe(200);
    expect((await client(app.url, body.jwt!).get('/api/user')).status).toBe(200);
    expect(Object.keys(body.user!).filter((name) => /password|token|secret/i.test(name))).toEqual([]);
    expect((await login('DISTRIBUIDOR@demo.test')).status).toBe(200);
  });

  test('with a wrong password or an account that is not there says the same', async () => {
    const [wrong, unknown] = [await guess('distribuidor@demo.test'), await guess('nadie@demo.test')];
    expect(statuses([wrong, unknown])).toEqual([400, 400]);
    expect(wrong.body.errors).toEqual({ _general: ['Usuario o contraseña incorrectos'] });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('with an account whose mail is not confirmed says so, where that is asked for, and gives no token', async () => {
    const advanced = app.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
    const before = (await advanced.get({})) as object;
    const person = () => app.strapi.db.connection('up_users').where({ email: 'instalador@demo.test' });
    await person().update({ confirmed: false });
    await advanced.set({ value: { ...before, email_confirmation: true } });
    const { status, body } = await login('instalador@demo.test');
    await person().update({ confirmed: true });
    await advanced.set({ value: before });
    expect([status, body.errors, body.jwt]).toEqual([
      422,
      { _general: ['Falta confirmar tu correo electrónico'] },
      undefined,
    ]);
  });

  test('without its fields, or with something else than texts, is refused field by field in Spanish', async () => {
    const empty = await app.anonymous.post<LoggedIn>('/api/auth/local', {});
    expect(empty.status).toBe(400);
    expect(empty.body.errors).toEqual({
      identifier: ['Este campo es obligatorio'],
      password: ['Este campo es obligatorio'],
    });
    const operators = await login({ $ne: null }, { $ne: null });
    expect(operators.status).toBe(400);
    expect(Object.keys(operators.body.errors!).sort()).toEqual(['identifier', 'password']);
    expect(JSON.stringify(operators.body)).not.toMatch(/must be|required field|errors occurred/);
  });

  test('with a blocked account says so, to whoever knows its password', async () => {
    const where = { email: 'instalador@demo.test' };
    await app.strapi.db.connection('up_users').where(where).update({ blocked: true });
    const answer = await login('instalador@demo.test');
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { _general: ['Tu cuenta está bloqueada: contacta a tu ejecutivo de ventas'] },
    ]);
    expect((await guess('instalador@demo.test')).body.errors).toEqual({
      _general: ['Usuario o contraseña incorrectos'],
    });
    await app.strapi.db.connection('up_users').where(where).update({ blocked: false });
  });
});

describe('guessing', () => {
  test('after ten wrong passwords an account is closed to that address for a while, even to the right one; others are not', async () => {
    for (let n = 0; n < 10; n += 1) expect((await guess('otro@demo.test')).status).toBe(400);
    const refused = await login('otro@demo.test');
    expect([refused.status, refused.body.errors]).toEqual([429, { _general: [tooMany] }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    expect((await login(' OTRO@demo.test ')).status).toBe(429);
    expect((await login('distribuidor@demo.test')).status).toBe(200);
    clock.at(new Date(beginning() + windowMs).toISOString());
    expect((await login('otro@demo.test')).status).toBe(200);
  });

  test('many at once are counted like many in a row', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => guess('secundario@demo.test')));
    expect(statuses(answers).filter((status) => status === 400)).toHaveLength(10);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(15);
  });

  test('a right password forgives the wrong ones before it; people who log in are never too many', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 6; n += 1) expect((await guess('vendedor@demo.test')).status).toBe(400);
      expect((await login('vendedor@demo.test')).status).toBe(200);
    }
    expect(await app.strapi.db.connection('login_attempts').where('attempts', '>', 18)).toEqual([]);
  });

  test('one address that tries a few passwords on very many accounts is stopped too', async () => {
    await guess('cuenta-0@demo.test');
    // Counted in this order: the account from this address, the address, the account from everywhere.
    const [, address] = (await app.strapi.db.connection('login_attempts').orderBy('id').select('id')) as {
      id: number;
    }[];
    await app.strapi.db.connection('login_attempts').where({ id: address!.id }).update({ attempts: 300 });
    expect((await guess('cuenta-1@demo.test')).status).toBe(429);
  });

  test('an account is closed to everybody after forty wrong passwords from many addresses, by whichever of its names', async () => {
    const from = (n: number) => ({ 'X-Forwarded-For': `203.0.113.${n}` });
    await app.strapi.db
      .connection('up_users')
      .where({ email: 'secundario@demo.test' })
      .update({ username: 'La Secundaria' });
    const names = ['secundario@demo.test', 'SECUNDARIO@demo.test', 'La Secundaria'];
    const guessFrom = (n: number, secret = 'no-es-esta') =>
      app.anonymous.post<LoggedIn>('/api/auth/local', { identifier: names[n % 3], password: secret }, from(n));
    for (let n = 1; n <= 20; n += 1) expect((await guessFrom(n)).status).toBe(400);
    // Its owner, who logs in meanwhile, gives those who guess no new tries.
    expect((await guessFrom(200, password)).status).toBe(200);
    for (let n = 21; n <= 40; n += 1) expect((await guessFrom(n)).status).toBe(400);
    const refused = await guessFrom(41);
    expect([refused.status, refused.body.errors]).toEqual([429, { _general: [tooMany] }]);
    expect((await guessFrom(42, password)).status).toBe(429);
    expect((await login('distribuidor@demo.test')).status).toBe(200);
    clock.at(new Date(beginning() + 6 * windowMs).toISOString());
    expect((await guessFrom(43, password)).status).toBe(200);
  });

  test('the table keeps neither names nor addresses', async () => {
    await guess('otro@demo.test');
    const rows = (await app.strapi.db.connection('login_attempts')) as object[];
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/otro|demo\.test|127\.0\.0/);
  });

  test('asking for mails that reset a password is limited by the mail asked for', async () => {
    const names = ['nadie-aqui@demo.test', 'NADIE-Aqui@demo.test'];
    const ask = (email: unknown) => app.anonymous.post('/api/auth/forgot-password', { email });
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) answers.push((await ask(names[n % 2])).status);
    expect(answers.slice(0, 10)).not.toContain(429);
    expect(answers[10]).toBe(429);
    expect((await ask('nadie-mas@demo.test')).status).toBe(200);
  });
});

describe('Strapi’s own doors to accounts are closed', () => {
  test.each([
    ['POST', '/api/auth/local/register', { username: 'nuevo', email: 'nuevo@demo.test', password }],
    ['GET', '/api/users/me', undefined],
    ['GET', '/api/users/count', undefined],
    ['POST', '/api/users', { username: 'nuevo', email: 'nuevo@demo.test', password, role: 1 }],
    ['PUT', '/api/users/1', { password: 'otra', role: 5 }],
    ['DELETE', '/api/users/1', undefined],
    ['GET', '/api/users-permissions/roles', undefined],
    ['POST', '/api/users-permissions/roles', { name: 'dueño' }],
    ['PUT', '/api/users-permissions/roles/1', { permissions: {} }],
    ['GET', '/api/users-permissions/permissions', undefined],
    ['GET', '/api/connect/google', undefined],
    ['GET', '/api/auth/google/callback', undefined],
    ['GET', '/api/auth/email-confirmation?confirmation=x', undefined],
  ] as const)('%s %s', async (method, path, body) => {
    const before = await app.strapi.db.connection('up_users').orderBy('id').select('id', 'username', 'password');
    for (const who of [app.anonymous, await app.as('distribuidor')]) {
      const send = {
        GET: () => who.get(path),
        POST: () => who.post(path, body),
        PUT: () => who.put(path, body),
        DELETE: () => who.delete(path),
      };
      expect([401, 403, 404, 405]).toContain((await send[method]()).status);
    }
    expect(await app.strapi.db.connection('up_users').orderBy('id').select('id', 'username', 'password')).toEqual(
      before,
    );
  });
});

test('a person who is gone has a token of nobody', async () => {
  const { id, token } = await givenPerson(app, { role: 'distributor' });
  await app.strapi.db.connection('up_users').where({ id }).delete();
  const answer = await client(app.url, token).get<LoggedIn>('/api/user');
  expect(answer.status).toBe(401);
  expect(answer.body.errors).toEqual({ _general: ['La sesión ha expirado. Inicia sesión nuevamente'] });
});

test('logging in with a text that PostgreSQL could not keep is refused like any other', async () => {
  expect([400, 422]).toContain((await login('a\u0000b')).status);
  expectRefused(await (await app.as('distribuidor')).patch('/api/user-preferences/0', { exchange: 'EUR' }), {
    exchange: 'No es una opción válida',
  });
});
