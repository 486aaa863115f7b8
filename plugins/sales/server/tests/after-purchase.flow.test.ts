import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { Actor } from '@mayorista/kernel';
import { filtered } from '../src/orders/list-orders';
import { cartReadyToPlace } from '@mayorista/kernel/testing/given/cart';

type Fields = Record<string, unknown>;
type One<T = Fields> = { data: T };
type List = { data: Fields[]; total: number };
type Receipt = { id: number; state: string; receipt: { id: number }; payment_id: number };
interface Order {
  readonly id: number;
  readonly productId: number;
  readonly buyer: Client;
  readonly personId: number;
}

let app: TestApp;
let knex: Knex;
let support: Client;
let branchId: number;
let companyId: number;
let otherCompanyId: number;
let people: Record<string, Client>;
let salesmanId: number;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function form(fields: Fields, part = 'receipt', bytes: Buffer = png, name = 'pago.png'): FormData {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.set(key, String(value));
  body.set(part, new Blob([new Uint8Array(bytes)]), name);
  return body;
}

/** An order of three pieces at the counter, placed a moment ago by somebody new of the company. */
async function placed(role = 'distributor'): Promise<Order> {
  const { id: productId } = await app.given.product({ stock: { MTY: 5 }, listPrice: '200.00' });
  const person = await app.given.person({ role, companyId, fields: { currency: 'USD' } });
  const buyer = client(app.url, person.token);
  await cartReadyToPlace(buyer, { productId, quantity: 3 }, branchId);
  const { body } = await buyer.post<One<{ sale_order: { id: number } }>>('/api/cart-stages', { cartStage: 'ordered' });
  return { id: body.data.sale_order.id, productId, buyer, personId: person.id };
}

const send = (who: Client, order: { id: number | string }, more: Fields = {}) =>
  who.post<One<Receipt>>('/api/sale-order-payment-receipts', form({ sale_order_legacy_id: order.id, ...more }));
const review = (id: number, state: string, more: Fields = {}, who = support) =>
  who.put<One<Receipt>>(`/sales/sale-order-payment-receipt-states/${id}`, { state, ...more });
const status = async (id: number): Promise<string> => (await knex('sale_orders').where({ id }).first('status')).status;
const parts = async (id: number): Promise<string[]> =>
  (await knex('sale_order_payments').where({ sale_order_id: id }).orderBy('number')).map(
    (row: { status: string }) => row.status,
  );
const shelf = async (productId: number): Promise<number> =>
  Number((await knex('stocks').where({ product_id: productId, branch_id: branchId }).first('on_hand')).on_hand);
const rows = async (table: string, where: object): Promise<number> =>
  Number((await knex(table).where(where).count({ n: '*' }).first())?.n ?? 0);

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  support = await app.asStaff('soporte');
  branchId = (await knex('branches').where({ code: 'MTY' }).first('id')).id;
  const companies = await knex('companies')
    .where({ credit_blocked: false, status: 1, price_level: 4, currency: 'USD' })
    .orderBy('id');
  companyId = companies[0].id;
  otherCompanyId = (await knex('companies').where({ status: 1 }).whereNot({ id: companyId }).first('id')).id;
  const given = async (role: string, wish: object = {}) =>
    client(app.url, (await app.given.person({ role, ...wish })).token);
  const attends = await app.given.person({ role: 'salesman' });
  salesmanId = attends.id;
  await knex('companies').where({ id: companyId }).update({ salesman_id: attends.id });
  people = {
    visitor: app.anonymous,
    colleague: await given('distributor', { companyId }),
    secondary: await given('secondary_user', { companyId }),
    foreign: await given('distributor', { companyId: otherCompanyId }),
    nobody: await given('distributor'),
    installer: await given('installer'),
    employee: await given('employee'),
    salesman: client(app.url, attends.token),
    otherSalesman: await given('salesman'),
  };
});

describe('a receipt [SF-ORDER-001]', () => {
  test('is sent by id or folio, puts its part in review, and is private', async () => {
    const order = await placed();
    const { folio } = await knex('sale_orders').where({ id: order.id }).first('folio');
    const sent = await send(order.buyer, { id: folio }, { note: 'Transferencia de hoy', amount: '600.00' });
    expect(sent).toMatchObject({ status: 201, body: { data: { state: 'in_review', sale_order_id: order.id } } });
    expect([await parts(order.id), await status(order.id)]).toEqual([['in_review'], 'pending_payment']);
    const file = `/api/private-files/${sent.body.data.receipt.id}`;
    const seen = async (who: string) => (await people[who]!.get(file)).status;
    expect((await order.buyer.get(file)).status).toBe(200);
    expect([await seen('visitor'), await seen('foreign'), await seen('secondary'), await seen('colleague')]).toEqual([
      401, 404, 404, 200,
    ]);
  });

  test.each([
    ['visitor', 401],
    ['foreign', 404],
    ['secondary', 404],
    ['nobody', 404],
    ['installer', 403],
    ['employee', 403],
    ['otherSalesman', 404],
  ])('of somebody else’s order: %s is answered %i and nothing is written', async (name, answer) => {
    const order = await placed();
    expect((await send(people[name]!, order)).status).toBe(answer);
    expect([await rows('sale_order_payment_receipts', { sale_order_id: order.id }), await parts(order.id)]).toEqual([
      0,
      ['pending'],
    ]);
  });

  test('is listed to who reads its order, and to nobody else', async () => {
    const order = await placed();
    const { id } = (await send(order.buyer, order)).body.data;
    const lists = async (who: Client) =>
      (await who.get<List>('/api/sale-order-payment-receipts?per_page=100')).body.data?.some((each) => each.id === id);
    expect(await lists(order.buyer)).toBe(true);
    const told = await Promise.all(
      ['colleague', 'salesman', 'employee', 'secondary', 'foreign', 'otherSalesman'].map((name) => lists(people[name]!)),
    );
    expect(told).toEqual([true, true, true, false, false, false]);
  });

  test('that is no picture and no PDF is refused by its bytes, whatever it is called [SF-COMPANY-014]', async () => {
    const order = await placed();
    const script = form({ sale_order_legacy_id: order.id }, 'receipt', Buffer.from('MZ\u0090\u0000 program'), 'pago.pdf');
    const refused = await order.buyer.post('/api/sale-order-payment-receipts', script);
    expectRefused(refused, { _general: 'Error al guardar comprobante.', receipt: /./ });
    const sheet = form({ sale_order_legacy_id: order.id }, 'receipt', Buffer.from('a,b\n1,2\n'), 'pago.csv');
    expectRefused(await order.buyer.post('/api/sale-order-payment-receipts', sheet), { receipt: /./ });
    const big = Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]);
    const large = form({ sale_order_legacy_id: order.id }, 'receipt', big);
    expectRefused(await order.buyer.post('/api/sale-order-payment-receipts', large), { receipt: /10/ });
    expectRefused(await order.buyer.post('/api/sale-order-payment-receipts', { sale_order_legacy_id: order.id }), {
      _general: 'Error al guardar comprobante.',
      receipt: /./,
    });
    expect([await rows('sale_order_payment_receipts', { sale_order_id: order.id }), await parts(order.id)]).toEqual([
      0,
      ['pending'],
    ]);
  });

  test('that is approved makes the order paid; two who approve at once approve once', async () => {
    const order = await placed();
    const { id } = (await send(order.buyer, order)).body.data;
    const answers = await Promise.all([review(id, 'approved'), review(id, 'approved')]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect([await parts(order.id), await status(order.id)]).toEqual([['received'], 'paid']);
    expect(await rows('sale_order_events', { sale_order_id: order.id, status: 'paid' })).toBe(1);
  });

  test('two of one part, approved at once, receive it once', async () => {
    const order = await placed();
    const [one, two] = [(await send(order.buyer, order)).body.data, (await send(order.buyer, order)).body.data];
    const answers = await Promise.all([review(one.id, 'approved'), review(two.id, 'approved')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect(await rows('sale_order_events', { sale_order_id: order.id, status: 'paid' })).toBe(1);
  });

  test('that is rejected says why and lets its part wait again; approved afterwards it is refused', async () => {
    const order = await placed();
    const { id } = (await send(order.buyer, order)).body.data;
    expectRefused(await review(id, 'rejected'), { reason: /./ });
    expect(await parts(order.id)).toEqual(['in_review']);
    const rejected = await review(id, 'rejected', { reason: 'No se lee el importe' });
    expect(rejected.body.data).toMatchObject({ state: 'rejected', rejection_reason: 'No se lee el importe' });
    expect(await parts(order.id)).toEqual(['pending']);
    expect((await review(id, 'approved')).status).toBe(422);
    expect([await parts(order.id), await status(order.id)]).toEqual([['pending'], 'pending_payment']);
  });

  test.each(['colleague', 'salesman', 'employee'])('is not reviewed by %s', async (name) => {
    const order = await placed();
    const { id } = (await send(order.buyer, order)).body.data;
    const answer = await people[name]!.put(`/api/sale-order-payment-receipt-states/${id}`, { state: 'approved' });
    expect(answer.status).toBe(403);
    expect([await parts(order.id), await status(order.id)]).toEqual([['in_review'], 'pending_payment']);
  });

  test('of one of two parts leaves the order waiting for the other', async () => {
    const order = await placed();
    const [part] = await knex('sale_order_payments').where({ sale_order_id: order.id });
    await knex('sale_order_payments').insert({ ...part, id: undefined, document_id: `p${order.id}`, number: 2 });
    await review((await send(order.buyer, order)).body.data.id, 'approved');
    expect([await parts(order.id), await status(order.id)]).toEqual([['received', 'pending'], 'pending_payment']);
    await review((await send(order.buyer, order)).body.data.id, 'approved');
    expect([await parts(order.id), await status(order.id)]).toEqual([['received', 'received'], 'paid']);
  });
});

describe('a buyer cancels', () => {
  const cancel = (who: Client, id: number, reason: string | undefined = 'Ya no se instala') =>
    who.post<One>('/api/sale-order-cancellations', { sale_order_legacy_id: id, reason });

  test('an unpaid order with a reason: its pieces are back, its payment is not owed any more, and the history says who', async () => {
    const order = await placed();
    expect(await shelf(order.productId)).toBe(2);
    expectRefused(await cancel(order.buyer, order.id, ''), { reason: 'Escribe el motivo' });
    expect(await shelf(order.productId)).toBe(2);
    expect(await cancel(order.buyer, order.id)).toMatchObject({ status: 200, body: { data: { status: 'canceled' } } });
    expect([await shelf(order.productId), await parts(order.id)]).toEqual([5, ['canceled']]);
    const entry = await knex('audit_entries')
      .where({ model_type: 'sale-orders', model_id: String(order.id) })
      .orderBy('id', 'desc')
      .first();
    expect(entry).toMatchObject({ actor_kind: 'person', actor_id: order.personId });
  });

  test('no order that is paid, prepared, or whose receipt is in review, and nothing changes', async () => {
    const [paid, reviewed] = [await placed(), await placed()];
    await support.put(`/sales/sale-orders/${paid.id}/status`, { status: 'paid' });
    await send(reviewed.buyer, reviewed);
    expectRefused(await cancel(paid.buyer, paid.id), { _general: /ya está pagado/ });
    expectRefused(await cancel(reviewed.buyer, reviewed.id), { _general: /revisando el comprobante/ });
    await support.put(`/sales/sale-orders/${paid.id}/status`, { status: 'preparing' });
    expectRefused(await cancel(paid.buyer, paid.id), { _general: /ya está pagado/ });
    expect([await status(paid.id), await parts(paid.id), await shelf(paid.productId)]).toEqual([
      'preparing',
      ['received'],
      2,
    ]);
    expect([await status(reviewed.id), await parts(reviewed.id), await shelf(reviewed.productId)]).toEqual([
      'pending_payment',
      ['in_review'],
      2,
    ]);
  });

  test('once, although two ask at once', async () => {
    const order = await placed();
    const answers = await Promise.all([cancel(order.buyer, order.id), cancel(order.buyer, order.id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect(await shelf(order.productId)).toBe(5);
  });

  test.each([
    ['visitor', 401],
    ['foreign', 404],
    ['secondary', 404],
    ['employee', 403],
    ['salesman', 403],
  ])('%s does not: %i', async (name, answer) => {
    const order = await placed();
    expect((await cancel(people[name]!, order.id)).status).toBe(answer);
    expect([await status(order.id), await shelf(order.productId)]).toEqual(['pending_payment', 2]);
  });
});

describe('the conversation of an order', () => {
  const say = (who: Client, id: number, body = '¿Cuándo sale?') =>
    who.post<One<{ id: number; files: { id: number }[] }>>('/api/sale-order-comments', {
      commentable_type: 'sale-order',
      commentable_id: id,
      body,
    });
  const read = (who: Client, id: number) =>
    who.get<List>(`/api/sale-order-comments?modelType=sale-order&modelId=${id}`);

  test('is between the buyer’s company and the house, with files; the house’s own notes are apart', async () => {
    const order = await placed();
    const file = form({ modelType: 'sale-order', modelId: order.id, body: 'Adjunto la guía' }, 'files');
    const sent = await order.buyer.post<One<{ files: { id: number }[] }>>('/api/sale-order-comments', file);
    expect(sent.status).toBe(201);
    await support.post('/sales/sale-order-comments', { modelType: 'sale-order', modelId: order.id, body: 'Hoy sale' });
    await support.post('/kernel/comments', { modelType: 'sale-order', modelId: String(order.id), body: 'Cliente difícil' });
    const { data } = (await read(order.buyer, order.id)).body;
    expect(data.map(({ body, is_from_house }) => [body, is_from_house])).toEqual([
      ['Hoy sale', true],
      ['Adjunto la guía', false],
    ]);
    const url = `/api/private-files/${sent.body.data.files[0]!.id}`;
    expect([(await people.colleague!.get(url)).status, (await people.foreign!.get(url)).status]).toEqual([200, 404]);
    expect((await people.secondary!.get(url)).status).toBe(404);
  });

  test('is corrected by who wrote it alone', async () => {
    const order = await placed();
    const { id } = (await say(order.buyer, order.id)).body.data;
    const correct = (who: Client) =>
      who.put('/api/sale-order-comments', { id, modelType: 'sale-order', modelId: order.id, body: '¿Ya salió?' });
    expect([(await correct(people.colleague!)).status, (await correct(people.foreign!)).status]).toEqual([403, 404]);
    expect((await read(order.buyer, order.id)).body.data[0]).toMatchObject({ body: '¿Cuándo sale?', edited_at: null });
    expect((await correct(order.buyer)).status).toBe(200);
    expect((await read(order.buyer, order.id)).body.data[0]).toMatchObject({ body: '¿Ya salió?' });
  });

  test.each([
    ['visitor', 401],
    ['foreign', 404],
    ['secondary', 404],
    ['installer', 403],
    ['otherSalesman', 404],
  ])('is no business of %s: %i', async (name, answer) => {
    const order = await placed();
    expect([(await say(people[name]!, order.id)).status, (await read(people[name]!, order.id)).status]).toEqual([
      answer,
      answer,
    ]);
    expect(await rows('sale_order_comments', { sale_order_id: order.id })).toBe(0);
  });
});

describe('an order goes back to the cart', () => {
  type Cart = { id: number; cart_details: { product_id: number; quantity: number }[]; changes: { text: string }[] } & Fields;
  const edit = (who: Client, id: number) => who.get<One<Cart>>(`/api/sale-orders/${id}/edit`);
  const again = (who: Client, id: number) =>
    who.post<One<Cart>>('/api/sale-order-reorders', { sale_order_legacy_id: id });
  const lines = ({ cart_details }: Cart) => cart_details.map(({ product_id, quantity }) => [product_id, quantity]);

  test('to be edited, with its delivery and payment and beside what is there; once, however often it is asked', async () => {
    const order = await placed();
    await knex('sale_orders').where({ id: order.id }).update({ purchase_order_number: 'OC-7', comments: 'Con cuidado' });
    const first = await edit(order.buyer, order.id);
    expect(first.status).toBe(200);
    expect(lines(first.body.data)).toEqual([[order.productId, 3]]);
    expect(first.body.data).toMatchObject({ stage: 'open', purchase_order_number: 'OC-7', comments: 'Con cuidado' });
    expect(first.body.data.delivery).toMatchObject({ type: 'branch_pickup' });
    expect([await status(order.id), await shelf(order.productId)]).toEqual(['canceled', 5]);
    expect(lines((await edit(order.buyer, order.id)).body.data)).toEqual([[order.productId, 3]]);
    expect(await shelf(order.productId)).toBe(5);
  });

  test('beside what the cart holds already', async () => {
    const order = await placed();
    const other = await app.given.product({ stock: { MTY: 5 } });
    await order.buyer.post('/api/cart-details', { product_id: other.id, quantity: 1 });
    expect(lines((await edit(order.buyer, order.id)).body.data)).toEqual([
      [other.id, 1],
      [order.productId, 3],
    ]);
  });

  test('not when it is paid, and not a colleague’s', async () => {
    const order = await placed();
    expect((await edit(people.colleague!, order.id)).status).toBe(404);
    expect((await edit(people.foreign!, order.id)).status).toBe(404);
    expect([await status(order.id), await shelf(order.productId)]).toEqual(['pending_payment', 2]);
    await support.put(`/sales/sale-orders/${order.id}/status`, { status: 'paid' });
    expectRefused(await edit(order.buyer, order.id), { _general: /ya está pagado/ });
    expect([await status(order.id), await shelf(order.productId)]).toEqual(['paid', 2]);
    const cart = await order.buyer.get<One<Cart>>('/api/carts/current');
    expect(cart.body.data.cart_details).toEqual([]);
  });

  test('to be bought again, with what changed and what is not sold any more', async () => {
    const order = await placed();
    await knex('stocks').where({ product_id: order.productId, branch_id: branchId }).update({ on_hand: 1 });
    const bought = await again(order.buyer, order.id);
    expect(bought.status).toBe(200);
    expect(lines(bought.body.data)).toEqual([[order.productId, 3]]);
    expect(bought.body.data.changes.map(({ text }) => text)).toEqual([expect.stringMatching(/quedan 1 de 3 piezas/)]);
    expect(await status(order.id)).toBe('pending_payment');
    expect((await again(people.foreign!, order.id)).status).toBe(404);
  });
});

describe('who attends an order', () => {
  const assign = (who: Client, id: number, salesman_id: number) =>
    who.put<Fields>(`/api/sale-order-salesmen/${id}`, { salesman_id });

  test('is changed by a salesman among the people under them [PC-SALES-001] [PC-SALES-002] [PC-SALES-003]', async () => {
    const order = await placed();
    const below = await app.given.person({ role: 'salesman', fields: { manager_id: salesmanId } });
    const stranger = await app.given.person({ role: 'salesman' });
    const storeman = await app.given.person({ role: 'storeman', fields: { manager_id: salesmanId } });
    const offered = (await people.salesman!.get<List>('/api/sale-order-salesmen')).body.data.map(({ id }) => id);
    expect(offered.sort()).toEqual([salesmanId, below.id].sort());
    for (const { id } of [stranger, storeman]) {
      const refused = await assign(people.salesman!, order.id, id);
      expectRefused(refused, { _general: 'No se pudo cambiar el vendedor Asginado', salesman_id: /./ });
    }
    expect(await rows('sale_orders', { id: order.id, salesman_id: salesmanId })).toBe(1);
    const done = await assign(people.salesman!, order.id, below.id);
    expect(done).toMatchObject({ status: 200, body: { message: 'Se cambio el vendedor asignado correctamente' } });
    expect(await rows('sale_orders', { id: order.id, salesman_id: below.id })).toBe(1);
  });

  test.each([
    ['visitor', 401],
    ['colleague', 403],
    ['employee', 403],
    ['otherSalesman', 404],
  ])('is not changed by %s: %i', async (name, answer) => {
    const order = await placed();
    expect((await assign(people[name]!, order.id, salesmanId)).status).toBe(answer);
  });

  test('takes orders for buyers of the own companies alone', async () => {
    const ask = (who: Client) => who.get<List>('/api/sale-order-user-impersonations?per_page=100');
    const own = (await ask(people.salesman!)).body.data as { company: { id: number } }[];
    expect(new Set(own.map(({ company }) => company.id))).toEqual(new Set([companyId]));
    expect((await ask(people.otherSalesman!)).body.total).toBe(0);
    expect([(await ask(people.colleague!)).status, (await ask(people.visitor!)).status]).toEqual([403, 401]);
  });
});

describe('the list of orders', () => {
  test('is narrowed by day, branch, currency and salesman, and its export has the same rows', async () => {
    await placed();
    const all = (await support.get<List>('/sales/sale-orders?per_page=100')).body;
    const some = async (query: string) => (await support.get<List>(`/sales/sale-orders?per_page=100&${query}`)).body;
    const counted = async (where: object) => rows('sale_orders', where);
    expect((await some('currency=MXN')).total).toBe(await counted({ currency: 'MXN' }));
    expect((await some(`branch_id=${branchId}`)).total).toBe(await counted({ branch_id: branchId }));
    expect((await some(`salesman_id=${salesmanId}`)).total).toBe(await counted({ salesman_id: salesmanId }));
    expect((await some('placed_to=2001-01-01')).total).toBe(0);
    expect((await some('placed_from=2001-01-01')).total).toBe(all.total);
    expectRefused(await support.get('/sales/sale-orders?placed_from=ayer'), { placed_from: /./ });
  });

  test('is downloaded as CSV with the rows of the asker’s reach alone', async () => {
    const order = await placed();
    const { folio } = await knex('sale_orders').where({ id: order.id }).first('folio');
    const rowsFor = async (actor: object) => {
      const found = filtered(app.strapi, actor as Actor, {}).where({ folio });
      return (await found).length;
    };
    const seller = (roles: string[], id: number) => ({ kind: 'person', id, roles, companyId: null, branchId: null });
    expect([await rowsFor(seller(['salesman'], salesmanId)), await rowsFor(seller(['salesman'], 999_999))]).toEqual([1, 0]);
    const started = await support.post<One<{ id: number }>>('/kernel/exports', {
      name: 'sale-orders',
      format: 'csv',
      query: { omniSearchQuery: folio },
    });
    expect(started.status).toBe(202);
  });
});

describe('an order in PDF', () => {
  test('is printed to who reads it, and to nobody else', async () => {
    const order = await placed();
    const print = (who: Client) => who.get<string>(`/api/sale-orders/${order.id}/pdf`);
    const printed = await print(order.buyer);
    expect([printed.headers.get('content-type'), printed.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    expect([(await print(people.foreign!)).status, (await print(people.visitor!)).status]).toEqual([404, 401]);
  });
});

test('the demo world has receipts in every state, and its orders have payments', async () => {
  const states = await knex('sale_order_payment_receipts').where({ reviewed_by: 'Gabriela Rangel Díaz' }).distinct('state');
  expect(states.map(({ state }: { state: string }) => state).sort()).toEqual(['approved', 'rejected']);
  const demo = knex('sale_orders').where({ source_type: 'demo' }).select('id');
  expect(await knex('sale_order_payment_receipts').whereIn('sale_order_id', demo).where({ state: 'in_review' })).toHaveLength(1);
  const parts = await knex('sale_order_payments').whereIn('sale_order_id', demo);
  expect(parts).toHaveLength(Number((await knex('sale_orders').where({ source_type: 'demo' })).length));
});
