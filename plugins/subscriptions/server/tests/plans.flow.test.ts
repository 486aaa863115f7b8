import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, plansFor, type List, type One, type Subscription } from './subscribing-kit';

const plans = '/subscriptions/subscription-plans';
let app: TestApp;
let catalogue: Client;
let product: number;

beforeAll(async () => {
  app = await boot();
  catalogue = await app.asStaff('catalogo');
});
const input = (changes: object = {}) => ({
  product_id: product,
  capacity: 'Hasta 8 canales',
  init_point: 'https://www.mercadopago.com.mx/subscriptions/checkout?preapproval_plan_id=1',
  lines: [{ text: 'Grabación en la nube' }, { text: 'Alertas' }],
  ...changes,
});

describe('a plan', () => {
  test('of a subscription product is kept by the catalogue, and sold at once with its lines', async () => {
    product = (await givenProduct(app, { listPrice: '10.00', fields: { product_type: 'product_type_subscription' } }))
      .id;
    const made = await catalogue.post<One<{ id: number }>>(plans, input());
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const buyer = await app.as('distribuidor');
    expect((await plansFor(buyer)).find(({ id }) => id === product)).toMatchObject({
      fixed_price: '185.00',
      capacity: 'Hasta 8 canales',
      description: ['Grabación en la nube', 'Alertas'],
      init_point: input().init_point,
    });
    const one = await buyer.get<List<{ id: number }>>(`/api/acoba-subscription-products?product_id=${product}`);
    expect(one.body.data.map(({ id }) => id)).toEqual([product]);
    const refused = await catalogue.post(plans, input());
    expectRefused(refused, { product_id: 'Ya' });
  });

  test.each([
    'http://www.mercadopago.com.mx/x',
    'https://www.mercadopago.com.mx.example.com/x',
    'https://example.com/x',
    'https://somebody@www.mercadopago.com.mx/x',
  ])('that is paid at %s is refused: people are led to the payment provider alone', async (init_point) => {
    const other = (await givenProduct(app, { fields: { product_type: 'product_type_subscription' } })).id;
    const refused = await catalogue.post(plans, input({ product_id: other, init_point }));
    expectRefused(refused, { init_point: /mercadopago|https/ });
    const code = init_point.startsWith('https:') ? 'init_point_not_allowed' : 'invalid_init_point';
    expect(codesOf(refused)).toEqual([code]);
  });

  test('whose link leads elsewhere by now is sold no more, and what was bought of it leads nowhere', async () => {
    const buyer = await app.as('distribuidor');
    const [first] = (await buyer.get<List<Subscription>>('/api/acoba-subscriptions')).body.data;
    const knex = app.strapi.db.connection;
    await knex('subscription_plans')
      .where({ product_id: first?.product_id })
      .update({ init_point: 'https://example.com/x' });
    expect((await plansFor(buyer)).map(({ id }) => id)).not.toContain(first?.product_id);
    const { body } = await buyer.get<One<Subscription>>(`/api/acoba-subscriptions/${first?.id}`);
    expect(body.data.init_point).toBeNull();
  });

  test('of a product that is no subscription is refused', async () => {
    const camera = (await givenProduct(app)).id;
    const refused = await catalogue.post(plans, input({ product_id: camera }));
    expect(codesOf(refused)).toEqual(['plan_of_no_subscription']);
  });

  test('is written by the catalogue alone, and what is sold is told to who may buy', async () => {
    for (const account of ['soporte', 'ventas', 'marketing'])
      expect((await (await app.asStaff(account)).post(plans, input())).status, account).toBe(403);
    expect((await (await app.as('distribuidor')).get('/api/subscription-plans')).status).toBe(403);
    expect((await app.anonymous.get('/api/acoba-subscription-products')).status).toBe(401);
    expect((await (await app.as('almacen')).get('/api/acoba-subscription-products')).status).toBe(403);
    expect((await plansFor(await app.as('instalador'))).length).toBeGreaterThan(2);
  });
});

describe('the demonstration', () => {
  test('has an installer with a subscription of each status, of whom a device can be subscribed [SF-SUBSCRIPTION-009]', async () => {
    const [buyer, installer] = [await app.as('distribuidor'), await app.as('instalador')];
    const statuses = async (who: Client) =>
      (await who.get<List<Subscription>>('/api/acoba-subscriptions?order_by=id')).body.data
        .map(({ status }) => status)
        .sort();
    expect(await statuses(buyer)).toEqual(['active', 'payment_pending']);
    expect(await statuses(installer)).toEqual(['demo', 'ended']);

    const clients = (await buyer.get<List<{ id: string; number_of_devices: number }>>('/api/acoba-installer-clients'))
      .body;
    expect(clients.data.map(({ number_of_devices: devices }) => devices)).toEqual([2, 1, 1, 0]);
    const [first] = clients.data;
    const devices = await buyer.get<List<{ device_id: string; subscription_id: string | null }>>(
      `/api/acoba-client-devices?client_id=${first?.id}`,
    );
    const free = devices.body.data.find(({ subscription_id: held }) => held === null);
    const [plan] = await plansFor(buyer);
    const made = await ask(buyer, first!.id, free!.device_id, plan!.id);
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ status: 'payment_pending', init_point: plan?.init_point });
    expect((await buyer.get(`/api/acoba-subscriptions/${made.body.data.id}`)).status).toBe(200);
    expect((await buyer.get<One<{ url: string }>>('/api/acoba-installer-urls')).body.data.url).toMatch(/^https:/);
  });
});
