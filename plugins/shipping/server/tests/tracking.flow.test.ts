import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { dhlTracking } from '../src/tracking/dhl';

type Track = {
  data: { state: string; state_label: string; is_tracked: boolean; is_demo: boolean; events: { text: string }[] };
};

let app: TestApp;
let knex: Knex;
let orderId: number;
const guide = 'DHL-7001';

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  const company = await knex('up_users').where({ email: 'distribuidor@demo.test' }).first('company_id');
  const order = await knex('sale_orders').where({ company_id: company.company_id, status: 'delivered' }).first('id');
  orderId = order.id as number;
  const carrier = await knex('carriers').where({ code: 'dhl' }).first('id');
  await knex('sale_orders').where({ id: orderId }).update({ tracking_number: guide, carrier_id: carrier.id });
});

const follow = (who: Client, number = guide) => who.get<Track>(`/api/delivery-tracks/${number}`);

describe('a package is followed by its number', () => {
  test('by who reads its order: delivered, with each step', async () => {
    const { body } = await follow(await app.as('distribuidor'));
    expect(body.data).toMatchObject({ state: 'delivered', state_label: 'Entregado', is_tracked: true, is_demo: true });
    expect(body.data.events.at(-1)).toMatchObject({ text: 'Información del envío recibida' });
  });

  test.each([
    ['otro', 404],
    ['instalador', 403],
    ['vendedor', 404],
  ])('%s is answered %i', async (who, status) => {
    const own = await knex('up_users')
      .where({ email: `${who}@demo.test` })
      .first('id');
    // Attends other companies.
    if (who === 'vendedor') await knex('companies').where({ salesman_id: own.id }).update({ salesman_id: null });
    expect((await follow(await app.as(who as 'otro'))).status).toBe(status);
  });

  test('a visitor is sent to log in, and a number of no order is not found', async () => {
    expect((await follow(app.anonymous)).status).toBe(401);
    expect((await follow(await app.as('distribuidor'), 'NO-1')).status).toBe(404);
  });

  test('before the house hands it over, nothing is known of it', async () => {
    const colleague = await knex('sale_orders').where({ id: orderId }).first('company_id');
    const person = await givenPerson(app, { role: 'distributor', companyId: colleague.company_id });
    const other = await knex('sale_orders').where({ status: 'pending_payment' }).first('id', 'company_id');
    const dhl = await knex('carriers').where({ code: 'dhl' }).first('id');
    await knex('sale_orders')
      .where({ id: other.id })
      .update({ tracking_number: 'EARLY-1', carrier_id: dhl.id, company_id: colleague.company_id });
    const { body } = await follow(client(app.url, person.token), 'EARLY-1');
    expect(body.data).toMatchObject({ state: 'unknown', is_tracked: true, events: [] });
  });

  test('a carrier that tells nobody is said to be so', async () => {
    const silent = await knex('carriers').where({ tracking: 'none' }).first('id');
    await knex('sale_orders').where({ id: orderId }).update({ carrier_id: silent.id });
    const { body } = await follow(await app.as('distribuidor'));
    expect(body.data).toMatchObject({ state: 'unknown', is_tracked: false, is_demo: false, events: [] });
  });
});

test('an office whose coverage is no list of postal codes is not written', async () => {
  const offices = async () => Number((await knex('delivery_offices').count({ n: '*' }).first())?.n);
  const { id: carrier } = await knex('carriers').first('id');
  const before = await offices();
  const office = { name: 'Ocurre', carrier_id: carrier, address: 'Juárez 1', zip_code: '64000' };
  const staff = await app.asStaff('soporte');
  expectRefused(await staff.post('/shipping/delivery-offices', { ...office, coverage: 'todo Nuevo León' }), {
    coverage: 'Escribe códigos postales o rangos separados por comas: 64000-64999, 67100',
  });
  expect(await offices()).toBe(before);
});

describe('DHL itself', () => {
  let server: Server;
  let answer = { status: 200, body: '{}' };
  const asked: { url: string | undefined; key: unknown }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push({ url: request.url, key: request.headers['dhl-api-key'] });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  const find = () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return dhlTracking({ url, key: 'secret' }).find({ trackingNumber: '00 1&x', carrierId: 1, handedOverAt: null });
  };

  test('is asked with our key, and the number is a value of the address alone', async () => {
    answer = { status: 200, body: JSON.stringify({ shipments: [{ status: { statusCode: 'delivered' } }] }) };
    expect(await find()).toMatchObject({ state: 'delivered' });
    expect(asked.at(-1)).toEqual({ url: '/track/shipments?trackingNumber=00+1%26x&language=es', key: 'secret' });
  });

  test('that does not know the package tells nothing', async () => {
    answer = { status: 404, body: '{}' };
    expect(await find()).toBeNull();
  });

  test.each([401, 429, 500])('that answers %i is away', async (status) => {
    answer = { status, body: '{}' };
    await expect(find()).rejects.toMatchObject({ name: 'DependencyAway' });
  });
});
