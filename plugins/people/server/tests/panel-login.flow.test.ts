import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, clock, demoPassword, type TestApp } from '@mayorista/kernel/testing';

const text = 'Has excedido el límite de peticiones. Intenta de nuevo más tarde.';
const windowMs = 5 * 60_000;
/** At the beginning of a window: a test that runs while one ends would see two. */
const beginning = (): number => Math.floor(Date.now() / (6 * windowMs)) * 6 * windowMs + 1_000;
let app: TestApp;

const login = (email: string, password = 'equivocada', from = '203.0.113.1') =>
  app.anonymous.post<{ error?: { message: string } }>('/admin/login', { email, password }, { 'X-Forwarded-For': from });
const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status;
const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_unused, n) => work(n)));

beforeAll(async () => {
  app = await boot();
});
beforeEach(async () => {
  clock.at(new Date(beginning()).toISOString());
  await app.strapi.db.connection('login_attempts').delete();
});
afterEach(() => clock.run());

describe('the door of the panel', () => {
  test('ten wrong passwords on an account from one address, then 429 with the time to wait, in Spanish, even for the right one; its owner elsewhere goes on', async () => {
    for (let n = 0; n < 10; n += 1) expect((await login('compras@mayorista.test')).status).toBe(400);
    const refused = await login(' COMPRAS@mayorista.test');
    expect(refused).toMatchObject({ status: 429, body: { error: { message: text } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    expect((await login('compras@mayorista.test', demoPassword)).status).toBe(429);
    expect((await login('compras@mayorista.test', demoPassword, '203.0.113.2')).status).toBe(200);
    expect((await login('catalogo@mayorista.test', demoPassword)).status).toBe(200);
    clock.at(new Date(beginning() + windowMs).toISOString());
    expect((await login('compras@mayorista.test', demoPassword)).status).toBe(200);
  });

  test('eleven wrong ones do not lock the right one out of another address, nor those of the store out', async () => {
    for (let n = 0; n < 11; n += 1) await login('soporte@mayorista.test', 'equivocada', `203.0.113.${n + 20}`);
    expect((await login('soporte@mayorista.test', demoPassword, '203.0.113.90')).status).toBe(200);
    const rows = (await app.strapi.db.connection('login_attempts')) as object[];
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/soporte|mayorista\.test|203\.0/);
  });

  test('forty wrong ones from many addresses close it for everybody for a while', async () => {
    for (let n = 1; n <= 40; n += 1)
      expect(await statusOf(login('marketing@mayorista.test', 'x', `198.51.100.${n}`))).toBe(400);
    expect((await login('marketing@mayorista.test', demoPassword, '198.51.100.99')).status).toBe(429);
    clock.at(new Date(beginning() + 6 * windowMs).toISOString());
    expect((await login('marketing@mayorista.test', demoPassword, '198.51.100.99')).status).toBe(200);
  });

  test('many tries at once do not slip through together', async () => {
    const statuses = await times(20, () => statusOf(login('marketing@mayorista.test')));
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('whoever knows the password logs in as often as they like, and is forgiven what they mistyped', async () => {
    for (let n = 0; n < 25; n += 1) expect((await login('soporte@mayorista.test', demoPassword)).status).toBe(200);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 6; n += 1) expect((await login('soporte@mayorista.test')).status).toBe(400);
      expect((await login('soporte@mayorista.test', demoPassword)).status).toBe(200);
    }
  });

  test('one address that tries account after account is held back; its neighbour is not', async () => {
    await login('cuenta-0@nadie.test');
    const [, address] = (await app.strapi.db.connection('login_attempts').orderBy('id').select('id')) as {
      id: number;
    }[];
    await app.strapi.db.connection('login_attempts').where({ id: address!.id }).update({ attempts: 300 });
    expect((await login('cuenta-1@nadie.test')).status).toBe(429);
    expect((await login('cuenta-1@nadie.test', 'x', '198.51.100.9, 203.0.113.1')).status).toBe(429);
    expect((await login('cuenta-2@nadie.test', 'x', '203.0.113.8')).status).toBe(400);
  });

  test('the store is another thing: its guesses close no account of the panel', async () => {
    for (let n = 0; n < 11; n += 1)
      await app.anonymous.post(
        '/api/auth/local',
        { identifier: 'compras@mayorista.test', password: 'x' },
        { 'X-Forwarded-For': '203.0.113.1' },
      );
    expect((await login('compras@mayorista.test', demoPassword)).status).toBe(200);
  });
});
