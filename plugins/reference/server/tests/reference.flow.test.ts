import { locales } from '@mayorista/config';
import { boot, expectRefused, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, expect, test } from 'vitest';

interface List {
  readonly data: readonly {
    readonly id: number;
    readonly name: string;
    readonly code?: string;
    readonly status?: number;
  }[];
  readonly total: number;
  readonly meta: {
    readonly pagination: { readonly page: number; readonly pageSize: number; readonly pageCount: number };
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await boot();
});

test('the languages are Spanish and English and no other, those of the configuration [CS-GENERAL-005, CS-GENERAL-006, PC-LOCALE-001]', async () => {
  const { body } = await (await app.as('distribuidor')).get<List>('/api/languages');
  expect(body.data.map(({ code }) => code).sort()).toEqual(['en', 'es']);
  const stored = (await app.strapi.db.query('plugin::i18n.locale').findMany()) as { code: string }[];
  expect(stored.map(({ code }) => code).sort()).toEqual([...locales].sort());
});

test('the currencies are the dollar and the peso and no other [SF-CURRENCY-005]', async () => {
  const { body } = await app.anonymous.get<List>('/api/currencies');
  expect(body.data.map(({ code }) => code).sort()).toEqual(['MXN', 'USD']);
});

test('a list comes in pages of ten and says how many there are [CS-GENERAL-009]', async () => {
  const first = await app.anonymous.get<List>('/api/countries');
  const { total, data, meta } = first.body;
  expect(data).toHaveLength(10);
  expect(total).toBeGreaterThan(20);
  expect(meta.pagination).toMatchObject({ page: 1, pageSize: 10, pageCount: Math.ceil(total / 10) });
  const pages = await Promise.all(
    Array.from({ length: meta.pagination.pageCount }, (_, i) =>
      app.anonymous.get<List>(`/api/countries?page=${i + 1}`),
    ),
  );
  const ids = pages.flatMap(({ body }) => body.data.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([total, total]);
});

test('country 143 is México, and telephone types 1 to 3 are mobile, landline and messages [SF-COMPANY-016, PC-USER-035, PC-USER-036, PC-USER-037]', async () => {
  const mexico = await app.anonymous.get<List>('/api/countries?filters[code]=MX');
  expect(mexico.body.data).toMatchObject([{ id: 143, name: 'México' }]);
  const types = await (await app.as('distribuidor')).get<List>('/api/telephone-types');
  expect(types.body.data.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Celular'],
    [2, 'Fijo'],
    [3, 'Mensajes'],
  ]);
});

test('a bank is active with status 1: new ones are, and what else is changed leaves it as it is [CS-REFERENCE-001]', async () => {
  const purchasing = await app.asStaff('compras');
  const { body, status } = await purchasing.post<{ data: { id: number; status: number } }>('/reference/banks', {
    name: 'Banco de prueba',
    clabe: '012345678901234567',
  });
  expect([status, body.data.status]).toEqual([201, 1]);
  const path = `/reference/banks/${body.data.id}`;
  const isListed = async () =>
    (await purchasing.get<List>('/reference/banks?filters[status]=1&per_page=100')).body.data.some(
      ({ id }) => id === body.data.id,
    );
  expect(await isListed()).toBe(true);
  await purchasing.patch(path, { status: 0 });
  await purchasing.patch(path, { name: 'Banco retirado' });
  expect((await purchasing.get<{ data: object }>(path)).body.data).toMatchObject({ name: 'Banco retirado', status: 0 });
  expect(await isListed()).toBe(false);
  expectRefused(await purchasing.post('/reference/banks', { name: 'Otro', clabe: '1' }), { clabe: /.+/ });
});

test('a country has two letters for a key', async () => {
  const support = await app.asStaff('soporte');
  const count = async () => (await app.anonymous.get<List>('/api/countries')).body.total;
  const before = await count();
  for (const code of ['M', 'MEX', 'M1', ''])
    expectRefused(await support.post('/reference/countries', { name: 'Nadie', code }), {
      code: 'La clave del país debe ser de dos letras',
    });
  expect(await count()).toBe(before);
});

test('every path of the API begins with /api [PC-GENERAL-013]', async () => {
  const { body } = await app.anonymous.get<{ paths: object }>('/api/openapi.json');
  const paths = Object.keys(body.paths);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  expect((await app.anonymous.get('/countries')).status).toBe(404);
});

test('a message that is a key has its text in each language; a language of nobody has none [CS-GENERAL-003]', async () => {
  const textIn = async (locale: string) =>
    (await app.anonymous.get<{ data: Record<string, string> }>(`/api/translations/${locale}`)).body.data;
  expect(await textIn('es')).toMatchObject({ config_could_not_be_updated: 'La configuración no pudo ser actualizada' });
  expect(await textIn('en')).toMatchObject({ config_could_not_be_updated: 'The configuration could not be updated' });
  expect((await app.anonymous.get('/api/translations/fr')).status).toBe(404);
});

test('buyers are told where to transfer, in each currency, of accounts in use alone; visitors, installers and a storeman are not', async () => {
  interface Accounts {
    readonly data: readonly { readonly name: string; readonly clabe: string; readonly currency: string }[];
  }
  const buyer = await app.as('distribuidor');
  const inPesos = (await buyer.get<Accounts>('/api/payment-accounts?currency=MXN')).body.data;
  expect(inPesos.map(({ name, currency }) => [name, currency])).toEqual([
    ['BBVA México', 'MXN'],
    ['Banorte', 'MXN'],
  ]);
  expect((await buyer.get<Accounts>('/api/payment-accounts?currency=USD')).body.data).toHaveLength(1);
  // Nobody transfers to an account of no currency.
  const { id: _, ...one } = (await app.strapi.db.connection('banks').first('*')) as Record<string, unknown>;
  await app.strapi.db.connection('banks').insert({ ...one, name: 'Sin moneda', currency_id: null, status: 1 });
  expect((await (await app.as('secundario')).get<Accounts>('/api/payment-accounts')).body.data).toHaveLength(3);
  expect((await buyer.get('/api/payment-accounts?currency=EUR')).status).toBe(422);
  expect((await app.anonymous.get('/api/payment-accounts')).status).toBe(401);
  for (const who of ['instalador', 'almacen'])
    expect((await (await app.as(who)).get('/api/payment-accounts')).status).toBe(403);
});
