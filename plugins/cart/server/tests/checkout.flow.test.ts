import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefused, type Client } from '@mayorista/kernel/testing';
import {
  address,
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

beforeAll(begin);

describe('home delivery', () => {
  test('an incomplete address is told field by field, with the toast that stays; nothing is kept [SF-CART-019, SF-CART-020, SF-CART-021, SF-CART-022, SF-CART-023, SF-CART-024, SF-CART-025, SF-CART-038]', async () => {
    const who = await buyerOf(await company());
    await step(who, 'cart-details', { product_id: await product() });
    await stage(who, 'shipping_method');
    await step(who, 'cart-deliveries', { type: 'home_delivery' });
    const told = await who.post('/api/cart-addresses', { alias: 'Bodega', street: ' ' });
    expect(told.status).toBe(422);
    expect(bodyOf(told).errors).toEqual({
      street: ['Calle requerida'],
      exterior_number: ['Número exterior requerido'],
      zip_code: ['Código postal requerido'],
      telephone: ['Teléfono requerido'],
      colony: ['Colonia requerida'],
      state: ['Estado requerido'],
      receivers_name: ['Atención a requerido'],
    });
    expect(bodyOf(told).toast).toEqual({ type: 'error', text: 'Dirección Incompleta', milliseconds: 99_999 });
    const cart = (await who.get<One>('/api/carts/current')).body.data;
    expect(cart.delivery).toMatchObject({ type: 'home_delivery', address: null, needs_address: true });
    expectRefused(await who.post('/api/cart-stages', { cartStage: 'payment_method' }), {
      address: 'Escribe la dirección de entrega',
    });
  });

  test("an address of another company's book, or of none, is not found [SF-CART-026]", async () => {
    const who = await buyerOf(await company());
    await step(who, 'cart-details', { product_id: await product() });
    await stage(who, 'shipping_method');
    await step(who, 'cart-deliveries', { type: 'home_delivery' });
    expectRefused(await who.post('/api/cart-addresses', { addressId: 999_999 }), {
      direction_not_found: 'Ocurrio un error con esta dirección, por favor contacte con el Administrador',
    });
  });

  test("an entry of the own company's address book is copied, one of another company's is not found [SF-CART-026]", async () => {
    const who = await buyerOf(await company());
    const typed = { ...address, colony: 'Colonia Nueva', is_custom_colony: 1, alias: 'Obra Norte' };
    const kept = await who.post<{ data: { id: number } }>('/api/address-book-details', typed);
    expect(kept.status).toBe(201);
    const chosen = { address_book_detail_id: kept.body.data.id };
    const stranger = await buyerOf(await company());
    for (const each of [who, stranger]) {
      await step(each, 'cart-details', { product_id: await product() });
      await stage(each, 'shipping_method');
      await step(each, 'cart-deliveries', { type: 'home_delivery' });
    }
    expect((await step(who, 'cart-addresses', chosen)).delivery).toMatchObject({
      address: { id: chosen.address_book_detail_id, alias: 'Obra Norte', zipCode: '64000' },
    });
    expectRefused(await stranger.post('/api/cart-addresses', chosen), {
      direction_not_found: 'Ocurrio un error con esta dirección, por favor contacte con el Administrador',
    });
    expect((await stranger.get<One>('/api/carts/current')).body.data.delivery).toMatchObject({ address: null });
  });

  test('costs its rate up to 4,000 pesos and nothing above; IVA is that of the postal code of delivery [SF-CART-041, SF-CART-043]', async () => {
    const who = await buyerOf(await company());
    const cheap = await sentHome(who, await product('10.00'), 1, '22000');
    expect(cheap).toMatchObject({ shipping_cost: '150.00', iva_rate: '0.08' });
    expect(cheap.cart_details[0]?.promised_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    await stage(who, 'open');
    const dear = await sentHome(who, await product('900.00'));
    expect(dear).toMatchObject({ shipping_cost: '0.00', iva_rate: '0.16', stage: 'payment_method' });
    await step(who, 'cart-payments', { method: 'bank_transfer' });
    const order = await placed(who);
    expect(order).toMatchObject({
      shipping_cost: '0.00',
      delivery: { method: 'home_delivery', address: { zipCode: '64000' } },
    });
    expect(order.payments).toMatchObject([{ method: 'bank_transfer', amount: order.total, status: 'pending' }]);
  });
});

describe('a step out of its turn', () => {
  test('delivery, address and payment are chosen at their stage alone, and nothing is kept of one chosen before or after', async () => {
    const who = await buyerOf(await company());
    await step(who, 'cart-details', { product_id: await product() });
    const refused = async (path: string, body: unknown, errors: Record<string, string | RegExp>, code: string) => {
      const before = (await who.get<One>('/api/carts/current')).body.data;
      const told = await who.post(`/api/${path}`, body);
      expectRefused(told, errors);
      expect(bodyOf(told).error).toMatchObject({ details: { codes: [code] } });
      expect((await who.get<One>('/api/carts/current')).body.data).toEqual(before);
    };
    const fromList = (path: string, body: unknown) =>
      refused(path, body, { _general: /^Tu pedido regresó a la lista de productos/ }, 'cart_back_in_list');
    const outOfTurn = (path: string, body: unknown, field: string) =>
      refused(path, body, { [field]: 'Primero llega a esta etapa del pedido' }, 'stage_first');
    const pickup = { type: 'branch_pickup', branch_id: branchId };
    await fromList('cart-deliveries', { type: 'home_delivery' });
    await fromList('cart-deliveries', pickup);
    await fromList('cart-addresses', address);
    await fromList('cart-payments', { method: 'cash' });
    await stage(who, 'shipping_method');
    await step(who, 'cart-deliveries', pickup);
    expectRefused(await who.post('/api/cart-addresses', address), {
      _general: 'Esta forma de entrega no lleva dirección',
    });
    await outOfTurn('cart-payments', { method: 'cash' }, 'method');
    await stage(who, 'payment_method');
    await outOfTurn('cart-deliveries', { type: 'home_delivery' }, 'type');
    await outOfTurn('cart-addresses', address, '_general');
    await step(who, 'cart-payments', { method: 'cash' });
  });
});

describe('other deliveries', () => {
  test('a branch where nothing is picked up is no choice, nor one of the past: nothing is kept, nothing ordered', async () => {
    const who = await buyerOf(await company());
    const productId = await product();
    await step(who, 'cart-details', { product_id: productId });
    await stage(who, 'shipping_method');
    const words = { branch_id: 'En esta sucursal no se puede recoger' };
    const { id: closed } = (await knex()('branches').whereNot({ id: branchId }).first('id')) as { id: number };
    const opened = (id: number, isOpen: boolean) =>
      knex()('branches').where({ id }).update({ is_pickup_point: isOpen });
    await opened(closed, false);
    for (const branch_id of [closed, 999_999, undefined])
      expectRefused(await who.post('/api/cart-deliveries', { type: 'branch_pickup', branch_id }), words);
    expect((await who.get<One>('/api/carts/current')).body.data.delivery).toBeNull();
    await opened(closed, true);
    await step(who, 'cart-deliveries', { type: 'branch_pickup', branch_id: branchId });
    await stage(who, 'payment_method');
    await step(who, 'cart-payments', { method: 'cash' });
    await stage(who, 'confirmation');
    await opened(branchId, false);
    const told = await who.post('/api/cart-stages', { cartStage: 'ordered' });
    await opened(branchId, true);
    expectRefused(told, words);
    expect(bodyOf(told).error).toMatchObject({ details: { codes: ['branch_not_pickup'] } });
    expect(await knex()('sale_order_details').where({ product_id: productId })).toEqual([]);
    expect(await placed(who)).toMatchObject({ status: 'pending_payment' });
  });

  test('offices are told with their coverage, carriers and people with them; a carrier of choice costs 9 dollars and keeps its guide [SF-CART-042]', async () => {
    const who = await app.as('distribuidor');
    const { body } = await who.get<{
      deliveryOffices: { hasCoverage: boolean | null; office_delivery: number }[];
      carriers: { id: number }[];
      clients: { nombre: string }[];
      userBranchId: number;
    }>('/api/cart-deliveries?by_delivery_office=true&zip_code=64000');
    expect(body.deliveryOffices.map(({ hasCoverage }) => hasCoverage)).toEqual([true, false, false]);
    expect(body.clients.map(({ nombre }) => nombre)).toEqual(['Emilio', 'Laura']);
    expect(body.userBranchId).toBe(branchId);
    const mine = await buyerOf(await company());
    await step(mine, 'cart-details', { product_id: await product('10.00') });
    await stage(mine, 'shipping_method');
    expectRefused(await mine.post('/api/cart-deliveries', { type: 'delivery_office', delivery_office: 999_999 }), {
      delivery_office: 'Esta oficina de paquetería ya no está disponible',
      receiver: 'Escribe quién recoge el pedido',
    });
    const [carrier, closed] = body.carriers.map(({ id }) => id);
    await knex()('carriers').where({ id: closed! }).update({ status: 0 });
    for (const carrier_id of [999_999, closed])
      expectRefused(await mine.post('/api/cart-deliveries', { type: 'own_carrier', carrier_id }), {
        carrier_id: 'Esta paquetería ya no está disponible',
      });
    await step(mine, 'cart-deliveries', { type: 'own_carrier', carrier_id: carrier, tracking_number: 'GUIA-1' });
    await step(mine, 'cart-addresses', address);
    const cart = await stage(mine, 'payment_method');
    const { rate } = (await knex()('exchange_rates')
      .where({ kind: 'commercial' })
      .orderBy('id', 'desc')
      .first('rate')) as { rate: number };
    expect(Number(cart.shipping_cost)).toBeCloseTo(9 * Number(rate), 2);
    await step(mine, 'cart-payments', { method: 'cash' });
    expect((await placed(mine)).delivery).toMatchObject({ method: 'own_carrier', tracking_number: 'GUIA-1' });
  });

  test('a carrier of choice takes its guide as a file, which goes with the order; another company does not open it', async () => {
    const mine = await buyerOf(await company());
    await step(mine, 'cart-details', { product_id: await product('10.00') });
    await stage(mine, 'shipping_method');
    const { id: carrier } = (await knex()('carriers').where({ status: 1 }).first('id')) as { id: number };
    const choice = (bytes: string, name: string) => {
      const form = new FormData();
      form.set('data', JSON.stringify({ type: 'own_carrier', carrier_id: carrier, tracking_number: 'GUIA-2' }));
      form.set('file', new Blob([bytes]), name);
      return mine.post<One>('/api/cart-deliveries', form);
    };
    expectRefused(await choice('MZ\u0090\u0000 program', 'guia.pdf'), { file: /./ });
    expect((await mine.get<One>('/api/carts/current')).body.data.delivery).toBeNull();
    const chosen = await choice('%PDF-1.4\n%%EOF', 'guia.pdf');
    const guide = { guide_file_id: expect.any(Number) as number };
    expect([chosen.status, chosen.body.data.delivery]).toMatchObject([200, guide]);
    const { guide_file_id: fileId } = chosen.body.data.delivery as typeof guide;
    await step(mine, 'cart-addresses', address);
    await stage(mine, 'payment_method');
    await step(mine, 'cart-payments', { method: 'cash' });
    const { id } = await placed(mine);
    expect(await knex()('sale_orders').where({ id }).first('guide_file_id')).toEqual({ guide_file_id: fileId });
    const opened = async (who: Client) => (await who.get(`/api/private-files/${fileId}`)).status;
    expect([await opened(mine), await opened(await buyerOf(await company()))]).toEqual([200, 404]);
  });

  test('what a delivery costs is a table that staff edit; the carts that follow cost what it says then', async () => {
    const staff = await app.asStaff('soporte');
    const rates = await staff.get<{ data: { id: number; method: string; amount: string }[] }>(
      '/shipping/shipping-rates?per_page=100',
    );
    const rate = rates.body.data.find(({ method, amount }) => method === 'home_delivery' && amount === '150.00')!;
    const change = (who: Client, amount: string, below = '/shipping') =>
      who.put(`${below}/shipping-rates/${rate.id}`, { amount });
    const who = await buyerOf(await company());
    expect((await change(who, '1.00', '/api')).status).toBe(403);
    expect((await change(await app.asStaff('ventas'), '1.00')).status).toBe(403);
    expectRefused(await change(staff, '-1.00'), { amount: /./ });
    expect((await sentHome(who, await product('10.00'))).shipping_cost).toBe('150.00');
    expect((await change(staff, '180.00')).status).toBe(200);
    const other = await buyerOf(await company());
    expect((await sentHome(other, await product('10.00'))).shipping_cost).toBe('180.00');
    expect((await change(staff, '150.00')).status).toBe(200);
  });
});
