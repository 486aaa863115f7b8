import { expect, test } from 'vitest';
import { currencyOf, findPerson, requirePerson } from './person.server';
import { storeScope } from './scope.server';
import { apiServer, visit } from './testing/api-server';

const user = { id: 1, username: 'distribuidor', email: 'd@demo.test', currency: 'MXN' };

test('without a session nobody is asked for', async () => {
  const { config, calls } = await apiServer({});
  expect(await findPerson(visit(config))).toBeNull();
  expect(calls).toEqual([]);
});

test('the person is asked for once per request, however many loaders want it', async () => {
  const { config, calls } = await apiServer({ '/api/user': { status: 200, body: { data: user } } });
  const args = visit(config, { isLoggedIn: true });
  const people = await Promise.all([findPerson(args), findPerson(args), requirePerson(args)]);
  expect(people.map((person) => person?.currency)).toEqual(['MXN', 'MXN', 'MXN']);
  expect(calls).toHaveLength(1);
});

test('a token the platform refuses is nobody, and a page that needs somebody goes to the login page and back', async () => {
  const { config } = await apiServer({ '/api/user': { status: 401 } });
  const args = visit(config, { path: '/carts?a=1', isLoggedIn: true });
  expect(await findPerson(args)).toBeNull();
  const thrown: unknown = await requirePerson(args).catch((error: unknown) => error);
  const location = new URL((thrown as Response).headers.get('Location') ?? '', 'http://store.test');
  expect(location.pathname).toBe('/login');
  expect(Object.fromEntries(location.searchParams)).toEqual({ redirectTo: '/carts?a=1', expired: '1' });
});

test('what a page asks for after a refused token it asks for as a visitor [SF-AUTH-005]', async () => {
  const { config, calls } = await apiServer({ '/api/user': { status: 401 }, '/api/brands': { status: 200, body: {} } });
  const args = visit(config, { isLoggedIn: true });
  expect(await currencyOf(args)).toBe('USD');
  await storeScope(args).api.get('brands');
  expect(calls.map(({ authorization }) => authorization !== undefined)).toEqual([true, false]);
});

test('while the platform is away nobody loses the session: the page fails instead', async () => {
  const { config } = await apiServer({ '/api/user': { status: 503 } });
  await expect(findPerson(visit(config, { isLoggedIn: true }))).rejects.toMatchObject({ status: 503 });
});

test('amounts are in the currency of whoever is logged in, whatever was chosen in this browser before', async () => {
  const { config } = await apiServer({ '/api/user': { status: 200, body: { data: { ...user, currency: 'MXN' } } } });
  const cookie = 'mayorista_currency=USD';
  expect(await currencyOf(visit(config, { isLoggedIn: true, cookie }))).toBe('MXN');
  expect(await currencyOf(visit(config, { cookie: 'mayorista_currency=MXN' }))).toBe('MXN');
  expect(await currencyOf(visit(config))).toBe('USD');
});

test('whose session ended while they sent a form comes back to its page, and to no other store', async () => {
  const { config } = await apiServer({ '/api/user': { status: 401 } });
  const target = async (referer: string | null) => {
    const args = visit(config, { path: '/cart-addresses?type=book', isLoggedIn: true, form: {} });
    if (referer !== null) args.request.headers.set('Referer', referer);
    const thrown: unknown = await requirePerson(args).catch((error: unknown) => error);
    const location = new URL((thrown as Response).headers.get('Location') ?? '', 'http://store.test');
    return location.searchParams.get('redirectTo');
  };
  expect(await target('http://store.test/carts?a=1')).toBe('/carts?a=1');
  expect(await target('http://other.test/carts')).toBe('/');
  expect(await target('nonsense')).toBe('/');
  expect(await target(null)).toBe('/');
});
