import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Line {
  readonly id: number;
  readonly unit_price: string;
  readonly promised_on: string | null;
  readonly special_discount: { readonly percent: string } | null;
}
interface Cart {
  readonly id: number;
  readonly stage: string;
  readonly version: number;
  readonly currency: string;
  readonly subtotal: string;
  readonly shipping_cost: string;
  readonly iva_rate: string;
  readonly iva: string;
  readonly total: string;
  readonly order_type: string;
  readonly delivery: Record<string, unknown> | null;
  readonly payment: {
    readonly left_over: string | null;
    readonly parts: readonly { readonly method: string; readonly amount: string }[];
  } | null;
  readonly cart_details: readonly Line[];
  readonly reservation_seconds_left: number | null;
  readonly changes?: readonly {
    readonly detail_id: number | null;
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
    readonly text: string;
  }[];
}
type One = { readonly data: Cart };
interface Order {
  readonly id: number;
  readonly status: string;
  readonly total: string;
  readonly iva_rate: string;
  readonly shipping_cost: string;
  readonly order_type: string;
  readonly cfdi_use: string | null;
  readonly purchase_order_number: string | null;
  readonly comments: string | null;
  readonly delivery: {
    readonly method: string;
    readonly address: { readonly zipCode: string } | null;
    readonly carrier_name: string | null;
  };
  readonly payments: readonly {
    readonly method: string;
    readonly amount: string;
    readonly status: string;
    readonly due_on: string | null;
  }[];
  readonly details: readonly { readonly unit_price: string; readonly special_discount: string | null }[];
}

let app: TestApp;
let branchId: number;
const knex = () => app.strapi.db.connection;

beforeAll(async () => {
  app = await boot();
  branchId = ((await knex()('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
});

let sequence = 0;
/** A company of the branch of Monterrey, buying in pesos, with as much credit and money in its wallet as is said. */
async function company(credit: string | null = null, wallet: string | null = null): Promise<number> {
  const name = `Compra ${++sequence}`;
  const base = { document_id: `compra-${process.pid}-${sequence}`, business_name: name, rfc: null };
  const [row] = (await knex()('companies')
    .insert({ ...base, price_level: 1, status: 1, currency: 'MXN', credit_blocked: false, secondary_user_markup: 10 })
    .returning('id')) as { id: number }[];
  const id = row!.id;
  await knex()('companies_branch_lnk').insert({ company_id: id, branch_id: branchId });
  const line = {
    document_id: `l-${base.document_id}`,
    company_id: id,
    currency: 'MXN',
    credit_days: 30,
    is_blocked: false,
  };
  if (credit !== null) await knex()('credit_lines').insert({ ...line, credit_limit: credit });
  if (wallet !== null) {
    const deposit = { kind: 'wallet', company_id: id, currency: 'MXN', amount: wallet, reference: `D-${id}` };
    expect((await (await app.asStaff('soporte')).post('/payments/company-ledger-deposits', deposit)).status).toBe(201);
  }
  return id;
}
const buyerOf = async (id: number, role = 'distributor'): Promise<Client> =>
  client(app.url, (await app.given.person({ role, companyId: id })).token);
const product = async (listPrice = '10.00', fields = {}) =>
  (await app.given.product({ stock: { MTY: 50 }, listPrice, fields })).id;
/** Sends a step and expects it to be taken. */
async function step(who: Client, path: string, body: unknown): Promise<Cart> {
  const { status, body: told } = await who.post<One>(`/api/${path}`, body);
  expect([path, status, status === 200 ? '' : told]).toEqual([path, 200, '']);
  return told.data;
}
const stage = (who: Client, cartStage: string) => step(who, 'cart-stages', { cartStage });
const address = {
  street: 'Av. Constitución',
  exterior_number: '400',
  colony: 'Centro',
  state: 'Nuevo León',
  zip_code: '64000',
  telephone: '8181234567',
  receivers_name: 'Laura Villarreal',
};
/** A cart of a product on its way to payment, sent home to an address. */
async function sentHome(who: Client, productId: number, quantity = 1, zip = '64000'): Promise<Cart> {
  await step(who, 'cart-details', { product_id: productId, quantity });
  await stage(who, 'shipping_method');
  await step(who, 'cart-deliveries', { type: 'home_delivery' });
  await stage(who, 'delivery_address');
  await step(who, 'cart-addresses', { ...address, zip_code: zip });
  return stage(who, 'payment_method');
}
async function placed(who: Client): Promise<Order> {
  await stage(who, 'confirmation');
  const { status, body } = await who.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  expect([status, status === 200 ? '' : body]).toEqual([200, '']);
  return (await who.get<{ data: Order }>(`/api/sale-orders/${body.data.sale_order.id}`)).body.data;
}
const bodyOf = (told: { body: unknown }) => told.body as { errors: Record<string, string[]> } & Record<string, unknown>;

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

describe('other deliveries', () => {
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
    const carrier = body.carriers[0]!.id;
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
});

describe('payment', () => {
  test('a mix of credit and transfer is charged once, each part with its state; the rest is told until it is covered', async () => {
    const who = await buyerOf(await company('5000.00'));
    const cart = await sentHome(who, await product('100.00'), 2);
    const half = await step(who, 'cart-payments', { payments: [{ method: 'credit', amount: '1000.00' }] });
    const left = (Number(cart.total) - 1_000).toFixed(2);
    expect(half.payment?.left_over).toBe(left);
    const asked = await who.get<{ data: Record<string, unknown> }>(
      '/api/cart-payment-check-left-overs?option_selected=bank_transfer',
    );
    expect(asked.body.data).toMatchObject({
      left_over: left,
      option_selected: 'bank_transfer',
      commission_percentage: '0',
    });
    await stage(who, 'confirmation');
    expectRefused(await who.post('/api/cart-stages', { cartStage: 'ordered' }), {
      payments: `Falta por cubrir $${left}`,
    });
    await step(who, 'cart-payments', {
      payments: [{ method: 'credit', amount: '1000.00' }, { method: 'bank_transfer' }],
    });
    const { body } = await who.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
      cartStage: 'ordered',
    });
    const order = (await who.get<{ data: Order }>(`/api/sale-orders/${body.data.sale_order.id}`)).body.data;
    expect(order.status).toBe('pending_payment');
    expect(order.payments).toMatchObject([
      { method: 'credit', amount: '1000.00', status: 'received' },
      { method: 'bank_transfer', amount: left, status: 'pending', due_on: null },
    ]);
    expect(order.payments[0]?.due_on).toMatch(/^\d{4}/);
    const ledger = await who.get<{ meta: { account: object } }>('/api/company-ledgers?kind=credit&currency=MXN');
    expect(ledger.body.meta.account).toMatchObject({ balance: '1000.00', available: '4000.00' });
  });

  test('canceling gives credit back to its line, and paid money to the wallet', async () => {
    const id = await company('5000.00');
    const who = await buyerOf(id);
    await sentHome(who, await product('100.00'));
    await step(who, 'cart-payments', { payments: [{ method: 'credit', amount: '300.00' }, { method: 'cash' }] });
    const order = await placed(who);
    const staff = await app.asStaff('soporte');
    expect((await staff.put(`/sales/sale-orders/${order.id}/status`, { status: 'paid' })).status).toBe(200);
    const canceled = { status: 'canceled', reason: 'Se arrepintió' };
    expect((await staff.put(`/sales/sale-orders/${order.id}/status`, canceled)).status).toBe(200);
    const account = async (kind: string) =>
      (await who.get<{ meta: { account: { balance: string } } }>(`/api/company-ledgers?kind=${kind}&currency=MXN`)).body
        .meta.account.balance;
    expect(await account('credit')).toBe('0.00');
    expect(await account('wallet')).toBe((Number(order.total) - 300).toFixed(2));
    const after = (await who.get<{ data: Order }>(`/api/sale-orders/${order.id}`)).body.data;
    expect(after.payments.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  });

  test('credit above what is available, without a line, or of a secondary user is refused with the reason, and nothing is charged', async () => {
    const id = await company('50.00');
    const who = await buyerOf(id);
    await sentHome(who, await product('100.00'));
    expectRefused(await who.post('/api/cart-payments', { method: 'credit' }), {
      payments: 'Tu crédito disponible es de $50.00 MXN',
    });
    const secondary = await buyerOf(id, 'secondary_user');
    await sentHome(secondary, await product('1.00'));
    const { body } = await secondary.get<{
      data: { method: string }[];
      unavailable: { method: string; available: unknown }[];
    }>('/api/cart-payments');
    expect(body.data.map(({ method }) => method)).toEqual(['bank_transfer', 'cash']);
    expect(body.unavailable).toMatchObject([
      { method: 'credit', available: null },
      { method: 'wallet', available: null },
    ]);
    expect((await secondary.post('/api/cart-payments', { method: 'credit' })).status).toBe(422);
    const none = await buyerOf(await company());
    await sentHome(none, await product('1.00'));
    expectRefused(await none.post('/api/cart-payments', { method: 'credit' }), {
      payments: 'Tu empresa no tiene línea de crédito en MXN',
    });
    expect(await knex()('ledger_accounts').where({ company_id: id })).toEqual([]);
  });

  test('the wallet pays orders of its type, which hold only products that allow it', async () => {
    const who = await buyerOf(await company(null, '9000.00'));
    const allowed = await product('20.00', { can_be_added_to_electronic_wallet_type_sale_orders: true });
    const refused = await product('20.00');
    await step(who, 'cart-details', { product_id: allowed });
    const extra = await step(who, 'cart-details', { product_id: refused });
    const types = (
      await who.get<{ data: { id: number; key: string; is_available: boolean; refused_product_ids: number[] }[] }>(
        '/api/cart-sale-order-types',
      )
    ).body.data;
    const walletType = types.find(({ key }) => key === 'electronic_wallet')!;
    expect(walletType).toMatchObject({ is_available: false, refused_product_ids: [refused] });
    expectRefused(await who.post('/api/cart-sale-order-types', { sale_order_type_id: walletType.id }), {
      [`products.${refused}`]: 'Este producto no se puede comprar con monedero electrónico',
    });
    expect((await who.delete(`/api/cart-details/${extra.cart_details[1]!.id}`)).status).toBe(200);
    expect((await step(who, 'cart-sale-order-types', { sale_order_type_id: walletType.id })).order_type).toBe(
      'electronic_wallet',
    );
    await sentHome(who, allowed);
    await step(who, 'cart-payments', { method: 'wallet' });
    const order = await placed(who);
    expect(order).toMatchObject({
      order_type: 'electronic_wallet',
      status: 'paid',
      payments: [{ method: 'wallet', status: 'received' }],
    });
  });

  test('two orders of one company at once never pass its limit: one is placed, the other is told, and stock and ledger agree', async () => {
    const id = await company('1000.00');
    const productId = await product('30.00');
    const buyers = await Promise.all([buyerOf(id), buyerOf(id)]);
    let total = '';
    for (const who of buyers) {
      total = (await sentHome(who, productId)).total;
      await step(who, 'cart-payments', { method: 'credit' });
      await stage(who, 'confirmation');
    }
    expect(Number(total) * 2).toBeGreaterThan(1_000);
    const told = await Promise.all(buyers.map((who) => who.post('/api/cart-stages', { cartStage: 'ordered' })));
    expect(told.map(({ status }) => status).sort()).toEqual([200, 422]);
    const orders = (await knex()('sale_orders').where({ company_id: id })) as unknown[];
    const movements = (await knex()('ledger_movements as m')
      .join('ledger_accounts as a', 'a.id', 'm.account_id')
      .where({ 'a.company_id': id })
      .select('m.amount')) as { amount: number }[];
    const shelf = (await knex()('stocks').where({ product_id: productId, branch_id: branchId }).first('on_hand')) as {
      on_hand: number;
    };
    expect([orders.length, movements.map(({ amount }) => Number(amount).toFixed(2)), shelf.on_hand]).toEqual([
      1,
      [total],
      49,
    ]);
  });
});

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
    expect(refused.status).toBe(422);
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
