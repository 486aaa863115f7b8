import { createRequire } from 'node:module';
import { codesFor, guardOf, houseRoles, isHiddenIn, panelRoles, type Role } from '@mayorista/config';
import type { DataOf } from '@mayorista/config/answers';
import type * as Kernel from '@mayorista/kernel';
import type { Findable } from '@mayorista/kernel';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';

// The kernel that the server itself runs, not the copy that tests import: kinds are registered there.
const { allFindables } = createRequire(__filename)('@mayorista/kernel') as typeof Kernel;

type Hit = DataOf<'GET /findings'>[number];
type Door = 'panel' | 'store';
type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Everybody of the house: the panel's roles by its door, the store's by theirs. */
const askers: readonly (readonly [account: string, door: Door, role: Role])[] = [
  ...panelRoles.map(({ code, type }) => [code.replace('mayorista-', ''), 'panel', type] as const),
  ...houseRoles.map((role) => [role, 'store', role] as const),
];
/** The lists whose path is not their kind's. */
const lists: Readonly<Record<string, string>> = { companies: '/companies/company-distributors' };

let app: TestApp;
let knex: Knex;
let salesman: { readonly id: number; readonly token: string };

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  await app.settle();
  const fields = { user_type: 'employee', rfc: 'XZQW800101AB9', telephone_digits: '8199887766' };
  await givenPerson(app, { role: 'employee', fields });
  await givenPerson(app, { role: 'client', fields: { ...fields, user_type: 'client', rfc: 'XZQW800101CD3' } });
  salesman = await givenPerson(app, { role: 'salesman', fields: { user_type: 'employee' } });
  const attended = (await knex('companies').orderBy('id').first('id')) as { id: number };
  await knex('companies').where(attended).update({ salesman_id: salesman.id });
}, 120_000);

async function find(who: Client, text: string, { kind, door = 'panel' }: { kind?: string; door?: Door } = {}) {
  const query = new URLSearchParams({ text, ...(kind === undefined ? {} : { kind }) }).toString();
  const root = door === 'panel' ? '/kernel' : '/api';
  const { status, body } = await who.get<{ data: Hit[] }>(`${root}/findings?${query}`);
  expect(status, text).toBe(200);
  return body.data;
}

async function askerOf(role: string, door: Door): Promise<Client> {
  if (door === 'panel') return app.asStaff(role);
  if (role === 'salesman') return client(app.url, salesman.token);
  return client(app.url, (await givenPerson(app, { role, fields: { user_type: 'employee' } })).token);
}

/** Whether the list of a kind has a row for somebody. */
async function isListed(who: Client, { key, uid }: Findable, { id, door }: { id: number; door: Door }) {
  const domain = uid.startsWith('plugin::') ? 'people' : uid.split(/[:.]+/)[1];
  const path = lists[key] ?? `/${domain}/${key}`;
  const below = door === 'panel' ? path : path.replace(/^\/[a-z-]+/, '/api');
  if (key === 'sale-orders') return (await who.get(`${below}/${id}`)).status === 200;
  if (key === 'buyers') {
    const list = door === 'panel' ? '/sales' : '/api';
    const { body } = await who.get<{ data?: { id: number }[] }>(`${list}/sale-order-user-impersonations?per_page=100`);
    return body.data?.some((each) => each.id === id) === true;
  }
  const filters = encodeURIComponent(JSON.stringify([{ field: 'id', value: id }]));
  const { status, body } = await who.get<{ total: number }>(`${below}?filters=${filters}`);
  expect([200, 403], `${below}: ${JSON.stringify(body)}`).toContain(status);
  return status === 200 && body.total === 1;
}

/** Rows of a kind that have a text, from both ends of its table. */
async function rowsWith({ table }: Findable, column: string): Promise<Row[]> {
  const rows = () => knex(table).whereNotNull(column).whereNot(column, '').select('*').limit(3);
  const all = (await Promise.all([rows().orderBy('id'), rows().orderBy('id', 'desc')])).flat() as Row[];
  return all.filter(({ locale, id }, at) => locale !== 'en' && all.findIndex((each) => each.id === id) === at);
}

/** Every text of every kind, with a row that has it. */
async function* texts() {
  for (const findable of allFindables(app.strapi))
    for (const { column, by, field = column } of findable.keys)
      for (const row of await rowsWith(findable, column)) {
        const text = String(row[column]);
        if (by !== 'digits' || text.replaceAll(/\D/g, '').length >= 4) yield { findable, column, field, row, text };
      }
}

describe.each(askers)('%s by the %s', (account, door, role) => {
  test('finds by each text of each kind the records that their list shows, and by no text that they may not read', async () => {
    const who = await askerOf(account, door);
    const held = new Set<string>(codesFor(role));
    const may = (code: string): boolean => held.has(code);
    const mayKnow = (uid: string, field: string, row: Row): boolean =>
      guardOf(uid, field) === undefined || !isHiddenIn(uid, field, row, may);
    const wrong: string[] = [];
    let looked = 0;
    for await (const { findable, column, field, row, text } of texts()) {
      const hits = await find(who, text, { kind: findable.key, door });
      const isFound = hits.some(({ id }) => id === row.id);
      const should =
        findable.needs.every(may) &&
        mayKnow(findable.uid, field, row) &&
        (await isListed(who, findable, { id: row.id, door }));
      looked += 1;
      // Of many that have it the first ones are shown.
      if (isFound !== should && !(should && hits.length >= 6))
        wrong.push(`${findable.key} ${column} "${text}" ${row.id}: ${isFound ? 'found' : 'not found'}`);
    }
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(50);
  }, 240_000);
});

describe('what is found', () => {
  test('comes by folio, its number alone, SKU, model, RFC, digits of a telephone and serial, however they are written', async () => {
    const who = await app.asStaff('admin');
    const first = async (text: string) => (await find(who, text))[0];
    const order = (await knex('sale_orders').orderBy('id').first('folio', 'id')) as { folio: string; id: number };
    const at = `/plugins/sales/pedidos/${order.id}`;
    for (const text of [order.folio, order.folio.toLowerCase().replaceAll('-', ''), order.folio.replaceAll('-', ' ')])
      expect(await first(text), text).toMatchObject({ title: order.folio, kind: 'sale-orders', to: at });
    const number = String(Number(order.folio.slice(-6)));
    expect((await find(who, `pedido ${number}`)).map(({ to }) => to)).toContain(at);
    const product = await knex('products').where({ locale: 'es' }).whereNotNull('model').first('sku', 'model', 'id');
    for (const text of [String(product.sku), String(product.model).toLowerCase()])
      expect(await first(text), text).toMatchObject({ kind: 'products', id: product.id });
    const company = await knex('companies').whereNotNull('rfc').first('rfc', 'id');
    expect((await find(who, String(company.rfc))).map(({ to }) => to)).toContain(
      `/plugins/companies/empresas/${company.id}`,
    );
    const telephone = await knex('company_telephones').first('number', 'company_id');
    const digits = String(telephone.number).replaceAll(/\D/g, '').slice(-10);
    for (const text of [digits, `+52 (${digits.slice(0, 2)}) ${digits.slice(2, 6)}-${digits.slice(6)}`])
      expect(
        (await find(who, text)).map(({ to }) => to),
        text,
      ).toContain(`/plugins/companies/empresas/${telephone.company_id}`);
    const branch = await knex('branches').first('id');
    const serial = { serial: 'ZX 90-81/7', product_id: product.id, branch_id: branch.id, grade: 'Stock' };
    await knex('product_serials').insert({
      ...serial,
      state: 'in_stock',
      created_at: new Date(),
      updated_at: new Date(),
    });
    expect(await first('zx90817')).toMatchObject({ kind: 'product-serials', title: 'ZX 90-81/7' });
  });

  test('is narrowed by the name of its kind, and by other words for it', async () => {
    const who = await app.asStaff('admin');
    const company = await knex('companies').whereNotNull('tradename').first('business_name');
    const [word = ''] = String(company.business_name)
      .split(' ')
      .filter(({ length }) => length > 3);
    for (const name of ['empresa', 'cliente', 'Distribuidor']) {
      const kinds = (await find(who, `${name} ${word}`)).map(({ kind }) => kind);
      expect([...new Set(kinds)], name).toEqual(['companies']);
    }
  });

  test('is one statement for all kinds, and one or two for each that something was found of', async () => {
    const who = await app.asStaff('admin');
    const kinds = new Set((await find(who, 'P-2026-0000')).map(({ kind }) => kind));
    const statements = async (): Promise<string[]> => {
      const noted: string[] = [];
      const note = ({ sql }: { sql: string }): void => void noted.push(sql);
      knex.on('query', note);
      await find(who, 'P-2026-0000');
      knex.off('query', note);
      return noted;
    };
    // What jobs ask meanwhile is none of it: of several times the one with least counts.
    const times = [await statements(), await statements(), await statements()];
    const [asked = []] = times.toSorted((one, other) => one.length - other.length);
    expect(asked.filter((sql) => / as `?"?kind/.test(sql))).toHaveLength(1);
    // What an identity costs besides.
    expect(asked.length).toBeLessThan(3 * kinds.size + 10);
  });

  test('takes no pattern: what people type is a text', async () => {
    const who = await app.asStaff('admin');
    for (const text of ['%%%%', '____', "'; --", '\\\\\\', 'P-%', '%%%'])
      expect(await find(who, text), text).toEqual([]);
  });

  test('is asked by nobody from outside', async () => {
    expect((await app.anonymous.get('/api/findings?text=P-2026')).status).toBe(401);
    const buyer = await app.as('distribuidor');
    expect((await buyer.get('/api/findings?text=P-2026')).status).toBe(403);
  });
});
