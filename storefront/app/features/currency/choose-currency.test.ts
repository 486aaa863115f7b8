import { expect, test } from 'vitest';
import { apiServer, visit } from '../../session/testing/api-server';
import { chooseCurrency } from './choose-currency.server';

const user = { id: 1, username: 'distribuidor', email: 'd@demo.test', currency: 'USD', impersonated_by: null };
const cart = { id: 7, stage: 'open', currency: 'USD' };
const done = { status: 200, body: { data: cart } };

async function chosen(person: object | null) {
  const { config, calls } = await apiServer({
    '/api/user': { status: 200, body: { data: person } },
    '/api/user-preferences/0': done,
    '/api/carts/current': done,
    '/api/carts/7': done,
  });
  const cookie = await chooseCurrency('MXN', visit(config, { isLoggedIn: person !== null }));
  const writes = calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { cookie, writes };
}

test("a visitor's choice stays in the browser", async () => {
  const { cookie, writes } = await chosen(null);
  expect(cookie).toContain('mayorista_currency=MXN');
  expect(writes).toEqual([]);
});

test("a person's choice is their preference, and nothing of it stays in the browser", async () =>
  expect(await chosen(user)).toEqual({ cookie: null, writes: ['PATCH /api/user-preferences/0'] }));

test('who acts for somebody changes the cart alone', async () =>
  expect(await chosen({ ...user, impersonated_by: { id: 2, name: 'Vendedor' } })).toEqual({
    cookie: null,
    writes: ['PUT /api/carts/7'],
  }));
