import { boot, client as clientAt, codesOf, type Client, type TestApp } from '@mayorista/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform, type PlatformServer } from './platform-server';
import { ask, givenClient, plansFor, rowsOf, type List } from './subscribing-kit';

let app: TestApp;
let platform: PlatformServer;
let buyer: Client;
/** The same person at another process on the same database. */
let elsewhere: Client;
let products: readonly number[];

beforeAll(async () => {
  platform = await startPlatform();
  app = await boot(platform.settings);
  buyer = await app.as('otro');
  elsewhere = clientAt(app.secondUrl, buyer.token);
  products = (await plansFor(buyer)).map(({ id }) => id);
});
afterAll(() => platform.close());

describe('at the same moment', () => {
  test('of several who subscribe a device one does, for whatever product and at whatever process [SF-SUBSCRIPTION-012, SF-SUBSCRIPTION-018]', async () => {
    const { client, devices } = await givenClient(buyer, platform);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, at) =>
        ask(at % 2 === 0 ? buyer : elsewhere, client, devices[0]!, products[at % products.length]!),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
    for (const refused of answers.filter(({ status }) => status === 422))
      expect(codesOf(refused)).toEqual(['device_has_subscription']);
    expect(await rowsOf(app, devices[0]!)).toBe(1);
    expect([...platform.subscriptions.values()].filter(({ device }) => device === devices[0])).toHaveLength(1);
  });

  test('several devices are subscribed, each once', async () => {
    const { client, devices } = await givenClient(buyer, platform, 3);
    const answers = await Promise.all(
      devices.flatMap((device) => [buyer, elsewhere].map((who) => ask(who, client, device, products[0]!))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422]);
    for (const device of devices) expect(await rowsOf(app, device)).toBe(1);
  });

  test('of several who open the account of a company there is one, here and at the platform', async () => {
    const people = await app.as('ana.robles@tapatia.test');
    const doors = [people, clientAt(app.secondUrl, people.token)];
    const given = { name: 'Tapatía', email: 'pagos@tapatia.test', telephone: '3355123408' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_each, at) => doors[at % 2]!.post('/api/acoba-installers', given)),
    );
    expect(answers.filter(({ status }) => status !== 201 && status !== 422)).toEqual([]);
    const { data } = (await people.get<List<{ acoba_installer_id: string }>>('/api/acoba-installers')).body;
    expect(data).toHaveLength(1);
    const keys = platform.asked.filter(({ body }) => body.email === given.email).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });
});

test('the key of the table itself lets one row have a device', async () => {
  const { client, devices } = await givenClient(buyer, platform);
  const { body } = await ask(buyer, client, devices[0]!, products[0]!);
  const knex = app.strapi.db.connection;
  const row = (await knex('acoba_subscriptions').where({ id: body.data.id }).first()) as Record<string, unknown>;
  const copy = { ...row, id: undefined, document_id: 'copy', acoba_subscription_id: 'copy' };
  await expect(knex('acoba_subscriptions').insert(copy)).rejects.toThrow(/unique/i);
});
