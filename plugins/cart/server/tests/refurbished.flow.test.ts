import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Line {
  readonly id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly unit_price: string;
  readonly auction_type: string | null;
  readonly auction_branches: readonly { readonly branch_id: number; readonly quantity: number }[] | null;
  readonly available: number;
  readonly is_valid: boolean;
}
interface Cart {
  readonly data: { readonly cart_details: readonly Line[]; readonly subtotal: string; readonly total_pieces: number };
}
interface Placed {
  readonly data: { readonly sale_order?: { readonly id: number } };
}

let app: TestApp;
let branchId: number;
let companyId: number;

const knex = () => app.strapi.db.connection;
const buyer = async (): Promise<Client> =>
  client(app.url, (await givenPerson(app, { role: 'distributor', companyId, fields: { currency: 'USD' } })).token);

/** A product with two new pieces, and refurbished ones by grade, all in Monterrey; 100 dollars by the list. */
async function given(shelves: Readonly<Record<string, number>>, fields: Record<string, unknown> = {}): Promise<number> {
  const { id } = await givenProduct(app, { listPrice: '100.00', stock: { MTY: 2 }, fields });
  const storeman = await app.as('almacen');
  for (const [grade, quantity] of Object.entries(shelves))
    await storeman.post('/api/stock-adjustments', {
      product_id: id,
      branch_id: branchId,
      grade,
      quantity,
      reason: 'Revisión',
    });
  return id;
}
const add = (who: Client, product_id: number, auction_type: string | null, quantity = 1) =>
  who.post<Cart>('/api/cart-details', { product_id, quantity, auction_type });
const shelf = (productId: number, grade: string) =>
  knex()('stocks').where({ product_id: productId, branch_id: branchId, grade }).first('on_hand', 'reserved');

async function upToPayment(who: Client) {
  await who.post('/api/cart-stages', { cartStage: 'shipping_method' });
  await who.post('/api/cart-deliveries', { type: 'branch_pickup', branch_id: branchId });
  return who.post<Cart>('/api/cart-stages', { cartStage: 'payment_method' });
}
async function pay(who: Client) {
  await who.post('/api/cart-payments', { method: 'bank_transfer' });
  await who.post('/api/cart-stages', { cartStage: 'confirmation' });
  return who.post<Placed>('/api/cart-stages', { cartStage: 'ordered' });
}

beforeAll(async () => {
  app = await boot();
  branchId = ((await knex()('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
  companyId = (
    (await knex()('companies').where({ credit_blocked: false, status: 1 }).first('id')) as {
      id: number;
    }
  ).id;
});

describe('refurbished pieces in the cart', () => {
  test('one product stands there new and in two grades, each line with the price of its condition [SF-CART-006]', async () => {
    const id = await given({ A: 3, MALTRATADO: 1 }, { promo_discount: 10 });
    const who = await buyer();
    await add(who, id, null);
    await add(who, id, 'A', 2);
    await add(who, id, 'MALTRATADO');
    const { body } = await add(who, id, 'A');
    expect(body.data.cart_details).toMatchObject([
      { product_id: id, auction_type: null, quantity: 1, unit_price: '90.00', auction_branches: null },
      { product_id: id, auction_type: 'A', quantity: 3, unit_price: '60.00', available: 3 },
      { product_id: id, auction_type: 'MALTRATADO', quantity: 1, unit_price: '95.00', available: 1 },
    ]);
    expect(body.data.subtotal).toBe('365.00');
    expect(body.data.cart_details[1]!.auction_branches).toMatchObject([{ branch_id: branchId, quantity: 3 }]);
  });

  test('are never more than there are, added or changed', async () => {
    const id = await given({ B: 2 });
    const who = await buyer();
    expectRefused(await add(who, id, 'B', 3), { quantity: 'No hay suficientes piezas de remate B: quedan 2' });
    const { body } = await add(who, id, 'B', 2);
    const path = `/api/cart-details/${body.data.cart_details[0]!.id}`;
    expectRefused(await who.put(path, { quantity: 3 }), { quantity: 'quedan 2' });
    expect((await who.put<Cart>(path, { quantity: 1 })).body.data.total_pieces).toBe(1);
  });

  test('need no alternatives, for only new pieces of a volume product are asked about', async () => {
    const id = await given({ C: 5 }, { product_flow_type: 'volume' });
    const who = await buyer();
    expect((await add(who, id, 'C', 5)).status).toBe(200);
    expect((await add(who, id, null, 2)).status).toBe(200);
  });

  test.each([
    ['a grade that does not exist', 'Z', { auction_type: /./ }],
    ['new stock named as if it were a grade', 'Stock', { auction_type: /./ }],
    ['a grade of which there is no piece', 'E', { quantity: 'quedan 0' }],
  ])('%s is refused and leaves the cart as it was', async (_what, grade, fields) => {
    const id = await given({ A: 1 });
    const who = await buyer();
    expectRefused(await add(who, id, grade), fields);
    expect((await who.get<Cart>('/api/carts/current')).body.data.total_pieces).toBe(0);
  });

  test('are not sold to secondary users, who are shown none [SF-SECONDARY-004]', async () => {
    const id = await given({ A: 1 });
    expectRefused(await add(await app.as('secundario'), id, 'A'), {
      auction_type: 'Las piezas de remate A ya no están a la venta',
    });
  });
});

describe('an order of refurbished pieces', () => {
  test('takes them from the shelf of their grade at its price; canceling puts them back there', async () => {
    const id = await given({ AAA: 2 });
    const who = await buyer();
    await add(who, id, 'AAA', 2);
    await add(who, id, null);
    const reserved = await upToPayment(who);
    expect(reserved.body.data.cart_details.map(({ available }) => available)).toEqual([2, 2]);
    expect(await shelf(id, 'AAA')).toEqual({ on_hand: 2, reserved: 2 });
    const orderId = (await pay(who)).body.data.sale_order?.id ?? 0;
    expect(await shelf(id, 'AAA')).toEqual({ on_hand: 0, reserved: 0 });
    expect(await shelf(id, 'Stock')).toEqual({ on_hand: 1, reserved: 0 });
    const { body } = await who.get<{ data: { subtotal: string; details: Record<string, unknown>[] } }>(
      `/api/sale-orders/${orderId}`,
    );
    expect(body.data.details).toMatchObject([
      { product_id: id, auction_type: 'AAA', quantity: 2, unit_price: '80.00' },
      { product_id: id, auction_type: null, quantity: 1, unit_price: '100.00' },
    ]);
    expect(body.data.subtotal).toBe('260.00');
    const cancel = { status: 'canceled', reason: 'El cliente cambió de opinión' };
    await (await app.asStaff('soporte')).put(`/sales/sale-orders/${orderId}/status`, cancel);
    expect(await shelf(id, 'AAA')).toEqual({ on_hand: 2, reserved: 0 });
  });

  test('of two buyers of the last refurbished piece one gets the order, although there are new ones', async () => {
    const id = await given({ D: 1 });
    const people = await Promise.all([buyer(), buyer()]);
    for (const who of people) expect((await add(who, id, 'D')).status).toBe(200);
    const outcomes = await Promise.all(
      people.map(async (who) => {
        const held = await upToPayment(who);
        return held.status === 200 ? pay(who) : held;
      }),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 422]);
    expectRefused(
      outcomes.find(({ status }) => status === 422)!,
      {
        [`products.${id}`]: 'No hay suficientes piezas de remate D: quedan 0',
      },
    );
    expect(await shelf(id, 'D')).toEqual({ on_hand: 0, reserved: 0 });
    expect(await shelf(id, 'Stock')).toEqual({ on_hand: 2, reserved: 0 });
  });

  test('is refused when their grade stopped being sold meanwhile, and the cart shows the line as invalid', async () => {
    const id = await given({ NUEVO: 1 });
    const who = await buyer();
    await add(who, id, 'NUEVO');
    await upToPayment(who);
    const grades = () => knex()('condition_grades').where({ grade: 'NUEVO' });
    await grades().update({ is_active: false });
    try {
      const cart = await who.get<Cart>('/api/carts/current');
      expect(cart.body.data.cart_details).toMatchObject([{ auction_type: 'NUEVO', is_valid: false }]);
      expectRefused(await pay(who), { [`products.${id}`]: 'remate NUEVO ya no están a la venta' });
    } finally {
      await grades().update({ is_active: true });
    }
  });
});
