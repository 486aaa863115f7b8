import { boot, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, expect, test } from 'vitest';

const text = 'Has excedido el límite de peticiones. Intenta de nuevo más tarde.';
let app: TestApp;
beforeAll(async () => {
  app = await boot();
});

const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status;
const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_unused, n) => work(n)));

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
