import { randomUUID } from 'node:crypto';
import { boot, demoPassword, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';

const text = 'Has excedido el límite de peticiones. Intenta de nuevo más tarde.';
let app: TestApp;
beforeAll(async () => {
  app = await boot();
});

const login = (email: string, password = 'equivocada', from?: string) =>
  app.anonymous.post<{ error?: { message: string } }>(
    '/admin/login',
    { email, password },
    from === undefined ? {} : { 'X-Forwarded-For': from },
  );
const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status;
const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_unused, n) => work(n)));

describe('the door of the panel', () => {
  test('ten wrong passwords on an account, then 429 with the time to wait, in Spanish, even for the right one; others go on', async () => {
    for (let n = 0; n < 10; n += 1) expect((await login('compras@mayorista.test')).status).toBe(400);
    const refused = await login(' COMPRAS@mayorista.test');
    expect(refused).toMatchObject({ status: 429, body: { error: { message: text } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    expect((await login('compras@mayorista.test', demoPassword)).status).toBe(429);
    expect((await login('catalogo@mayorista.test', demoPassword)).status).toBe(200);
  });

  test('many tries at once do not slip through together', async () => {
    const statuses = await times(20, () => statusOf(login('marketing@mayorista.test')));
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('whoever knows the password logs in as often as they like', async () => {
    for (let n = 0; n < 25; n += 1) expect((await login('soporte@mayorista.test', demoPassword)).status).toBe(200);
  });

  test('one address that tries account after account is held back, whatever it says of itself; its neighbour is not', async () => {
    for (let round = 0; round < 10; round += 1) {
      const statuses = await times(10, () => statusOf(login(`${randomUUID()}@nadie.test`, 'x', '203.0.113.7')));
      expect(new Set(statuses)).toEqual(new Set([400]));
    }
    expect((await login('nadie@nadie.test', 'x', '203.0.113.7')).status).toBe(429);
    expect((await login('nadie2@nadie.test', 'x', '198.51.100.9, 203.0.113.7')).status).toBe(429);
    expect((await login('nadie3@nadie.test', 'x', '203.0.113.8')).status).toBe(400);
  });
});

test('search tokens: three hundred a minute for an address, sixty for a person', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.99' };
  const ask = (headers: Record<string, string>) => app.anonymous.get('/api/search-tokens', headers);
  for (let round = 0; round < 10; round += 1) {
    expect(new Set(await times(30, () => statusOf(ask(from))))).toEqual(new Set([200]));
  }
  const refused = await ask(from);
  expect([refused.status, refused.body]).toMatchObject([429, { errors: { _general: [text] } }]);
  const person = await givenPerson(app, { role: 'distributor' });
  const statuses = await times(61, () => statusOf(ask({ Authorization: `Bearer ${person.token}` })));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
