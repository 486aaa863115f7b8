import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Route {
  readonly path: string;
  readonly door: string;
}

/** What a product costs the house, and on which terms a supplier sells it: values that stand nowhere else. */
const cost = '48151.62';
const account = 'CTA-34218-X';
const credit = '234234.23';
const secret = new RegExp([cost, account, credit].map((text) => text.replace('.', '\\.')).join('|'));

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
  const product = await app.given.product({ stock: { MTY: 3 } });
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
  const { body } = await app.anonymous.get<{ paths: Record<string, Record<string, object>> }>('/api/openapi.json');
  routes = Object.entries(body.paths).flatMap(([path, methods]) => ('get' in methods ? [{ path, door: '/api' }] : []));
});

/** Everything that somebody is answered by every reading call, with every id and the questions that lead to the records. */
async function everything(who: Client): Promise<string[]> {
  const told: string[] = [];
  for (const { path } of routes) {
    const addresses = /\{\w+\}/.test(path) ? ids.map((id) => path.replace(/\{\w+\}/g, String(id))) : [path];
    for (const address of addresses)
      for (const query of [
        '',
        `?product_id=${productId}&related=1&show_discounts=1&replacements=1`,
        '?populate=*&per_page=100&search=prueba&omniSearchQuery=prueba',
        ...['products', 'product', 'suppliers'].map(
          (type) => `?modelType=${type}&modelId=${type === 'suppliers' ? supplierId : productId}`,
        ),
      ]) {
        const { status, body } = await who.get(address + query);
        const text = JSON.stringify(body);
        if (status < 300 && (secret.test(text) || /average_cost|credit_term|"accounting_account"/.test(text)))
          told.push(address + query);
      }
  }
  return [...new Set(told.map((each) => each.split('?')[0]!))];
}

describe("what a product costs the house, and suppliers' terms", () => {
  test.each(['almacen', 'vendedor', 'instalador', 'agente', 'distribuidor', 'secundario'])(
    '%s reads them in no answer of any call',
    async (account) => {
      expect(routes.length).toBeGreaterThan(100);
      expect(await everything(await app.as(account))).toEqual([]);
    },
    300_000,
  );

  test.each(['salesman', 'storeman', 'employee', 'call_agent', 'installer'])(
    'a %s, and nothing else, neither',
    async (role) => {
      const { token } = await app.given.person({ role });
      expect(await everything(client(app.url, token))).toEqual([]);
    },
    300_000,
  );

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
