import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Checked {
  readonly data: readonly {
    readonly code: string;
    readonly quantity: number;
    readonly state: string;
    readonly products: readonly {
      readonly id: number;
      readonly calculated_distributor_price?: string;
      readonly volume_prices: readonly { readonly min_quantity: number; readonly price: string }[];
    }[];
  }[];
  readonly meta: { readonly counts: Readonly<Record<string, number>> };
}

let app: TestApp;
let buyer: Client;

beforeAll(async () => {
  app = await boot();
  buyer = await app.as('distribuidor');
});

const check = (lines: readonly object[]) => buyer.post<Checked>('/api/quick-order-lines', { lines });
const given = async (fields: Record<string, unknown>): Promise<number> =>
  (await givenProduct(app, { listPrice: '80.00', fields })).id;

test('codes are understood as people write them, with the buyer’s own price; what is not clear or not sold is said line by line', async () => {
  const camera = await given({ sku: 'QO-CAM-1', model: 'QO-2CD(2143)G2' });
  const twins = [await given({ model: 'QO/TWIN.5' }), await given({ sku: 'QO TWIN 5' })];
  const hidden = await given({ sku: 'QO-HIDDEN', published_in_store: false });
  await app.settle();

  const { body, status } = await check([
    { code: 'qo2cd2143g2', quantity: 3 },
    { code: ' QO cam.1 ', quantity: '2' },
    { code: 'qo-twin-5', quantity: 1 },
    { code: 'nobody has this', quantity: 1 },
    { code: 'QO-HIDDEN', quantity: 1 },
    { code: '---', quantity: 1 },
  ]);

  expect(status).toBe(200);
  expect(body.data.map(({ state, quantity, products }) => [state, quantity, products.map(({ id }) => id)])).toEqual([
    ['found', 3, [camera]],
    ['found', 2, [camera]],
    ['several', 1, twins],
    ['unknown', 1, []],
    ['unknown', 1, []],
    ['unknown', 1, []],
  ]);
  expect(body.data[0]!.products[0]!.calculated_distributor_price).toMatch(/^\d+\.\d{2}$/);
  expect(body.meta.counts).toEqual({ found: 2, several: 1, unknown: 3, not_sold: 0 });
  expect(hidden).toBeGreaterThan(0);
});

test('what several pieces cost is told too, where it is less: as much as they cost in the cart', async () => {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => [`promo_level_${level}`, '20.00'] as const);
  const id = await given({ sku: 'QO-BULK-1', ...Object.fromEntries(levels) });
  const promos = {
    volume_tiers: [
      { min_quantity: 5, discount: 1 },
      { min_quantity: 10, discount: 40 },
    ],
  };
  const catalogue = await app.asStaff('catalogo');
  expect((await catalogue.put(`/pricing/product-promos/${id}`, promos)).status).toBe(200);
  await app.settle();

  const [line] = (await check([{ code: 'QO-BULK-1', quantity: 12 }])).body.data;
  const [tier, ...more] = line!.products[0]!.volume_prices;
  expect([tier?.min_quantity, more]).toEqual([10, []]);
  type Cart = { data: { cart_details: { product_id: number; unit_price: string }[] } };
  const cart = await buyer.post<Cart>('/api/cart-details', { product_id: id, quantity: 12 });
  const inCart = cart.body.data.cart_details.find(({ product_id }) => product_id === id);
  expect(tier?.price).toBe(inCart?.unit_price);
  expect(Number(tier?.price)).toBeLessThan(Number(line!.products[0]!.calculated_distributor_price));
});

test('five hundred lines are one question, one more is refused, and so are pieces that are none', async () => {
  const line = { code: 'QO-CAM-1', quantity: 1 };
  const most = Array.from({ length: 500 }, (_, at) => ({ ...line, quantity: at + 1 }));
  expect((await check(most)).body.meta.counts.found).toBe(500);
  expectRefused(await check([...most, line]), { lines: 'Un pedido rápido lleva 500 renglones como máximo' });
  expectRefused(await check([{ ...line, quantity: 0 }]), { 'lines.0.quantity': 'una pieza' });
  expectRefused(await check([{ ...line, quantity: 10_000 }]), {
    'lines.0.quantity': 'La cantidad es demasiado grande',
  });
  expectRefused(await check([]), { lines: '' });
});

test('who is not logged in is told nothing', async () => {
  expect((await app.anonymous.post('/api/quick-order-lines', { lines: [{ code: 'X', quantity: 1 }] })).status).toBe(
    401,
  );
});
