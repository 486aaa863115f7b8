import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform, type PlatformServer } from './platform-server';
import {
  ask,
  givenClient,
  path,
  plansFor,
  rowsOf,
  type List,
  type One,
  type Plan,
  type Subscription,
} from './subscribing-kit';

let app: TestApp;
let platform: PlatformServer;
let buyer: Client;
let plan: Plan;

beforeAll(async () => {
  platform = await startPlatform();
  app = await boot(platform.settings);
  buyer = await app.as('otro');
  plan = (await plansFor(buyer))[0]!;
});
afterAll(() => platform.close());

const show = async (id: number, who = buyer): Promise<Subscription> =>
  (await who.get<One<Subscription>>(`${path}/${id}`)).body.data;
/** What the platform says of a subscription from now on. */
function say({ acoba_subscription_id: id }: Subscription, state: object): void {
  const known = platform.subscriptions.get(String(id))!;
  platform.subscriptions.set(known.id, { ...known, ...state });
}
async function bought(who = buyer): Promise<Subscription> {
  const { client, devices } = await givenClient(who, platform);
  const { status, body } = await ask(who, client, devices[0]!, plan.id);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

describe('a subscription', () => {
  test('is bought for a device, costs pesos of the day, and leads to where its plan is paid [SF-SUBSCRIPTION-009, SF-SUBSCRIPTION-019, SF-SUBSCRIPTION-022, CS-SUBSCRIPTION-027]', async () => {
    const { client, devices } = await givenClient(buyer, platform, 2);
    const made = await ask(buyer, client, devices[0]!, plan.id);
    expect(made.status).toBe(201);
    const { acoba_subscription_id: key, id, ...rest } = made.body.data;
    // 2.90 dollars at 18.50 pesos.
    expect(plan).toMatchObject({ currency: 'MXN', fixed_price: '53.65' });
    expect(rest).toMatchObject({
      product_name: plan.name,
      product_id: plan.id,
      transaction_amount: '53.65',
      status: 'payment_pending',
      status_label: 'Pago pendiente',
      start_date: null,
      end_date: null,
      client_name: 'Condominio Los Fresnos',
      client_id: client,
      client_email: 'admin@fresnos.test',
      device_name: 'Grabador 1',
      device_id: devices[0],
      device_type: 'NVR',
      device_manufacturer: 'Vikron',
      device_max_channels: 16,
      init_point: plan.init_point,
    });
    expect(rest.product_identifier).toMatch(/\S/);
    expect(plan.init_point).toMatch(/^https:\/\/www\.mercadopago\.com\.mx\//);
    const told = platform.asked.find(({ call }) => call === 'POST /subscriptions');
    expect(told?.body).toEqual({
      installer_id: expect.stringMatching(/^inst-/) as string,
      client_id: client,
      device_id: devices[0],
      product_identifier: rest.product_identifier,
      amount: '53.65',
      currency: 'MXN',
    });
    expect(platform.subscriptions.get(String(key))?.device).toBe(devices[0]);
    const list = (await buyer.get<List<Subscription>>(path)).body;
    expect(list.data.map((each) => each.id)).toContain(id);
    const seen = await buyer.get<List<{ device_id: string; subscription_id: string | null }>>(
      `/api/acoba-client-devices?client_id=${client}`,
    );
    expect(seen.body.data.map(({ subscription_id: held }) => held)).toEqual([key, null]);
  });

  test('is as the platform says when somebody looks, and as it last said while it is away [CS-SUBSCRIPTION-026]', async () => {
    const made = await bought();
    for (const [status, label] of [
      ['demo', 'Demostración'],
      ['active', 'Activa'],
    ]) {
      say(made, { status, start_date: '2026-03-01', end_date: '2026-04-01' });
      expect(await show(made.id)).toMatchObject({ status, status_label: label });
    }
    expect(await show(made.id)).toMatchObject({ start_date: '2026-03-01', end_date: '2026-04-01' });
    platform.isAway = true;
    expect(await show(made.id)).toMatchObject({ status: 'active' });
    platform.isAway = false;
    // A platform that does not know it says nothing of it.
    platform.subscriptions.delete(String(made.acoba_subscription_id));
    expect(await show(made.id)).toMatchObject({ status: 'active' });
  });

  test('that is paid shows it within a quarter of an hour without anybody looking', async () => {
    const made = await bought();
    say(made, { status: 'active', start_date: '2026-03-01' });
    await app.runDue('subscriptions.refresh-subscriptions');
    const [row] = (await buyer.get<List<Subscription>>(`${path}?omniSearchQuery=${made.device_id}`)).body.data;
    expect(row).toMatchObject({ status: 'active', start_date: '2026-03-01' });
  });

  test('that ended leaves its device to another one', async () => {
    const made = await bought();
    const again = () => ask(buyer, made.client_id, made.device_id, plan.id);
    expectRefused(await again(), { device_id: 'ya tiene una suscripción' });
    say(made, { status: 'ended', end_date: '2026-02-01' });
    const second = await again();
    expect(second.status).toBe(201);
    expect(await show(made.id)).toMatchObject({ status: 'ended', status_label: 'Terminada', held_device: null });
    expect(second.body.data).toMatchObject({ device_id: made.device_id, held_device: made.device_id });
  });

  test('that the platform refuses is told, and its device is free', async () => {
    const { client, devices } = await givenClient(buyer, platform);
    platform.faults.push({ device_id: ['no'] });
    const refused = await ask(buyer, client, devices[0]!, plan.id);
    expectRefused(refused, { device_id: 'no aceptó la suscripción' });
    expect(codesOf(refused)).toEqual(['subscription_refused']);
    const [row] = (await buyer.get<List<Subscription>>(`${path}?omniSearchQuery=${devices[0]}`)).body.data;
    expect(row).toMatchObject({ status: 'refused', status_label: 'Rechazada', held_device: null });
    expect((await ask(buyer, client, devices[0]!, plan.id)).status).toBe(201);
  });

  test.each(['away', 'lost'] as const)(
    'of which no answer comes (%s) keeps its device, and is told to the platform again: it is one there too',
    async (fault) => {
      const { client, devices } = await givenClient(buyer, platform);
      platform.faults.push(fault);
      expect((await ask(buyer, client, devices[0]!, plan.id)).status).toBe(503);
      const [row] = (await buyer.get<List<Subscription>>(`${path}?omniSearchQuery=${devices[0]}`)).body.data;
      expect(row).toMatchObject({ status: 'registering', status_label: 'En registro' });
      expectRefused(await ask(buyer, client, devices[0]!, plan.id), { device_id: 'ya tiene' });
      const seen = await buyer.get<List<{ subscription_id: string | null }>>(
        `/api/acoba-client-devices?client_id=${client}`,
      );
      expect(seen.body.data[0]?.subscription_id, 'taken here, whatever the platform knows').not.toBeNull();
      const jobs = app.strapi.db.connection('jobs');
      await jobs.where({ job_key: `register-subscription-${row!.id}` }).update({ run_at: new Date(0) });
      await app.settle();
      expect(await show(row!.id)).toMatchObject({ status: 'payment_pending' });
      expect([...platform.subscriptions.values()].filter(({ device }) => device === devices[0])).toHaveLength(1);
    },
  );
});

describe('is refused', () => {
  test('for a client without devices, a device of somebody else, a product that is none: all at once [SF-SUBSCRIPTION-010, SF-SUBSCRIPTION-011]', async () => {
    const [empty, one, other] = [
      await givenClient(buyer, platform, 0),
      await givenClient(buyer, platform),
      await givenClient(await app.as('fernando.gasca@bajio.test'), platform),
    ];
    const camera = await givenProduct(app);
    const none = await ask(buyer, empty.client, one.devices[0]!, camera.id);
    expectRefused(none, { customer_id: 'no tiene dispositivos', product_id: 'no se puede suscribir' });
    const foreign = await ask(buyer, one.client, other.devices[0]!, plan.id);
    expectRefused(foreign, { device_id: 'no es del usuario' });
    expect(codesOf(await ask(buyer, other.client, other.devices[0]!, plan.id))).toEqual(['client_unknown']);
    expectRefused(await buyer.post(path, {}), { customer_id: 'obligatorio', device_id: 'obligatorio', product_id: '' });
    for (const device of [one.devices[0]!, other.devices[0]!]) expect(await rowsOf(app, device)).toBe(0);
  });

  test('for a subscription product without a plan, and for one that the store does not show', async () => {
    const { client, devices } = await givenClient(buyer, platform);
    const fields = { product_type: 'product_type_subscription' };
    const bare = await givenProduct(app, { fields });
    const hidden = await givenProduct(app, { fields });
    const catalogue = await app.asStaff('catalogo');
    const input = { capacity: '1 cámara', init_point: 'https://www.mercadopago.com.mx/x', product_id: hidden.id };
    expect((await catalogue.post('/subscriptions/subscription-plans', input)).status).toBe(201);
    expect((await plansFor(buyer)).map(({ id }) => id)).toContain(hidden.id);
    await catalogue.put(`/catalogue/products/${hidden.id}`, { published_in_store: false });
    await app.settle();
    for (const { id } of [bare, hidden]) {
      expect((await plansFor(buyer)).map((each) => each.id)).not.toContain(id);
      expectRefused(await ask(buyer, client, devices[0]!, id), { product_id: 'no se puede suscribir' });
    }
  });

  test('without an installer’s account', async () => {
    const who = await app.as('ruben.canche@peninsular.test');
    const refused = await ask(who, 'cli', 'dev', plan.id);
    expect(codesOf(refused)).toEqual(['installer_missing']);
  });
});

test('a subscription is its company’s and its people’s; others find none, staff find those within their reach', async () => {
  const { id, acoba_subscription_id: key } = await bought();
  const before = platform.asked.length;
  const colleague = await app.as('sofia.mejia@videocentro.test');
  expect((await show(id, colleague)).id).toBe(id);
  for (const account of ['distribuidor', 'instalador', 'secundario']) {
    const who = await app.as(account);
    expect((await who.get(`${path}/${id}`)).status, account).toBe(404);
    expect(
      (await who.get<List<Subscription>>(path)).body.data.map((each) => each.id),
      account,
    ).not.toContain(id);
  }
  // Nor is the platform asked about what is not theirs.
  expect(platform.asked.slice(before).filter(({ call }) => call === `GET /subscriptions/${key}`)).toHaveLength(1);
  for (const account of ['soporte', 'catalogo', 'ventas', 'finanzas']) {
    const who = await app.asStaff(account);
    expect((await who.get(`/subscriptions/acoba-subscriptions/${id}`)).status, account).toBe(200);
    expect((await who.post('/subscriptions/acoba-subscriptions', {})).status, account).toBe(403);
  }
  for (const account of ['almacen', 'compras'])
    expect((await (await app.asStaff(account)).get('/subscriptions/acoba-subscriptions')).status, account).toBe(403);
  expect((await app.anonymous.get(`${path}/${id}`)).status).toBe(401);
  expect((await app.anonymous.post(path, {})).status).toBe(401);
  expect((await (await app.as('almacen')).get(path)).status).toBe(403);
  expect((await buyer.put(`${path}/${id}`, { status: 'active' })).status).toBe(405);
});

test('a deactivated company’s people subscribe nothing and open no account; the platform is not asked', async () => {
  const colleague = await app.as('sofia.mejia@videocentro.test');
  const { client, devices } = await givenClient(buyer, platform);
  const knex = () => app.strapi.db.connection;
  const { company_id: id } = (await knex()('up_users').where({ email: 'otro@demo.test' }).first('company_id')) as {
    company_id: number;
  };
  await knex()('companies').where({ id }).update({ status: 0 });
  await app.endShortMemories();
  const asked = platform.asked.length;
  try {
    for (const who of [buyer, colleague]) {
      const refused = await ask(who, client, devices[0]!, plan.id);
      expect(codesOf(refused)).toEqual(['company_inactive']);
      const account = { name: 'Otra', email: 'otra@prueba.test', telephone: '5555123403' };
      expect(codesOf(await who.post('/api/acoba-installers', account))).toEqual(['company_inactive']);
    }
    expect(await rowsOf(app, devices[0]!)).toBe(0);
    expect(platform.asked.slice(asked).filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  } finally {
    await knex()('companies').where({ id }).update({ status: 1 });
    await app.endShortMemories();
  }
  expect((await ask(colleague, client, devices[0]!, plan.id)).status).toBe(201);
});
