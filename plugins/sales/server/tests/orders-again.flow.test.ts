import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefused, fetchPdf, type Client } from '@mayorista/kernel/testing';
import { orderMachine } from '../src/orders/order.machine';
import {
  app,
  begin,
  branchId,
  companyId,
  type Fields,
  form,
  knex,
  type List,
  type One,
  people,
  placed,
  rows,
  salesmanId,
  shelf,
  status,
  support,
} from './after-purchase-kit';

beforeAll(begin);

describe('an order goes back to the cart', () => {
  type Cart = {
    id: number;
    cart_details: { product_id: number; quantity: number }[];
    changes: { text: string }[];
  } & Fields;
  const edit = (who: Client, id: number) => who.get<One<Cart>>(`/api/sale-orders/${id}/edit`);
  const again = (who: Client, id: number) =>
    who.post<One<Cart>>('/api/sale-order-reorders', { sale_order_legacy_id: id });
  const lines = ({ cart_details }: Cart) => cart_details.map(({ product_id, quantity }) => [product_id, quantity]);

  test('to be edited, with its delivery and payment and beside what is there; once, however often it is asked [SF-CART-002]', async () => {
    const order = await placed();
    await knex('sale_orders')
      .where({ id: order.id })
      .update({ purchase_order_number: 'OC-7', comments: 'Con cuidado' });
    const first = await edit(order.buyer, order.id);
    expect(first.status).toBe(200);
    expect(lines(first.body.data)).toEqual([[order.productId, 3]]);
    expect(first.body.data.redirect_to).toBe('/carts');
    expect(first.body.data).toMatchObject({ stage: 'open', purchase_order_number: 'OC-7', comments: 'Con cuidado' });
    expect(first.body.data.delivery).toMatchObject({ type: 'branch_pickup' });
    expect([await status(order.id), await shelf(order.productId)]).toEqual(['canceled', 5]);
    expect(lines((await edit(order.buyer, order.id)).body.data)).toEqual([[order.productId, 3]]);
    expect(await shelf(order.productId)).toBe(5);
  });

  test('beside what the cart holds already', async () => {
    const order = await placed();
    const other = await givenProduct(app, { stock: { MTY: 5 } });
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

  test('with nothing of it sold any more is refused, and the cart stays', async () => {
    const order = await placed();
    await knex('product_cards').where({ product_id: order.productId }).update({ is_visible: false });
    expectRefused(await again(order.buyer, order.id), {
      _general: 'Ningún producto de este pedido se puede comprar por ahora',
    });
    expect((await order.buyer.get<One<Cart>>('/api/carts/current')).body.data.cart_details).toEqual([]);
  });
});

describe('who attends an order', () => {
  const assign = (who: Client, id: number, salesman_id: number) =>
    who.put<Fields>(`/api/sale-order-salesmen/${id}`, { salesman_id });

  test('is changed by a salesman among the people under them [PC-SALES-001] [PC-SALES-002] [PC-SALES-003]', async () => {
    const order = await placed();
    const below = await givenPerson(app, { role: 'salesman', fields: { manager_id: salesmanId } });
    const stranger = await givenPerson(app, { role: 'salesman' });
    const storeman = await givenPerson(app, { role: 'storeman', fields: { manager_id: salesmanId } });
    const offered = (await people.salesman!.get<List>('/api/sale-order-salesmen')).body.data.map(({ id }) => id);
    expect(offered.sort()).toEqual([salesmanId, below.id].sort());
    for (const { id } of [stranger, storeman]) {
      const refused = await assign(people.salesman!, order.id, id);
      expectRefused(refused, {
        _general: 'No se pudo cambiar el vendedor Asginado',
        salesman_id: 'Este vendedor no está entre los que puedes asignar',
      });
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
    // Each is led to where the store lets one act in their name, found already.
    const [buyer] = own as unknown as { email: string; act_url: string }[];
    const url = new URL(buyer!.act_url);
    expect([url.pathname, url.searchParams.get('q')]).toEqual(['/impersonations', buyer!.email]);
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
    const { folio } = (await knex('sale_orders').where({ id: order.id }).first('folio')) as { folio: string };
    const rowsFor = async (who: Client, path: string): Promise<number | undefined> => {
      const query = { omniSearchQuery: folio as string };
      const started = await who.post<One<{ id: number }>>(path, { name: 'sale-orders', format: 'csv', query });
      expect(started.status).toBe(202);
      await app.settle();
      const { result } = await knex('jobs').where({ id: started.body.data.id }).first('result');
      return ((typeof result === 'string' ? JSON.parse(result) : result) as { rows?: number }).rows;
    };
    expect(await rowsFor(support, '/kernel/exports')).toBe(1);
    const asked = await people.employee!.post('/api/exports', { name: 'sale-orders', format: 'csv', query: {} });
    expect(asked.status).toBe(403);
    // He sells to other companies, as an employee.
    expect(await rowsFor(await app.as('vendedor'), '/api/exports')).toBe(0);
  });
});

test('a buyer downloads the rows of their list at once, by its filters; a visitor none', async () => {
  const order = await placed();
  const { folio } = (await knex('sale_orders').where({ id: order.id }).first('folio')) as { folio: string };
  const download = (who: Client, query = '') =>
    who.get<string>(`/api/sale-order-downloads?omniSearchQuery=${folio}${query}`);
  const got = await download(order.buyer);
  expect(got.headers.get('content-type')).toMatch(/^text\/csv/);
  expect(got.body.split('\n').filter((line) => line.includes(folio))).toHaveLength(1);
  expect((await download(order.buyer, '&status=delivered')).body).not.toContain(folio);
  expect((await download(people.foreign!)).body).not.toContain(folio);
  expect([(await download(app.anonymous)).status, (await download(people.installer!)).status]).toEqual([401, 403]);
});

describe('an order in PDF', () => {
  test('is printed to who reads it, and to nobody else', async () => {
    const order = await placed();
    const print = (who: Client) => who.get<string>(`/api/sale-orders/${order.id}/pdf`);
    const printed = await print(order.buyer);
    expect([printed.headers.get('content-type'), printed.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    expect([(await print(people.foreign!)).status, (await print(people.visitor!)).status]).toEqual([404, 401]);
    const { text } = await fetchPdf(app, order.buyer, `/api/sale-orders/${order.id}/pdf`);
    const { folio, total } = await knex('sale_orders').where({ id: order.id }).first();
    for (const part of [folio, `Total: $${Number(total).toFixed(2)} USD`, '200.00', '600.00'])
      expect(text).toContain(part);
  });
});

test('the demo world has receipts in every state, and its orders have payments', async () => {
  const states = await knex('sale_order_payment_receipts')
    .where({ reviewed_by: 'Gabriela Rangel Díaz' })
    .distinct('state');
  expect(states.map(({ state }: { state: string }) => state).sort()).toEqual(['approved', 'rejected']);
  const demo = knex('sale_orders').where({ source_type: 'demo' }).select('id');
  expect(
    await knex('sale_order_payment_receipts').whereIn('sale_order_id', demo).where({ state: 'in_review' }),
  ).toHaveLength(2);
  const parts = await knex('sale_order_payments').whereIn('sale_order_id', demo);
  expect(parts).toHaveLength(Number((await knex('sale_orders').where({ source_type: 'demo' })).length));
});

test('the demo world has orders in every state, with what ships of them and who approves them', async () => {
  const demo = () => knex('sale_orders').where({ source_type: 'demo' });
  const states = (await demo().distinct('status')).map((each: { status: string }) => each.status);
  expect(states.sort()).toEqual(Object.keys(orderMachine.transitions).sort());
  const shipments = await knex('order_shipments').whereIn('sale_order_id', demo().select('id')).orderBy('id');
  expect(shipments.map((each: { state: string }) => each.state)).toEqual(['shipped', 'picking', 'shipped']);
  const owner = await app.as('otro');
  const { data } = (await owner.get<List>('/api/sale-order-approvals')).body;
  expect(data).toMatchObject([
    { may_decide: true, is_over: false, reasons: [expect.stringMatching(/^El pedido suma \$[\d.]+ MXN/)] },
  ]);
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
    await support.post('/kernel/comments', {
      modelType: 'sale-order',
      modelId: String(order.id),
      body: 'Cliente difícil',
    });
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
