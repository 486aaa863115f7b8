import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { codesFor } from '@mayorista/config';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { integration } from '../contract/api-token';

interface Route {
  readonly path: string;
  /** The permission that its call needs; none where every login is answered. */
  readonly needs: string | undefined;
}

/** What a product costs the house, and on which terms a supplier sells it: values that stand nowhere else. */
const cost = '48151.62';
const account = 'CTA-34218-X';
const credit = '234234.23';
const secret = new RegExp([cost, account, credit].map((text) => text.replace('.', '\\.')).join('|'));

/** The names under which they are told; an accounting account is a type of adjustment's too. */
const terms = /"average_cost":"[\d.]+"|"credit_term":|"credit_amount":/;

let app: TestApp;
let knex: Knex;
let routes: Route[];
/** Ids to try in every path: of records of each kind that the secrets belong to. */
let ids: readonly (number | string)[];
let productId: number;
let supplierId: number;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  const product = await givenProduct(app, { stock: { MTY: 3 } });
  const buying = await app.asStaff('compras');
  const catalogue = await app.asStaff('catalogo');
  productId = product.id;
  expect((await catalogue.put(`/catalogue/products/${productId}`, { average_cost: cost })).status).toBe(200);
  const made = await buying.post<{ data: { id: number } }>('/inventory/suppliers', {
    name: 'Proveedor Secreto',
    supplier_type: 2,
    accounting_account: account,
    credit_amount: credit,
    credit_term: 73,
  });
  expect(made.status).toBe(201);
  supplierId = made.body.data.id;
  const company = (await knex('companies').first('id')) as { id: number };
  const order = (await knex('sale_orders').first('id')) as { id: number };
  ids = [productId, product.documentId, supplierId, company.id, order.id];
  await app.settle();
  const { body } = await app.anonymous.get<{ paths: Record<string, Record<string, { 'x-permission'?: string }>> }>(
    '/api/openapi.json',
  );
  routes = Object.entries(body.paths).flatMap(([path, { get }]) =>
    get !== undefined && !/^\/api\/(openapi\.json|docs)/.test(path) ? [{ path, needs: get['x-permission'] }] : [],
  );
});

/** The questions that lead to the records, by whether the path names one. */
const questions = (isOne: boolean): readonly string[] =>
  isOne
    ? ['?populate=*&related=1&show_discounts=1&replacements=1']
    : [
        `?product_id=${productId}`,
        '?populate=*&per_page=100&search=prueba&omniSearchQuery=prueba',
        `?modelType=products&modelId=${productId}`,
        `?modelType=suppliers&modelId=${supplierId}`,
      ];

/** The calls that answer the person at all: matrix.test.ts asks each of the others of every role. */
async function openTo(who: Client): Promise<Route[]> {
  const { body } = await who.get<{ data: { permissions: string[] } }>('/api/user');
  const held = new Set([...codesFor('public'), ...body.data.permissions]);
  const open = routes.filter(({ needs }) => needs === undefined || held.has(needs));
  expect(open.length).toBeGreaterThan(20);
  return open;
}

/** The reading calls, with every id, whose answers tell somebody a cost or a term. */
async function telling(who: Client, asked: readonly Route[]): Promise<string[]> {
  const addresses = asked.flatMap(({ path }) => {
    const isOne = /\{\w+\}/.test(path);
    const paths = isOne ? ids.map((id) => path.replace(/\{\w+\}/g, String(id))) : [path];
    return paths.flatMap((each) => questions(isOne).map((question) => each + question));
  });
  const told: string[] = [];
  for (let start = 0; start < addresses.length; start += 10)
    await Promise.all(
      addresses.slice(start, start + 10).map(async (address) => {
        const { status, body } = await who.get(address);
        const text = JSON.stringify(body);
        if (status < 300 && (secret.test(text) || terms.test(text))) told.push(address);
      }),
    );
  return told;
}

describe("what a product costs the house, and suppliers' terms", () => {
  test.each(['almacen', 'vendedor', 'instalador', 'agente', 'distribuidor', 'secundario'])(
    '%s reads them in no answer of any call',
    async (account) => {
      expect(routes.length).toBeGreaterThan(100);
      const who = await app.as(account);
      expect(await telling(who, await openTo(who))).toEqual([]);
    },
    300_000,
  );

  // Whoever holds another role of the house may call what it may, and more: those are above.
  test('an employee, and nothing else, neither', async () => {
    const { token } = await givenPerson(app, { role: 'employee' });
    const who = client(app.url, token);
    expect(await telling(who, await openTo(who))).toEqual([]);
  }, 300_000);

  test('the walk finds them where they are told', async () => {
    const leading = routes.filter(({ path }) => /^\/api\/(products|suppliers)\/\{\w+\}$/.test(path));
    const told = await telling(await integration(app), leading);
    expect(told.some((address) => address.startsWith(`/api/products/${productId}`))).toBe(true);
    expect(told.some((address) => address.startsWith(`/api/suppliers/${supplierId}`))).toBe(true);
  });

  test('purchasing reads both, the catalogue what its products cost; the others of the panel neither', async () => {
    const told = async (role: string) => {
      const who = await app.asStaff(role);
      const answers = [
        await who.get(`/catalogue/products/${productId}`),
        await who.get(`/inventory/suppliers/${supplierId}`),
        await who.get(`/kernel/histories?modelType=products&modelId=${productId}`),
        await who.get(`/kernel/histories?modelType=suppliers&modelId=${supplierId}`),
      ];
      return answers.map(({ status, body }) => (status === 200 ? secret.test(JSON.stringify(body)) : status));
    };
    expect(await told('compras')).toEqual([true, true, true, true]);
    expect(await told('catalogo')).toEqual([true, false, true, false]);
    expect(await told('marketing')).toEqual([false, 403, false, 403]);
    expect(await told('soporte')).toEqual([false, false, false, false]);
    expect(await told('cumplimiento')).toEqual([false, false, false, false]);
  });

  test('the generated views of the panel show them to the same, and sort and filter by them for the same', async () => {
    const view = (uid: string) => `/content-manager/collection-types/${uid}`;
    type Views = { results: Record<string, unknown>[] };
    for (const [role, seesCost] of [
      ['compras', true],
      ['catalogo', true],
      ['marketing', false],
      ['soporte', false],
      ['cumplimiento', false],
    ] as const) {
      const who = await app.asStaff(role);
      const { body } = await who.get<Views>(`${view('api::catalogue.product')}?pageSize=1`);
      expect('average_cost' in body.results[0]!, role).toBe(seesCost);
      const filtered = await who.get<Views>(
        `${view('api::catalogue.product')}?filters[$and][0][average_cost][$eq]=${cost}&pageSize=100`,
      );
      const isTold = filtered.status === 200 && filtered.body.results.length === 1;
      expect(isTold, role).toBe(seesCost);
    }
    for (const [role, seesTerms] of [
      ['compras', true],
      ['catalogo', false],
    ] as const) {
      const { body } = await (await app.asStaff(role)).get<Views>(`${view('api::inventory.supplier')}?pageSize=1`);
      expect('credit_amount' in body.results[0]!, role).toBe(seesTerms);
    }
  });
});
