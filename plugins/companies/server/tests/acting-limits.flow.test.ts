import { actingNouns, mayWhileActing } from '@mayorista/config';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, builtFile, client, type Client, type TestApp } from '@mayorista/kernel/testing';

let app: TestApp;
let knex: Knex;
let salesman: Client;
let buyer: { id: number; company: number };

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  salesman = await app.as('vendedor');
  const row = await knex('up_users').where({ email: 'distribuidor@demo.test' }).first('id', 'company_id');
  buyer = { id: row.id, company: row.company_id };
});

interface Route {
  readonly method: string;
  readonly path: string;
  readonly noun: string;
  readonly needs: string;
}
const servedRoutes = (): readonly Route[] =>
  builtFile<{ cataloguedRoutes(of: unknown): readonly Route[] }>(
    'kernel',
    'server/src/routes/catalogue',
  ).cataloguedRoutes(app.strapi);

const act = async (id = buyer.id, who = salesman): Promise<Client> => {
  const opened = await who.post<{ data: { jwt: string } }>('/api/user-impersonations', { user_id: id });
  expect(opened.status, JSON.stringify(opened.body)).toBe(201);
  return client(app.url, opened.body.data.jwt);
};
const status = async (who: Client): Promise<number> => (await who.get('/api/user')).status;
const login = async (identifier: string): Promise<Client> => {
  const { body } = await app.anonymous.post<{ jwt: string }>('/api/auth/local', {
    identifier,
    password: 'Mayorista-2026',
  });
  return client(app.url, body.jwt);
};
/** What people wrote: jobs of the platform go on meanwhile (cancellations that the authority answers, say). */
const written = async (): Promise<unknown> => ({
  audits: await knex('audit_entries')
    .where({ actor_kind: 'person' })
    .whereNot({ action: 'impersonated' })
    .max({ id: 'id' })
    .first(),
  people: await knex('up_users').max({ at: 'updated_at' }).count({ n: '*' }).first(),
  subscriptions: await knex('push_subscriptions').count({ n: '*' }).first(),
});

describe('whoever acts for somebody', () => {
  test('is refused every call that is not listed as one that may be made in somebody’s name, and writes nothing by it', async () => {
    const acting = await act();
    const closed = servedRoutes().filter((route) => !mayWhileActing(route));
    expect(closed.length).toBeGreaterThan(100);
    const before = await written();
    const opened: string[] = [];
    for (const { method, path } of closed) {
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const answer = await acting[verb](
        `/api${path.replaceAll(/:\w+/g, String(buyer.id))}`,
        verb === 'get' ? undefined : {},
      );
      if (answer.status !== 403) opened.push(`${method} ${path}: ${answer.status}`);
    }
    expect(opened).toEqual([]);
    expect(await written()).toEqual(before);
    expect(await status(acting)).toBe(200);
  });

  test('is allowed no noun that nobody serves', () => {
    const served = new Set(servedRoutes().map(({ noun }) => noun));
    expect(actingNouns.filter((noun) => !served.has(noun))).toEqual([]);
  });

  test.each([
    ['an address', '/api/company-addresses', 'GET'],
    ['the own name', '/api/user', 'GET'],
    ['what may be done', '/api/user-permissions', 'GET'],
    ['the cart', '/api/carts/current', 'GET'],
  ])('goes on seeing %s', async (_, path) => {
    expect((await (await act()).get(path)).status).toBe(200);
  });

  test('ends only the own session, whatever is asked', async () => {
    const [own, acting] = [await login('distribuidor@demo.test'), await act()];
    expect((await acting.post('/api/auth/logout', { scope: 'all' })).status).toBe(200);
    await app.endShortMemories();
    expect([await status(acting), await status(own)]).toEqual([401, 200]);
    expect((await own.post('/api/auth/logout', { scope: 'all' })).status).toBe(200);
    await app.endShortMemories();
    expect(await status(own)).toBe(401);
  });

  test('is nobody any more once another salesman attends the company, at once and for both', async () => {
    const [first, second] = [
      await givenPerson(app, { role: 'salesman' }),
      await givenPerson(app, { role: 'salesman' }),
    ];
    const owner = await givenPerson(app, { companyId: buyer.company });
    const attended = await knex('companies').where({ id: buyer.company }).first('salesman_id');
    await knex('companies').where({ id: buyer.company }).update({ salesman_id: first.id });
    const acting = await act(owner.id, client(app.url, first.token));
    expect(await status(acting)).toBe(200);
    const support = await app.asStaff('soporte');
    const handed = await support.post('/companies/company-handovers', {
      from_salesman_id: first.id,
      to_salesman_id: second.id,
      company_ids: [buyer.company],
    });
    expect(handed.status, JSON.stringify(handed.body)).toBe(200);
    expect(await status(acting)).toBe(401);
    expect(await status(await act(owner.id, client(app.url, second.token)))).toBe(200);
    await knex('companies').where({ id: buyer.company }).update(attended);
  });

  test('receives none of that person’s notices on the own browser', async () => {
    const acting = await act();
    const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'x', auth: 'y' } };
    expect((await acting.post('/api/user-push-notification-subscriber', subscription)).status).toBe(403);
  });
});
