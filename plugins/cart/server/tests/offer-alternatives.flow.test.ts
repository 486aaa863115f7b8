import { createRequire } from 'node:module';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import '@mayorista/listings/contract';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

// The kernel that the server itself runs on, not the copy that tests import: services are registered there.
const { service } = createRequire(import.meta.url)('@mayorista/kernel') as typeof import('@mayorista/kernel');

interface Offered {
  readonly product_alternatives: readonly { readonly id: number; readonly calculated_distributor_price: string }[];
  readonly main_inventory_quantity: number;
}
interface Cart {
  readonly data: { readonly id: number; readonly total_pieces: number };
}

let app: TestApp;
let companyId: number;
let branch: string;
let category: number;

beforeAll(async () => {
  app = await boot();
  const known = await app.as('distribuidor');
  const { data: user } = (await known.get<{ data: { branch: { id: number }; company: { id: number } } }>('/api/user'))
    .body;
  companyId = user.company.id;
  const row = (await app.strapi.db.connection('branches').where({ id: user.branch.id }).first('code')) as {
    code: string;
  };
  branch = row.code;
  category = (
    (await app.strapi
      .documents('api::catalogue.category' as never)
      .create({ locale: 'es', data: { name: 'Categoría de alternativas' } } as never)) as unknown as { id: number }
  ).id;
});

const given = async (pieces: number, fields: object = {}): Promise<number> =>
  (
    await givenProduct(app, {
      listPrice: '100.00',
      stock: pieces === 0 ? {} : { [branch]: pieces },
      fields: { category, product_flow_type: 'volume', ...fields },
    })
  ).id;
const buyer = async (): Promise<Client> =>
  client(app.url, (await givenPerson(app, { role: 'distributor', companyId })).token);
const add = (who: Client, product_id: number, quantity: number, how: object = {}) =>
  who.post<Cart & Offered>('/api/cart-details', { product_id, quantity, ...how });

test('a volume product with too few pieces in the buyer’s branch is refused with what can be delivered instead [SF-ALTERNATIVES-007, SF-CART-034, SF-CART-035]', async () => {
  const [short, other] = [await given(3), await given(50)];
  const who = await buyer();
  expect((await add(who, short, 2)).body.data.total_pieces).toBe(2);

  const refused = await add(who, short, 2);

  expectRefused(refused, {
    product_alternatives: /^Hay \d+ alternativas de entrega inmediata en tu sucursal$/,
    main_inventory_quantity: 'Piezas en tu sucursal: 3',
  });
  expect(refused.body.main_inventory_quantity).toBe(3);
  const offered = refused.body.product_alternatives;
  expect(offered.map(({ id }) => id)).toContain(other);
  expect(offered[0]!.calculated_distributor_price).toMatch(/^\d+\.\d{2}$/);
  expect((await who.get<Cart>('/api/carts/current')).body.data.total_pieces).toBe(2);
});

test('an alternative is added without being questioned, and so is the original that the buyer insists on [SF-ALTERNATIVES-007]', async () => {
  const [none, few] = [await given(0), await given(1)];
  await given(50);
  const who = await buyer();
  expect((await add(who, none, 1)).status).toBe(422);
  expect((await add(who, few, 5, { isReplacement: true })).body.data.total_pieces).toBe(5);
  expect((await add(who, none, 1, { verifyEnoughStock: false })).body.data.total_pieces).toBe(6);
});

test('other flows are added whatever the stock, and a volume product to which there is no alternative too', async () => {
  const standard = await given(0, { product_flow_type: 'standard' });
  const alone = (
    await givenProduct(app, { listPrice: '99999999.00', fields: { product_flow_type: 'volume', category: null } })
  ).id;
  const who = await buyer();
  expect((await add(who, standard, 1)).status).toBe(200);
  expect((await add(who, alone, 1)).status).toBe(200);
});

test('a cart on its way to payment is asked about its stage first', async () => {
  const [none] = [await given(0), await given(50)];
  const who = await buyer();
  await add(who, none, 1, { verifyEnoughStock: false });
  await who.post('/api/cart-stages', { cartStage: 'shipping_method' });
  const refused = await add(who, none, 1);
  expect(Object.keys((refused.body as unknown as { errors: object }).errors)).toEqual(['cart_not_in_open_stage']);
});

test('additions at the same time count the pieces of one another: of eight only as many pass as the branch has', async () => {
  const [short] = [await given(3), await given(50)];
  const who = await buyer();
  await who.get('/api/carts/current');

  const answers = await Promise.all(Array.from({ length: 8 }, () => add(who, short, 1)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
  expect((await who.get<Cart>('/api/carts/current')).body.data.total_pieces).toBe(3);
});

test('a cart is priced once in a request that changes it, and never in one that shows no price', async () => {
  const who = await buyer();
  const { id } = (await add(who, await given(5), 1)).body.data;
  const priced = vi.spyOn(service(app.strapi, 'listings.cards'), 'of');
  const times = async (call: () => Promise<{ readonly status: number }>): Promise<number> => {
    priced.mockClear();
    expect((await call()).status).toBe(200);
    return priced.mock.calls.length;
  };
  try {
    expect(await times(() => who.put(`/api/carts/${id}`, { currency: 'USD' }))).toBe(1);
    expect(await times(() => who.post('/api/cart-sale-order-types', { sale_order_type_id: 1 }))).toBe(1);
    for (const path of ['inactive-products', 'cart-sale-order-types', 'cart-payments'])
      expect(await times(() => who.get(`/api/${path}`)), path).toBe(0);
    expect(await times(() => who.delete(`/api/carts/${id}`))).toBe(1);
  } finally {
    priced.mockRestore();
  }
});
