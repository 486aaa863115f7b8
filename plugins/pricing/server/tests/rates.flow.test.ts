import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { settledProduct, type List } from './kit';

interface Rate {
  readonly id: number;
  readonly commercial_exchange_rate: string;
  readonly effective_from: string;
  readonly set_by: string | null;
}

let app: TestApp;
let staff: Client;
let buyer: Client;

const path = '/pricing/commercial-exchange-rates';
const set = (commercial_exchange_rate: unknown, more: object = {}) =>
  staff.post(path, { commercial_exchange_rate, ...more });
const history = async (): Promise<readonly Rate[]> => (await staff.get<{ data: Rate[] }>(path)).body.data;
const pesos = async (id: number): Promise<string> =>
  (await buyer.get<{ data: { calculated_list_price: string } }>(`/api/store-products/${id}?currency=MXN`)).body.data
    .calculated_list_price;

beforeAll(async () => {
  app = await boot();
  staff = await app.asStaff('compras');
  buyer = await app.as('distribuidor');
});

describe('the exchange rate', () => {
  test('set by staff is in force at once, first in its history with who set it, and every price in pesos follows within seconds', async () => {
    const { id } = await givenProduct(app, { listPrice: '10.01' });
    expect((await set('18.50')).status).toBe(201);
    await expect.poll(() => pesos(id)).toBe('185.19');
    expect((await set(20)).status).toBe(201);
    await expect.poll(() => pesos(id)).toBe('200.20');
    const [last] = await history();
    expect(Number(last!.commercial_exchange_rate)).toBe(20);
    expect(last!.set_by).not.toBeNull();
  });

  test('with a date to come waits for it', async () => {
    await set(20);
    const { id } = await givenProduct(app, { listPrice: '1.00' });
    await expect.poll(() => pesos(id)).toBe('20.00');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect((await set(30, { effective_from: tomorrow })).status).toBe(201);
    await app.endShortMemories();
    expect(await pesos(id)).toBe('20.00');
    expect(Number((await history())[0]!.commercial_exchange_rate)).toBe(30);
  });

  test('of a day to come begins with that day in Mexico City, one of a day that passed begins now', async () => {
    await set(30, { effective_from: '2044-03-01' });
    const [scheduled] = await history();
    expect(scheduled!.effective_from).toBe('2044-03-01T06:00:00.000Z');
    const before = new Date().toISOString();
    const { body } = await staff.post<{ data: Rate }>(path, {
      commercial_exchange_rate: 20,
      effective_from: '2020-01-01',
    });
    expect(body.data.effective_from >= before).toBe(true);
    expectRefused(await set(20, { effective_from: 'mañana' }), { effective_from: 'Debe ser una fecha válida' });
  });

  test('that has not begun can be canceled by who may set one, with a trace; one that has begun stays', async () => {
    await set(21);
    const made = await set(33, { effective_from: '2045-03-01' });
    const { id } = (made.body as { data: Rate }).data;
    expect((await (await app.asStaff('soporte')).delete(`${path}/${id}`)).status).toBe(403);
    expect((await staff.delete(`/pricing/subscription-exchange-rates/${id}`)).status).toBe(404);
    expect((await staff.delete(`${path}/${id}`)).status).toBe(200);
    const left = await history();
    expect(left.map((rate) => rate.id)).not.toContain(id);
    expect((await staff.delete(`${path}/${id}`)).status).toBe(404);
    const trace = { model_type: 'commercial-exchange-rates', model_id: String(id), action: 'removed' };
    expect(await app.strapi.db.connection('audit_entries').where(trace)).toHaveLength(1);
    const current = left.find(({ effective_from: from }) => new Date(from).getTime() <= Date.now());
    expectRefused(await staff.delete(`${path}/${current!.id}`), {
      _general: 'Este tipo de cambio ya entró en vigor: no se puede cancelar',
    });
  });

  test('for subscriptions is another one', async () => {
    await set(20);
    expect(
      (await staff.post('/pricing/subscription-exchange-rates', { subscription_exchange_rate: '25' })).status,
    ).toBe(201);
    expect((await history()).map(({ commercial_exchange_rate: rate }) => Number(rate))).not.toContain(25);
    const { id } = await givenProduct(app, { listPrice: '1.00' });
    await expect.poll(() => pesos(id)).toBe('20.00');
  });

  test.each([
    [0, 'El tipo de cambio debe ser mayor que cero'],
    [-1, 'El tipo de cambio debe ser mayor que cero'],
    ['-3', 'El tipo de cambio debe ser mayor que cero'],
    ['99999999', /menor o igual a 1000/],
    ['abc', 'Debe ser un número'],
    ['', 'Debe ser un número'],
    [true, 'Debe ser un número'],
    [[18], 'Debe ser un número'],
    ['1e3', 'Debe ser un número'],
    [1_001, /menor o igual a 1000/],
    [undefined, 'Este campo es obligatorio'],
  ])('of %s is refused, and the one in force stays', async (rate, text) => {
    const before = await history();
    expectRefused(await set(rate), { commercial_exchange_rate: text });
    expect(await history()).toEqual(before);
  });

  test('is set by catalogue and purchasing alone, read by the house, unknown to customers', async () => {
    expect((await (await app.asStaff('marketing')).post(path, { commercial_exchange_rate: 19 })).status).toBe(403);
    expect((await (await app.asStaff('marketing')).get(path)).status).toBe(200);
    expect((await buyer.get('/api/commercial-exchange-rates')).status).toBe(403);
    expect((await app.anonymous.get('/api/commercial-exchange-rates')).status).toBe(401);
  });
});

test('subscription products cost their dollars at the rate asked for [CS-RATE-003]', async () => {
  const fields = { product_type: 'product_type_subscription', fixed_price: '9.90' };
  const { id } = await settledProduct(app, { fields });
  const catalogue = await app.asStaff('catalogo');
  const { body } = await catalogue.get<List>('/pricing/subscription-product-prices?exchange_rate=20');
  expect(body.data.find((each) => each.id === id)).toMatchObject({
    fixed_price: '9.90',
    price_mxn: '198.00',
    exchange_rate: '20',
  });
});

test('two people of companies of one level and branch are shown prices each in their own currency when they ask for none', async () => {
  const { id } = await settledProduct(app);
  const buyer = async (currency: 'USD' | 'MXN') => {
    const base = { document_id: `moneda-${currency}`, business_name: `Moneda ${currency}`, rfc: null };
    const [row] = (await app.strapi.db
      .connection('companies')
      .insert({ ...base, price_level: 1, status: 1, currency, credit_blocked: false })
      .returning('id')) as { id: number }[];
    return client(
      app.url,
      (await givenPerson(app, { role: 'distributor', companyId: row!.id, fields: { currency } })).token,
    );
  };
  const [dollars, pesos] = [await buyer('USD'), await buyer('MXN')];
  const shown = async (who: Client, query = '') =>
    (await who.get<{ data: Record<string, unknown> }>(`/api/store-products/${id}${query}`)).body.data;
  for (let times = 0; times < 2; times += 1) {
    expect(await shown(dollars)).toMatchObject({ currency: 'USD', calculated_list_price: '100.00' });
    const inPesos = await shown(pesos);
    expect(inPesos.currency).toBe('MXN');
    expect(Number(inPesos.calculated_list_price)).toBeGreaterThan(1_000);
    expect(await shown(pesos, '?currency=USD')).toMatchObject({ currency: 'USD', calculated_list_price: '100.00' });
  }
});

test('without a rate in force there are no prices in pesos, and those in dollars stay', async () => {
  const { id } = await settledProduct(app);
  const knex = app.strapi.db.connection;
  const kept = (await knex('exchange_rates').where({ kind: 'commercial' })) as object[];
  const { id: companyId } = (await knex('companies').where({ status: 1 }).first('id')) as { id: number };
  const explained = (currency: string) =>
    staff.get(`/pricing/price-explanations?product_id=${id}&company_id=${companyId}&currency=${currency}`);
  expect((await explained('MXN')).status).toBe(200);
  await knex('exchange_rates').where({ kind: 'commercial' }).delete();
  // A rate is kept for a second.
  await expect.poll(async () => (await explained('MXN')).status).toBe(422);
  const refused = await explained('MXN');
  const inDollars = await explained('USD');
  await knex('exchange_rates').insert(kept);
  expectRefused(refused, { _general: 'No hay un tipo de cambio vigente' });
  expect(inDollars.status).toBe(200);
});
