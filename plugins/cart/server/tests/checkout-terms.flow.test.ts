import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import '@mayorista/listings/contract';
import { codesOf, expectRefused } from '@mayorista/kernel/testing';
import {
  app,
  begin,
  bodyOf,
  branchId,
  buyerOf,
  company,
  knex,
  type One,
  placed,
  product,
  sentHome,
  stage,
  step,
} from './checkout-kit';

// The kernel that the server itself runs on, not the copy that tests import: services are registered there.
const { service } = createRequire(import.meta.url)('@mayorista/kernel') as typeof import('@mayorista/kernel');

beforeAll(begin);

describe('what changed meanwhile', () => {
  test('a price that changed is told line by line at the next stage, and never charged unseen', async () => {
    const who = await buyerOf(await company());
    const productId = await product('10.00');
    const before = await sentHome(who, productId);
    await step(who, 'cart-payments', { method: 'bank_transfer' });
    const catalogue = await app.asStaff('catalogo');
    const raise = async (price: string) => {
      expect((await catalogue.put(`/catalogue/products/${productId}`, { list_price: price })).status).toBe(200);
      await app.settle();
    };
    await raise('12.00');
    const confirmed = await stage(who, 'confirmation');
    const line = before.cart_details[0]!;
    const after = confirmed.cart_details[0]!.unit_price;
    expect(confirmed.changes).toMatchObject([
      { detail_id: line.id, field: 'unit_price', before: line.unit_price, after },
    ]);
    expect(confirmed.changes?.[0]?.text).toContain(`el precio cambió de $${line.unit_price} a $${after}`);
    await raise('15.00');
    const refused = await who.post('/api/cart-stages', { cartStage: 'ordered' });
    expect([refused.status, codesOf(refused)]).toEqual([422, ['price_changed']]);
    expect(bodyOf(refused).changes).toMatchObject([{ field: 'unit_price', before: after }]);
    expect(await knex()('sale_orders').where({ source_type: 'cart', source_id: String(before.id) })).toEqual([]);
    const again = await who.post('/api/cart-stages', { cartStage: 'ordered' });
    expect(again.status).toBe(200);
  });

  test('another currency asks for delivery and payment again [SF-CURRENCY-007]', async () => {
    const who = await buyerOf(await company());
    const cart = await sentHome(who, await product());
    await step(who, 'cart-payments', { method: 'cash' });
    const { body } = await who.put<One>(`/api/carts/${cart.id}`, { currency: 'USD' });
    expect(body.data).toMatchObject({
      currency: 'USD',
      stage: 'open',
      delivery: null,
      payment: null,
      shipping_cost: '0.00',
    });
  });

  test('a tab that shows an older cart is told, and changes nothing; the countdown runs by the house', async () => {
    const who = await buyerOf(await company());
    const cart = await sentHome(who, await product());
    expect(cart.reservation_seconds_left).toBeGreaterThan(1_700);
    const stale = { 'If-Match': `"${cart.version - 1}"` };
    expect((await who.put(`/api/carts/${cart.id}`, { currency: 'USD' }, stale)).status).toBe(409);
    expect((await who.post('/api/cart-stages', { cartStage: 'open' }, stale)).status).toBe(409);
    expect((await who.get<One>('/api/carts/current')).body.data).toMatchObject({
      currency: 'MXN',
      version: cart.version,
    });
  });
});

describe('special discounts', () => {
  test('a buyer may grant none; a salesman grants them to the companies they attend, with a reason and in the history [SF-CART-031, SF-CART-037]', async () => {
    const salesman = (await knex()('up_users').where({ email: 'vendedor@demo.test' }).first('id')) as { id: number };
    const id = await company();
    await knex()('companies').where({ id }).update({ salesman_id: salesman.id });
    const who = await buyerOf(id);
    const cart = await step(who, 'cart-details', { product_id: await product('10.00'), quantity: 2 });
    const before = Number(cart.cart_details[0]!.unit_price);
    const grant = { percent: '10', reason: 'Proyecto grande' };
    const paths = [
      `/api/cart-special-discounts/${cart.id}`,
      `/api/cart-detail-special-discounts/${cart.cart_details[0]!.id}`,
    ];
    for (const path of paths) {
      const told = await who.put<{ error: { message: string } }>(path, grant);
      expect([told.status, told.body.error.message]).toEqual([403, 'No cuenta con los permisos requeridos']);
    }
    const seller = await app.as('vendedor');
    expectRefused(await seller.put(paths[0]!, { percent: '101' }), {
      _general: 'Error al aplicar el descuento',
      percent: 'El valor no es válido',
      reason: 'Escribe el motivo del descuento',
    });
    const strange = await step(await buyerOf(await company()), 'cart-details', { product_id: await product() });
    expect((await seller.put(`/api/cart-special-discounts/${strange.id}`, grant)).status).toBe(404);
    const granted = await seller.put<One>(paths[0]!, grant);
    expect([granted.status, Number(granted.body.data.cart_details[0]!.unit_price)]).toEqual([
      200,
      expect.closeTo(before * 0.9, 2),
    ]);
    const line = await seller.put<One>(paths[1]!, { percent: '20', reason: 'Última pieza de exhibición' });
    expect(Number(line.body.data.cart_details[0]!.unit_price)).toBeCloseTo(before * 0.8, 2);
    const audit = (await knex()('audit_entries').where({
      model_type: 'carts',
      model_id: String(cart.id),
      action: 'special-discount',
    })) as unknown[];
    expect(audit).toHaveLength(2);
    await stage(who, 'shipping_method');
    await step(who, 'cart-deliveries', { type: 'branch_pickup', branch_id: branchId });
    await stage(who, 'payment_method');
    await step(who, 'cart-payments', { method: 'cash' });
    const order = await placed(who);
    expect(order.details).toMatchObject([
      { unit_price: line.body.data.cart_details[0]!.unit_price, special_discount: '20.00' },
    ]);
  });

  test('are of nothing to all of it; what has a fixed price has none, nothing takes one away, and a refusal leaves the cart', async () => {
    const id = await company();
    const who = await buyerOf(id);
    const fixed = await product('30.00', { fixed_price: '25.00' });
    await step(who, 'cart-details', { product_id: fixed, quantity: 1 });
    const cart = await step(who, 'cart-details', { product_id: await product('10.00'), quantity: 2 });
    const [ofFixed, ofOther] = cart.cart_details.map((line) => line.id);
    const staff = await app.asStaff('soporte');
    const grant = (line: number | undefined, percent: string, reason?: string) =>
      staff.put<One>(`/cart/cart-detail-special-discounts/${line}`, { percent, ...(reason ? { reason } : {}) });
    expectRefused(await grant(ofFixed, '10', 'Exhibición'), {
      percent: 'Este producto tiene precio fijo',
      _general: 'Error al aplicar el descuento',
    });
    for (const percent of ['100.01', '-1', '1.234'])
      expect((await grant(ofOther, percent, 'Proyecto')).status).toBe(422);
    expectRefused(await grant(ofOther, '10'), { reason: 'Escribe el motivo del descuento' });
    const untouched = (await who.get<One>('/api/carts/current')).body.data;
    expect(untouched.cart_details.map(({ unit_price }) => unit_price)).toEqual(
      cart.cart_details.map(({ unit_price }) => unit_price),
    );
    expect((await grant(ofOther, '100', 'Muestra')).body.data.cart_details[1]).toMatchObject({ unit_price: '0.00' });
    const without = (await grant(ofOther, '0')).body.data.cart_details[1];
    expect(without).toMatchObject({ unit_price: cart.cart_details[1]!.unit_price, special_discount: null });
  });

  test('the cost of a delivery goes only where there is one, and only by an authorised person [SF-CART-039]', async () => {
    const id = await company();
    const who = await buyerOf(id);
    const cart = await sentHome(who, await product('10.00'));
    const staff = await app.asStaff('soporte');
    expect((await who.delete(`/api/cart-shipping-costs/${cart.id}`)).status).toBe(403);
    const waived = await staff.delete<One>(`/cart/cart-shipping-costs/${cart.id}`);
    expect([waived.status, waived.body.data.shipping_cost]).toEqual([200, '0.00']);
    expectRefused(await staff.delete(`/cart/cart-shipping-costs/${cart.id}`), {
      _general: 'No es posible eliminar costos de envío.',
    });
    await step(who, 'cart-payments', { method: 'cash' });
    expect((await placed(who)).shipping_cost).toBe('0.00');
  });
});

test('paying, and waiving what the delivery costs, price the lines once; a cart changed in between is priced anew', async () => {
  const who = await buyerOf(await company());
  const cart = await sentHome(who, await product('10.00'), 2);
  const staff = await app.asStaff('soporte');
  const cards = service(app.strapi, 'listings.cards');
  const real = cards.of.bind(cards);
  const priced = vi.spyOn(cards, 'of');
  const timesOf = async (call: () => Promise<{ status: number; body: One }>): Promise<number> => {
    priced.mockClear();
    const { status, body } = await call();
    const times = priced.mock.calls.length;
    const now = (await who.get<One>('/api/carts/current')).body.data;
    const { reservation_seconds_left: _left, ...shown } = body.data;
    expect([status, now]).toEqual([200, expect.objectContaining(shown)]);
    return times;
  };
  const pay = () => who.post<One>('/api/cart-payments', { method: 'cash' });
  try {
    expect(await timesOf(pay)).toBe(1);
    priced.mockImplementationOnce(async (...asked) => {
      const told = await real(...asked);
      await knex()('cart_details').where({ cart_id: cart.id }).update({ quantity: 3 });
      await knex()('carts').where({ id: cart.id }).increment('version', 1);
      return told;
    });
    expect(await timesOf(pay)).toBe(2);
    expect(await timesOf(() => staff.delete<One>(`/cart/cart-shipping-costs/${cart.id}`))).toBe(1);
  } finally {
    priced.mockRestore();
  }
});

describe('what stands on the order', () => {
  test("the use of the invoice in both spellings, the buyer's purchase order and comments", async () => {
    const who = await buyerOf(await company());
    for (const path of ['cart-cfdi-usos', 'cart-cfdi-uses']) {
      const { body } = await who.get<{ data: { id: number; code: string }[] }>(`/api/${path}`);
      expect(body.data.map(({ code }) => code)).toContain('G03');
      await step(who, path, { cfdi_use: 'G03' });
      expect((await who.post(`/api/${path}`, { cfdi_use: 'XX' })).status).toBe(422);
    }
    await step(who, 'cart-user-extra-data', { purchase_order_number: 'OC-77', comments: 'Entregar por la mañana' });
    await sentHome(who, await product());
    await step(who, 'cart-payments', { method: 'cash' });
    expect(await placed(who)).toMatchObject({
      cfdi_use: 'G03',
      purchase_order_number: 'OC-77',
      comments: 'Entregar por la mañana',
    });
  });
});

test('carts are saved by name and loaded another day; nobody loads or removes those of others', async () => {
  const id = await company();
  const [who, colleague] = [await buyerOf(id), await buyerOf(id)];
  const productId = await product();
  await step(who, 'cart-details', { product_id: productId, quantity: 3 });
  const saved = await who.post<{ data: { id: number } }>('/api/saved-carts', { name: 'Obra Norte' });
  expect(saved.status).toBe(201);
  expectRefused(await who.post('/api/saved-carts', { name: 'obra norte' }), {
    name: 'Ya tienes un carrito guardado con este nombre',
  });
  const mine = saved.body.data.id;
  expect((await colleague.post(`/api/saved-carts/${mine}/load`, {})).status).toBe(404);
  expect((await colleague.delete(`/api/saved-carts/${mine}`)).status).toBe(404);
  const current = (await who.get<One>('/api/carts/current')).body.data;
  await who.delete(`/api/carts/${current.id}`);
  const loaded = await who.post<{ data: { total_pieces: number } }>(`/api/saved-carts/${mine}/load`, {});
  expect([loaded.status, loaded.body.data.total_pieces]).toEqual([200, 3]);
  expect((await who.get<{ data: unknown[] }>('/api/saved-carts')).body.data).toMatchObject([
    { id: mine, name: 'Obra Norte', total_pieces: 3, lines: 1 },
  ]);
  expect((await who.delete(`/api/saved-carts/${mine}`)).status).toBe(200);
  expect((await who.get<{ data: unknown[] }>('/api/saved-carts')).body.data).toEqual([]);
});

test('a person keeps fifty carts, an empty one never', async () => {
  const who = await buyerOf(await company());
  const save = (name: string) => who.post('/api/saved-carts', { name });
  expectRefused(await save('Vacío'), { _general: 'Tu carrito está vacío' });
  const cart = await step(who, 'cart-details', { product_id: await product() });
  const { user_id } = (await knex()('carts').where({ id: cart.id }).first('user_id')) as { user_id: number };
  const kept = (at: number) => ({
    document_id: `guardado-${user_id}-${at}`,
    user_id,
    open_key: `saved:${user_id}:obra ${at}`,
    name: `Obra ${at}`,
    stage: 'open',
    currency: 'MXN',
  });
  await knex()('carts').insert(Array.from({ length: 49 }, (_, at) => kept(at)));
  expect((await save('Una más')).status).toBe(201);
  expectRefused(await save('Otra más'), { name: 'Puedes guardar 50 carritos como máximo' });
  expect((await who.get<{ data: unknown[] }>('/api/saved-carts')).body.data).toHaveLength(50);
});

test('a CSV import is counted by its short link, and nothing else is [SF-CSV-009]', async () => {
  const who = await buyerOf(await company());
  for (const _ of [1, 2]) expect((await who.get('/api/count-action-via-short-links/cart_csv_import')).status).toBe(200);
  expect((await who.get('/api/count-action-via-short-links/other')).status).toBe(404);
  const rows = (await knex()('action_counts').select('code', 'total')) as { code: string; total: number }[];
  expect(rows).toEqual([{ code: 'cart_csv_import', total: 2 }]);
});

test('products of the cart that are not sold any more are named with the reason', async () => {
  const who = await buyerOf(await company());
  const productId = await product();
  await step(who, 'cart-details', { product_id: productId });
  expect((await who.get<{ data: unknown[] }>('/api/inactive-products')).body.data).toEqual([]);
  await (await app.asStaff('catalogo')).put(`/catalogue/products/${productId}`, { status: 0 });
  await app.settle();
  expect((await who.get<{ data: unknown[] }>('/api/inactive-products')).body.data).toMatchObject([
    { id: productId, reason: 'Este producto no está a la venta' },
  ]);
});
