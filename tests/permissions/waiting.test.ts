import type { DataOf } from '@mayorista/config/answers';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

type Item = DataOf<'GET /waiting'>[number];

let app: TestApp;
let knex: Knex;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  await app.settle();
});

async function waiting(who: Client, door = '/kernel'): Promise<readonly Item[]> {
  const { status, body } = await who.get<{ data: Item[] }>(`${door}/waiting`);
  expect(status).toBe(200);
  return body.data;
}

/** What the panel's list at an item's link answers in all: `/plugins/<domain>/<plural>?filters={"state":"open"}`. */
async function listed(who: Client, to: string): Promise<number | null> {
  const [path = '', search = ''] = to.replace('/plugins', '').split('?');
  const filters = new URLSearchParams(search).get('filters');
  if (filters === null) return null;
  const query = new URLSearchParams(JSON.parse(filters) as Record<string, string>).toString();
  const { status, body } = await who.get<{ total: number }>(`${path}?${query}`);
  expect(status, `${path}?${query}`).toBe(200);
  return body.total;
}

const staff = ['admin', 'soporte', 'ventas', 'almacen', 'finanzas', 'cumplimiento', 'compras', 'marketing', 'catalogo'];

describe('what waits for somebody', () => {
  test.each(staff)('for %s is as many as the list behind it shows, the late first', async (account) => {
    const who = await app.asStaff(account);
    const items = await waiting(who);
    for (const { to, count, key } of items) {
      const total = await listed(who, to);
      if (total !== null) expect([key, count]).toEqual([key, total]);
      expect(count).toBeGreaterThan(0);
    }
    const late = items.map(({ is_late: isLate }) => isLate);
    expect(late).toEqual([...late].sort((one, other) => Number(other) - Number(one)));
  });

  test('is for who can do it: the demonstration’s warehouse packs, finance reviews what was paid', async () => {
    const keys = async (account: string) => (await waiting(await app.asStaff(account))).map(({ key }) => key);
    const [warehouse, finance] = [await keys('almacen'), await keys('finanzas')];
    expect(warehouse).toContain('sale-orders.paid');
    expect(finance).not.toContain('sale-orders.paid');
    expect(warehouse.filter((key) => /receipts|invoices|discounts|tax-alerts/.test(key))).toEqual([]);
  });

  test('is known within five seconds of what somebody else did, in any process', async () => {
    const support = await app.asStaff('soporte');
    const alerts = async () => (await waiting(support)).find(({ key }) => key === 'contact-messages.open')?.count ?? 0;
    const before = await alerts();
    const { id } = await knex('contact_messages')
      .where({ state: 'open' })
      .first('id')
      .then((row) => row ?? given());
    async function given(): Promise<{ id: number }> {
      const at = new Date();
      const row = {
        name: 'Ana',
        email: 'ana@demo.test',
        message: 'Hola',
        state: 'open',
        created_at: at,
        updated_at: at,
      };
      await knex('contact_messages').insert(row);
      return knex('contact_messages').where({ email: 'ana@demo.test' }).first('id');
    }
    await app.endShortMemories();
    const open = Number((await knex('contact_messages').where({ state: 'open' }).count({ n: '*' }).first())?.n);
    const other = app.secondUrl ?? app.url;
    const elsewhere = client(other, support.token);
    expect((await elsewhere.put(`/companies/contact-message-states/${id}`, { state: 'attended' })).status).toBe(200);
    await expect.poll(alerts, { timeout: 5_000 }).toBe(open - 1);
    expect(before).toBeLessThanOrEqual(open);
  });

  test('of a salesman’s companies counts for that salesman alone', async () => {
    const { id: salesman } = (await knex('up_roles').where({ type: 'salesman' }).first('id')) as { id: number };
    // Salesmen by their second role.
    const fields = { extra_roles: [salesman] };
    const [own, other] = [
      await givenPerson(app, { role: 'employee', fields }),
      await givenPerson(app, { role: 'employee', fields }),
    ];
    const prospect = await knex('distributor_registries').where({ stage: 'submitted' }).first('id');
    await knex('distributor_registries').update({ attended_by_id: other.id });
    await knex('distributor_registries').where({ id: prospect.id }).update({ attended_by_id: own.id });
    await app.endShortMemories();
    const count = async ({ token }: { token: string }) =>
      (await waiting(client(app.url, token), '/api')).find(({ key }) => key === 'distributor-registries.submitted')
        ?.count ?? 0;
    const submitted = Number(
      (await knex('distributor_registries').where({ stage: 'submitted' }).count({ n: '*' }).first())?.n,
    );
    expect([await count(own), await count(other)]).toEqual([1, submitted - 1]);
  });

  test('asked again by the same person costs no count, as long as nothing was written', async () => {
    const who = await app.asStaff('soporte');
    await app.settle();
    await waiting(who);
    const asked: string[] = [];
    const note = ({ sql }: { sql: string }): void => void asked.push(sql);
    knex.on('query', note);
    await waiting(who);
    await waiting(who);
    knex.off('query', note);
    expect(asked.filter((sql) => /count\(/i.test(sql) && !/jobs|admin_permissions/.test(sql))).toEqual([]);
  });

  test('is nothing of a buyer or a visitor', async () => {
    expect((await (await app.as('distribuidor')).get('/api/waiting')).status).toBe(403);
    expect((await app.anonymous.get('/api/waiting')).status).toBe(401);
  });
});
