import { createHash } from 'node:crypto';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { panelRoles } from '@mayorista/config';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

type Fields = Readonly<Record<string, unknown>>;
type One = { data: Fields };
type List = { data: Fields[]; meta: { facets: Fields } };

/** What somebody is to prices and stock. */
type Kind = 'visitor' | 'buyer' | 'secondary' | 'staff';

interface Looker {
  readonly name: string;
  readonly kind: Kind;
  readonly seesHidden: boolean;
  readonly who: Client;
  /** Where the calls of their door begin. */
  readonly door: (plugin: string) => string;
}

let app: TestApp;
let knex: Knex;
let lookers: readonly Looker[];
let shown: number;
let hidden: number;
/** Hidden too, and looked at by nobody. */
let unseen: number;

const api = () => '/api';
/** The store's own calls are no business of the panel: its people look at stock and alternatives. */
const ofTheStore = () => lookers.filter(({ door }) => door === api);
const named = (name: string): Looker => lookers.find((each) => each.name === name)!;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  const companies = (await knex('companies').where({ status: 1, price_level: 4 }).orderBy('id')) as { id: number }[];
  const closed = companies.at(-1)!.id;
  const deactivated = await Promise.all(
    ['distributor', 'secondary_user'].map((role) => givenPerson(app, { role, companyId: closed })),
  );
  await knex('companies').where({ id: closed }).update({ status: 0 });
  const alone = await givenPerson(app, { role: 'distributor' });
  const stored = async (name: string, kind: Kind, seesHidden = false): Promise<Looker> => ({
    name,
    kind,
    seesHidden,
    who: await app.as(name),
    door: api,
  });
  const given = (name: string, token: string): Looker => ({
    name,
    kind: 'visitor',
    seesHidden: false,
    who: client(app.url, token),
    door: api,
  });
  lookers = [
    { name: 'visitante', kind: 'visitor', seesHidden: false, who: app.anonymous, door: api },
    await stored('vendedor', 'staff', true),
    await stored('distribuidor', 'buyer'),
    await stored('secundario', 'secondary'),
    await stored('otro', 'buyer'),
    await stored('instalador', 'visitor'),
    await stored('almacen', 'staff', true),
    await stored('agente', 'staff', true),
    given('distribuidor de una empresa desactivada', deactivated[0]!.token),
    given('secundario de una empresa desactivada', deactivated[1]!.token),
    given('distribuidor sin empresa', alone.token),
    ...(await Promise.all(
      panelRoles.map(async ({ code }): Promise<Looker> => {
        const account = code.replace('mayorista-', '');
        return {
          name: `panel: ${account}`,
          kind: 'staff',
          seesHidden: true,
          who: await app.asStaff(account),
          door: (plugin) => `/${plugin}`,
        };
      }),
    )),
  ];
  const isHidden = { published_in_store: false };
  [shown, hidden, unseen] = await Promise.all([
    givenProduct(app, { listPrice: '200.00', stock: { MTY: 7 }, fields: { promo_level_4: 10 } }),
    givenProduct(app, { listPrice: '200.00', stock: { MTY: 7 }, fields: isHidden }),
    givenProduct(app, { fields: isHidden }),
  ]).then((made) => made.map(({ id }) => id) as [number, number, number]);
  const [shelf] = await knex('stocks').where({ product_id: shown });
  await knex('stocks').insert({ ...shelf, id: undefined, document_id: `remate-${shown}`, grade: 'A', on_hand: 2 });
});

const priced = ['calculated_list_price', 'calculated_distributor_price', 'volume_prices', 'secondary_user_price'];
const stocked = ['total_inventories', 'inventories_by_branch', 'inventories'];
const refurbished = ['auctions', 'auction_type', 'lowest_auction_price'];
const has = (fields: Fields, names: readonly string[]) => names.filter((name) => name in fields);

/** What a card or page must and must not hold, by what its reader is. */
function expectFields(fields: Fields, kind: Kind, who: string): void {
  const told = {
    list: 'calculated_list_price' in fields,
    own: 'secondary_user_price' in fields,
    stock: 'total_inventories' in fields,
    grades: 'auction_type' in fields,
    buys: fields.can_create_sale_orders === true,
  };
  const expected = {
    visitor: { list: false, own: false, stock: false, grades: false, buys: false },
    buyer: { list: true, own: false, stock: true, grades: true, buys: true },
    secondary: { list: false, own: true, stock: true, grades: false, buys: true },
    staff: { list: true, own: false, stock: true, grades: true, buys: false },
  }[kind];
  expect(told, who).toEqual(expected);
  if (kind === 'visitor') expect(has(fields, [...priced, ...stocked, ...refurbished]), who).toEqual([]);
}

describe('what the store shows, to each', () => {
  test('of a product: prices and stock to buyers of active companies and to the house, to nobody else', async () => {
    for (const { name, kind, who, door } of ofTheStore()) {
      const { status, body } = await who.get<One>(`${door('listings')}/store-products/${shown}`);
      expect(status, name).toBe(200);
      expectFields(body.data, kind, name);
    }
  });

  test('in a list: the same of each card, and no filter, order or number that tells what is not shown', async () => {
    for (const { name, kind, who, door } of ofTheStore()) {
      const path = `${door('listings')}/store-products?search=PRUEBA`;
      const { status, body } = await who.get<List>(path);
      expect([status, body.data.length > 0], name).toEqual([200, true]);
      for (const card of body.data) expect('total_inventories' in card, name).toBe(kind !== 'visitor');
      expect(has(body.meta.facets, ['inStock', 'promo', 'price', 'outlet']).length > 0, name).toBe(kind !== 'visitor');
      const asked = await Promise.all(
        ['inStock=1', 'sortCriteria=list_price', 'withPromo=1', 'outlet=1', 'priceMin=1'].map(
          async (filter) => (await who.get(`${path}&${filter}`)).status,
        ),
      );
      const refusedToSecondary = [200, 200, 422, 422, 422];
      expect(asked, name).toEqual(
        {
          visitor: Array(5).fill(422),
          secondary: refusedToSecondary,
          buyer: Array(5).fill(200),
          staff: Array(5).fill(200),
        }[kind],
      );
    }
  });

  test('in the search: the attributes of their token are those of what they are', async () => {
    for (const { name, kind, who, door } of ofTheStore()) {
      const { body } = await who.get<{ data: { token: string } }>(`${door('search')}/search-tokens`);
      const found = await client(app.url, body.data.token).post<{ results: { hits: Fields[] }[] }>(
        '/api/multi-search',
        {
          queries: [{ indexUid: 'products', q: '', limit: 3 }],
        },
      );
      const [hit] = found.body.results[0]!.hits;
      expect(
        [hit!.inventory !== undefined, hit!.list_price !== undefined, hit!.level_1_price !== undefined],
        name,
      ).toEqual(
        {
          visitor: [false, false, false],
          buyer: [true, true, false],
          secondary: [true, false, false],
          staff: [true, true, true],
        }[kind],
      );
    }
  });

  test('of a product that the store hides: the house alone knows that it is there', async () => {
    for (const { name, seesHidden, who, door } of ofTheStore()) {
      const status = seesHidden ? 200 : 404;
      expect((await who.get(`${door('listings')}/store-products/${hidden}`)).status, name).toBe(status);
      expect((await who.get(`${door('engagement')}/product-reviews?product_id=${hidden}`)).status, name).toBe(status);
    }
  });
});

describe('stock, to each', () => {
  const calls = ['product-stocks', 'product-inventories', 'product-alternatives', 'product-auction-inventories'];

  test('is told to buyers and the house; who sees no stock is refused, and a hidden product is not there', async () => {
    for (const { name, kind, seesHidden, who, door } of lookers) {
      if (who.token === null) continue;
      for (const call of calls) {
        const [open, closed] = await Promise.all(
          [shown, hidden].map(async (id) => (await who.get(`${door('inventory')}/${call}?product_id=${id}`)).status),
        );
        const mayAsk = !(
          name === 'instalador' ||
          name === 'panel: rrhh' ||
          (kind === 'secondary' && call === 'product-auction-inventories') ||
          (name === 'secundario de una empresa desactivada' && call === 'product-auction-inventories')
        );
        const expected = mayAsk ? [kind === 'visitor' ? 403 : 200, seesHidden ? 200 : 404] : [403, 403];
        expect([open, closed], `${name} ${call}`).toEqual(expected);
      }
    }
  });

  test('is not found out piece by piece: of a hidden product there is none, and who sees no stock is refused', async () => {
    const enough = async (looker: Looker, id: number) =>
      (await looker.who.get(`/api/inventory-checker?product_id=${id}&quantity=1`)).status;
    expect(await enough(named('distribuidor'), shown)).toBe(200);
    expect(await enough(named('distribuidor'), hidden)).toBe(422);
    expect(await enough(named('vendedor'), hidden)).toBe(200);
    expect(await enough(named('distribuidor de una empresa desactivada'), shown)).toBe(403);
    expect(await enough(named('distribuidor sin empresa'), shown)).toBe(403);
  });
});

describe('buying', () => {
  const carts: readonly (readonly [string, string, object])[] = [
    ['post', '/api/cart-details', { quantity: 1 }],
    ['post', '/api/bulk-cart-details', {}],
    ['post', '/api/cart-stages', { cartStage: 'shipping_method' }],
    ['post', '/api/quick-order-lines', { lines: [{ code: 'PRUEBA', quantity: 1 }] }],
  ];

  test.each([
    ['distribuidor de una empresa desactivada', 'Tu empresa está inactiva'],
    ['secundario de una empresa desactivada', 'Tu empresa está inactiva'],
    ['distribuidor sin empresa', 'Tu cuenta no está ligada a una empresa'],
  ])('%s: refused before any price or stock is told, and the cart stays empty', async (name, text) => {
    const { who } = named(name);
    for (const [, path, body] of carts) {
      const sent = path.endsWith('cart-details')
        ? path.includes('bulk')
          ? { products: [{ product_id: shown, quantity: 1 }] }
          : { ...body, product_id: shown }
        : body;
      const { status, body: answer } = await who.post(path, sent);
      expect(status, path).toBe(422);
      expect(JSON.stringify(answer), path).toContain(text);
      expect(JSON.stringify(answer), path).not.toMatch(/main_inventory_quantity|calculated_/);
    }
    const cart = await who.get<{ data: { cart_details: object[] } }>('/api/carts/current');
    expect(cart.body.data.cart_details).toEqual([]);
  });

  test('of a company that is deactivated meanwhile, the cart keeps its lines and tells neither prices nor stock', async () => {
    const [company] = (await knex('companies').where({ status: 1, price_level: 3 }).orderBy('id')) as { id: number }[];
    const { token } = await givenPerson(app, { companyId: company!.id });
    const who = client(app.url, token);
    type Cart = { data: { cart_details: Fields[]; total: string } };
    const before = (await who.post<Cart>('/api/cart-details', { product_id: shown, quantity: 2 })).body.data;
    expect(before.cart_details).toMatchObject([{ quantity: 2, is_valid: true, available: 7 }]);
    expect(Number(before.total)).toBeGreaterThan(0);
    await knex('companies').where({ id: company!.id }).update({ status: 0 });
    const read = async () => (await who.get<Cart>('/api/carts/current')).body.data;
    await expect.poll(async () => (await read()).cart_details[0]!.is_valid).toBe(false);
    const after = await read();
    expect(after).toMatchObject({
      total: '0.00',
      cart_details: [{ quantity: 2, unit_price: '0.00', available: null }],
    });
    expect(has(after.cart_details[0]!.product as Fields, [...priced, ...stocked])).toEqual([]);
  });
});

describe("after somebody else's look", () => {
  const paths = () => [
    `/store-products/${shown}`,
    `/store-products/${hidden}`,
    '/store-products?search=PRUEBA',
    '/store-home',
  ];
  const look = async ({ who, door }: Looker): Promise<string[]> =>
    Promise.all(
      paths().map(async (path) => {
        const { status, body } = await who.get<{ error?: { details?: object } }>(`${door('listings')}${path}`);
        return `${status} ${status === 200 ? createHash('sha256').update(JSON.stringify(body)).digest('hex') : ''}`;
      }),
    );
  /** Makes what is kept outdated, and changes nothing that anybody is shown. */
  const forget = async () => {
    const branch = (await knex('branches').where({ code: 'MTY' }).first('id')) as { id: number };
    const wish = { product_id: unseen, branch_id: branch.id, quantity: 1, reason: 'Conteo' };
    expect((await named('panel: compras').who.post('/inventory/stock-adjustments', wish)).status).toBe(201);
  };

  test('each sees what they would have seen alone, whoever looked before', async () => {
    const alone = new Map<string, string[]>();
    for (const looker of ofTheStore()) {
      await forget();
      alone.set(looker.name, await look(looker));
    }
    for (const order of [ofTheStore(), ofTheStore().reverse()]) {
      await forget();
      for (const looker of order) expect(await look(looker), looker.name).toEqual(alone.get(looker.name));
    }
  });

  test("a hidden product seen by a salesman is not there for others of the salesman's branch", async () => {
    const branch = (await knex('branches').where({ code: 'MTY' }).first('id')) as { id: number };
    const installer = await givenPerson(app, { role: 'installer', branchId: branch.id });
    const path = `/api/store-products/${hidden}`;
    expect((await named('vendedor').who.get(path)).status).toBe(200);
    expect((await client(app.url, installer.token).get(path)).status).toBe(404);
    expect((await named('vendedor').who.get(path)).status).toBe(200);
  });
});
