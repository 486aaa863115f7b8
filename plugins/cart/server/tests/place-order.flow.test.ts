import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { cartReadyToPlace } from '../../testing';

interface Placed {
  readonly data: {
    readonly sale_order?: { readonly id: number; readonly folio: string };
    readonly cart?: { readonly stage: string };
  };
}

let app: TestApp;
let branchId: number;
let companyId: number;

const knex = () => app.strapi.db.connection;
const buyer = async (): Promise<Client> =>
  client(app.url, (await givenPerson(app, { role: 'distributor', companyId })).token);
const place = (who: Client, cartId?: number) =>
  who.post<Placed>('/api/cart-stages', { cartStage: 'ordered', ...(cartId === undefined ? {} : { cart_id: cartId }) });
const shelf = async (productId: number) =>
  (await knex()('stocks')
    .where({ product_id: productId, branch_id: branchId, grade: 'Stock' })
    .first('on_hand', 'reserved')) as { on_hand: number; reserved: number };

beforeAll(async () => {
  app = await boot();
  branchId = ((await knex()('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
  companyId = ((await knex()('companies').where({ credit_blocked: false, status: 1 }).first('id')) as { id: number })
    .id;
});

describe('placing an order', () => {
  test('a distributor buys: stock leaves the shelf, the order has frozen prices with their reasons, the buyer gets a mail', async () => {
    const { id: productId } = await givenProduct(app, {
      stock: { MTY: 5 },
      listPrice: '200.00',
      fields: { promo_level_4: 10 },
    });
    const who = await app.as('distribuidor');
    await cartReadyToPlace(who, { productId, quantity: 2 }, branchId);
    const placed = await place(who);
    expect(placed.status).toBe(200);
    const orderId = placed.body.data.sale_order?.id ?? 0;
    const order = await who.get<{ data: Record<string, unknown> & { details: Record<string, unknown>[] } }>(
      `/api/sale-orders/${orderId}`,
    );
    expect(order.body.data).toMatchObject({
      status: 'pending_payment',
      subtotal: '360.00',
      iva: '57.60',
      total: '417.60',
      currency: 'USD',
    });
    expect(order.body.data.details).toMatchObject([{ product_id: productId, quantity: 2, unit_price: '180.00' }]);
    expect(order.body.data.details[0]).not.toHaveProperty('price_steps');
    expect(await shelf(productId)).toEqual({ on_hand: 3, reserved: 0 });
    const ledger = await knex()('stock_movements')
      .where({ product_id: productId })
      .select('quantity', 'balance', 'cause');
    expect(ledger).toEqual([{ quantity: -2, balance: 3, cause: 'Venta' }]);
    await app.settle();
    const mails = await knex()('mails').where('subject', 'like', `%${placed.body.data.sale_order?.folio}%`);
    expect(mails).toHaveLength(1);
  });

  test('so many pieces that a volume price is reached cost in the cart what the order charges; one fewer cost the price of one', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 20 }, listPrice: '100.00' });
    const catalogue = await app.asStaff('catalogo');
    const promos = { volume_tiers: [{ min_quantity: 10, discount: 20 }] };
    expect((await catalogue.put(`/pricing/product-promos/${productId}`, promos)).status).toBe(200);
    const who = client(
      app.url,
      (await givenPerson(app, { role: 'distributor', companyId, fields: { currency: 'USD' } })).token,
    );
    type Cart = { data: { id: number; subtotal: string; cart_details: { id: number; unit_price: string }[] } };
    const nine = await who.post<Cart>('/api/cart-details', { product_id: productId, quantity: 9 });
    expect(nine.body.data).toMatchObject({ subtotal: '900.00', cart_details: [{ unit_price: '100.00' }] });
    const ten = await who.post<Cart>('/api/cart-details', { product_id: productId, quantity: 1 });
    expect(ten.body.data).toMatchObject({ subtotal: '800.00', cart_details: [{ unit_price: '80.00' }] });
    await who.delete(`/api/cart-details/${ten.body.data.cart_details[0]?.id}`);
    await cartReadyToPlace(who, { productId, quantity: 10 }, branchId);
    const orderId = (await place(who)).body.data.sale_order?.id;
    const order = await who.get<{ data: object }>(`/api/sale-orders/${orderId}`);
    expect(order.body.data).toMatchObject({ subtotal: '800.00', details: [{ quantity: 10, unit_price: '80.00' }] });
  });

  test('of two buyers of the last unit, one gets the order and the other is told there is no stock; staff read who holds it, and then who took it', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 1 } });
    const [first, second] = [await buyer(), await buyer()];
    await cartReadyToPlace(first, { productId }, branchId);
    await second.post('/api/cart-details', { product_id: productId, quantity: 1 });
    await second.post('/api/cart-stages', { cartStage: 'shipping_method' });
    await second.post('/api/cart-deliveries', { type: 'branch_pickup', branch_id: branchId });
    const refused = await second.post('/api/cart-stages', { cartStage: 'payment_method' });
    expectRefused(refused, { [`products.${productId}`]: 'No hay suficientes piezas: quedan 0' });
    const staff = await app.asStaff('catalogo');
    const company = (await knex()('companies').where({ id: companyId }).first('business_name')) as {
      business_name: string;
    };
    const held = () =>
      staff.get<{ data: { branch_id: number; quantity: number; holder_name: string; expires_at: string }[] }>(
        `/inventory/stock-reservations?product_id=${productId}`,
      );
    const [reservation, ...others] = (await held()).body.data;
    expect(others).toEqual([]);
    expect(reservation).toMatchObject({ branch_id: branchId, quantity: 1 });
    expect(reservation?.holder_name).toContain(`Carrito de ${company.business_name} (`);
    const minutesLeft = (new Date(reservation?.expires_at ?? 0).getTime() - Date.now()) / 60_000;
    expect(minutesLeft > 28 && minutesLeft <= 30).toBe(true);
    const placed = await place(first);
    expect(placed.status).toBe(200);
    expect(await shelf(productId)).toEqual({ on_hand: 0, reserved: 0 });
    expect((await held()).body.data).toEqual([]);
    const movements = await staff.get<{ data: object[] }>(`/inventory/stock-movements?product_id=${productId}`);
    expect(movements.body.data).toMatchObject([
      { quantity: -1, cause: 'Venta', reference_name: `Pedido ${placed.body.data.sale_order?.folio}` },
    ]);
  });

  test('fifty buyers at once want the last unit: exactly one order, forty-nine clear refusals, nothing oversold', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 1 } });
    const people = await Promise.all(Array.from({ length: 50 }, buyer));
    for (const who of people) {
      await who.post('/api/cart-details', { product_id: productId, quantity: 1 });
      await who.post('/api/cart-stages', { cartStage: 'shipping_method' });
      await who.post('/api/cart-deliveries', { type: 'branch_pickup', branch_id: branchId });
    }
    const answers = await Promise.all(
      people.map(async (who) => {
        const held = await who.post('/api/cart-stages', { cartStage: 'payment_method' });
        if (held.status !== 200) return held;
        await who.post('/api/cart-payments', { method: 'bank_transfer' });
        await who.post('/api/cart-stages', { cartStage: 'confirmation' });
        return place(who);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
    expect(await shelf(productId)).toEqual({ on_hand: 0, reserved: 0 });
    expect(await knex()('sale_order_details').where({ product_id: productId })).toHaveLength(1);
  });

  test('sending the last step twice, even at once, gives one order', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 10 } });
    const who = await buyer();
    const cartId = await cartReadyToPlace(who, { productId, quantity: 3 }, branchId);
    const answers = await Promise.all([place(who, cartId), place(who, cartId), place(who, cartId)]);
    const later = await place(who, cartId);
    const folios = new Set([...answers, later].flatMap(({ body }) => body.data?.sale_order?.folio ?? []));
    expect(folios.size).toBe(1);
    expect(later.status).toBe(200);
    expect(await shelf(productId)).toEqual({ on_hand: 7, reserved: 0 });
  });

  test('an Idempotency-Key makes the repeated request answer the first one', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 10 } });
    const who = await buyer();
    const key = { 'Idempotency-Key': 'una-vez' };
    const add = (quantity: number) =>
      who.post<{ data: { total_pieces: number } }>('/api/cart-details', { product_id: productId, quantity }, key);
    const [one, two] = [await add(2), await add(2)];
    expect([one.body.data.total_pieces, two.body.data.total_pieces]).toEqual([2, 2]);
    expect(two.headers.get('idempotent-replayed')).toBe('true');
    expectRefused(await add(9), { _general: 'ya se usó con otros datos' });
  });

  test('a product that is taken from the store on the way is not ordered, and the stock stays', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 2 } });
    const who = await buyer();
    const cartId = await cartReadyToPlace(who, { productId }, branchId);
    const catalogue = await app.asStaff('catalogo');
    expect((await catalogue.put(`/catalogue/products/${productId}`, { status: 0 })).status).toBe(200);
    await app.settle();
    expectRefused(await place(who), { [`products.${productId}`]: 'Este producto ya no está disponible' });
    expect(await shelf(productId)).toEqual({ on_hand: 2, reserved: 1 });
    expect(await knex()('sale_orders').where({ source_type: 'cart', source_id: String(cartId) })).toEqual([]);
  });

  test('a company whose credit is stopped cannot buy, and is told why', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 2 } });
    const blocked = ((await knex()('companies').where({ credit_blocked: true }).first('id')) as { id: number }).id;
    const who = client(app.url, (await givenPerson(app, { role: 'distributor', companyId: blocked })).token);
    await cartReadyToPlace(who, { productId }, branchId);
    expectRefused(await place(who), { _general: 'crédito detenido' });
    expect((await shelf(productId)).on_hand).toBe(2);
  });
});

describe('the cart', () => {
  test('products are added in the open stage only; going back to it lets the held pieces go', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 4 } });
    const who = await buyer();
    await cartReadyToPlace(who, { productId, quantity: 4 }, branchId);
    expect(await shelf(productId)).toEqual({ on_hand: 4, reserved: 4 });
    expectRefused(await who.post('/api/cart-details', { product_id: productId, quantity: 1 }), {
      cart_not_in_open_stage: /lista de productos/,
    });
    const reopened = await who.post<{ data: { stage: string; total_pieces: number } }>('/api/cart-stages', {
      cartStage: 'open',
    });
    expect(reopened.body.data).toMatchObject({ stage: 'open', total_pieces: 4, delivery: null, payment: null });
    expect(await shelf(productId)).toEqual({ on_hand: 4, reserved: 0 });
  });

  test("another person's cart, line and order do not exist for anybody else", async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 4 } });
    const owner = await app.as('distribuidor');
    const cartId = await cartReadyToPlace(owner, { productId }, branchId);
    const orderId = (await place(owner)).body.data.sale_order?.id ?? 0;
    const stranger = await app.as('otro');
    expect((await stranger.delete(`/api/carts/${cartId}`)).status).toBe(404);
    expect((await stranger.get(`/api/sale-orders/${orderId}`)).status).toBe(404);
    const line = (await knex()('cart_details').where({ cart_id: cartId }).first('id')) as { id: number };
    expect((await stranger.put(`/api/cart-details/${line.id}`, { quantity: 9 })).status).toBe(404);
    expect((await stranger.delete(`/api/cart-details/${line.id}`)).status).toBe(404);
    expect((await app.anonymous.get('/api/carts/current')).status).toBe(401);
  });

  test('a stranger who names the cart of somebody else moves nothing of it, however far it has come', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 4 } });
    const owner = await buyer();
    const cartId = await cartReadyToPlace(owner, { productId, quantity: 3 }, branchId);
    const everything = async () => ({
      cart: (await knex()('carts').where({ id: cartId }).first()) as object,
      lines: (await knex()('cart_details').where({ cart_id: cartId })) as object[],
      shelf: await shelf(productId),
      orders: (await knex()('sale_orders').where({ source_type: 'cart', source_id: String(cartId) })) as object[],
    });
    const before = await everything();
    const [stranger, colleague] = [await app.as('otro'), await buyer()];
    for (const who of [stranger, colleague])
      for (const cartStage of ['ordered', 'open', 'payment_method'])
        expect((await who.post('/api/cart-stages', { cartStage, cart_id: cartId })).status).toBe(404);
    expect(await everything()).toEqual(before);
    expect((await place(owner, cartId)).status).toBe(200);
    // Nor is an order told to who names the cart that it was.
    expect((await place(colleague, cartId)).status).toBe(404);
  });

  test.each([
    ['is not published', { published_in_store: false }],
    ['is not active', { status: 0 }],
  ])('a product that %s is not put in, and the cart stays as it was', async (_why, fields) => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 4 }, fields });
    const who = await buyer();
    expectRefused(await who.post('/api/cart-details', { product_id: productId, quantity: 1 }), {
      product_id: 'no está a la venta',
    });
    expect((await who.get<{ data: object }>('/api/carts/current')).body.data).toMatchObject({
      total_pieces: 0,
      cart_details: [],
    });
  });

  test.each([
    ['a word for a quantity', { product_id: 1, quantity: 'muchas' }, 'quantity'],
    ['no quantity at all', { product_id: 1, quantity: 0 }, 'quantity'],
    ['a quantity beyond reason', { product_id: 1, quantity: 1e9 }, 'quantity'],
    ['a product that is no number', { product_id: '1; drop table carts', quantity: 1 }, 'product_id'],
    ['a product nobody has', { product_id: 1_999_999_999, quantity: 1 }, 'product_id'],
    ['an unknown field', { product_id: 1, quantity: 1, price: '0.01' }, 'price'],
  ])('%s is refused on its field and writes nothing [SF-GENERAL-005]', async (_what, body, field) => {
    const who = await buyer();
    const answer = await who.post('/api/cart-details', body);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: object }).errors)).toContain(field);
    const cart = await who.get<{ data: { total_pieces: number } }>('/api/carts/current');
    expect(cart.body.data.total_pieces).toBe(0);
  });
});

describe('an order of the past', () => {
  test('canceling gives the pieces back; a delivered order cannot be canceled', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 3 } });
    const who = await buyer();
    await cartReadyToPlace(who, { productId, quantity: 3 }, branchId);
    const orderId = (await place(who)).body.data.sale_order?.id ?? 0;
    const staff = await app.asStaff('soporte');
    const move = async (status: string) =>
      (await staff.put(`/sales/sale-orders/${orderId}/status`, { status, reason: 'El cliente cambió de opinión' }))
        .status;
    expect(await move('delivered')).toBe(422);
    expect(await move('canceled')).toBe(200);
    expect(await shelf(productId)).toEqual({ on_hand: 3, reserved: 0 });
    expect(await move('canceled')).toBe(422);
    const balance = (await knex()('stock_movements')
      .where({ product_id: productId })
      .sum({ sum: 'quantity' })
      .first()) as { sum: number | string };
    expect(Number(balance.sum)).toBe(0);
  });

  test('one that was paid for gives its pieces back too, each once', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 3 } });
    const who = await buyer();
    await cartReadyToPlace(who, { productId, quantity: 2 }, branchId);
    const orderId = (await place(who)).body.data.sale_order?.id ?? 0;
    const staff = await app.asStaff('soporte');
    const move = async (status: string) =>
      (await staff.put(`/sales/sale-orders/${orderId}/status`, { status, reason: 'Pagó dos veces' })).status;
    expect(await move('paid')).toBe(200);
    expect(await shelf(productId)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await move('canceled')).toBe(200);
    expect(await shelf(productId)).toEqual({ on_hand: 3, reserved: 0 });
    expect(await knex()('stock_movements').where({ product_id: productId }).select('quantity', 'balance')).toEqual([
      { quantity: -2, balance: 1 },
      { quantity: 2, balance: 3 },
    ]);
  });
});

test('the database itself refuses stock below zero and more reserved than there is', async () => {
  const { id: productId } = await givenProduct(app, { stock: { MTY: 1 } });
  const shelfOf = () => knex()('stocks').where({ product_id: productId });
  await expect(shelfOf().update({ on_hand: -1 })).rejects.toThrow(/stocks_/);
  await expect(shelfOf().update({ reserved: 2 })).rejects.toThrow(/stocks_/);
  await expect(shelfOf().update({ reserved: -1 })).rejects.toThrow(/stocks_/);
});
