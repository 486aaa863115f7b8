import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, fetchPdf, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { AnswerTo, Named } from '@mayorista/config/answers';

type List = AnswerTo<'GET /sale-orders'>;
type One = { data: Named<'StaffSaleOrder'> };

let app: TestApp;
let knex: Knex;
let support: Client;
let branchId: number;
let companyId: number;

const list = (query = '') => support.get<List>(`/sales/sale-orders?per_page=100${query}`);
const show = async (id: number) => (await support.get<One>(`/sales/sale-orders/${id}`)).body.data;
const move = (id: number, body: object, who = support) => who.put<One>(`/sales/sale-orders/${id}/status`, body);
const shelf = async (productId: number) =>
  Number((await knex('stocks').where({ product_id: productId, branch_id: branchId }).first('on_hand')).on_hand);

/** An order of three pieces, placed through the store a moment ago. */
async function placed() {
  const { id: productId } = await givenProduct(app, {
    stock: { MTY: 5 },
    listPrice: '200.00',
    fields: { promo_level_4: 10 },
  });
  const person = await givenPerson(app, {
    companyId,
    fields: { name: 'Íñigo', paternal_surname: 'Peñaloza', currency: 'USD' },
  });
  const buyer = client(app.url, person.token);
  await cartReadyToPlace(buyer, { productId, quantity: 3 }, branchId);
  const answer = await buyer.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  return { id: answer.body.data.sale_order.id, productId, buyer, person };
}

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  support = await app.asStaff('soporte');
  branchId = (await knex('branches').where({ code: 'MTY' }).first('id')).id;
  companyId = (
    await knex('companies').where({ credit_blocked: false, status: 1, price_level: 4, currency: 'USD' }).first('id')
  ).id;
});

describe('who may do what with orders in the panel', () => {
  test.each(['admin', 'soporte', 'compras'])('%s sees them and moves them along', async (role) => {
    const { id } = await placed();
    const who = await app.asStaff(role);
    expect((await who.get('/sales/sale-orders')).status).toBe(200);
    expect((await who.get<One>(`/sales/sale-orders/${id}`)).body.data.next_states.map(({ to }) => to)).toEqual([
      'paid',
      'canceled',
    ]);
    expect((await move(id, { status: 'paid' }, who)).status).toBe(200);
    expect((await show(id)).status).toBe('paid');
  });

  test.each(['catalogo', 'marketing'])('%s sees them, is offered no step, and is refused one', async (role) => {
    const { id } = await placed();
    const who = await app.asStaff(role);
    expect((await who.get<List>('/sales/sale-orders')).body.total).toBeGreaterThan(0);
    expect((await who.get<One>(`/sales/sale-orders/${id}`)).body.data.next_states).toEqual([]);
    const refused = await move(id, { status: 'paid' }, who);
    expect(refused).toMatchObject({ status: 403, body: { errors: { _general: ['Acción no autorizada'] } } });
    expect((await show(id)).status).toBe('pending_payment');
  });

  test('nobody gets in without an account of the panel: not a stranger, not a buyer of the store', async () => {
    const { id, buyer } = await placed();
    for (const path of ['/sales/sale-orders', `/sales/sale-orders/${id}`]) {
      expect((await app.anonymous.get(path)).status).toBe(401);
      expect((await buyer.get(path)).status).toBe(401);
    }
    expect((await move(id, { status: 'paid' }, buyer)).status).toBe(401);
  });
});

describe('the list of orders', () => {
  test('is paged by the platform, newest first, with its true total', async () => {
    const all = (await list()).body;
    const pages = await Promise.all(
      [1, 2].map(async (page) => (await support.get<List>(`/sales/sale-orders?per_page=5&page=${page}`)).body),
    );
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all.data.slice(0, 10).map(({ id }) => id));
    expect(pages[0]).toMatchObject({
      total: all.total,
      meta: { pagination: { page: 1, pageCount: Math.ceil(all.total / 5) } },
    });
    expect(all.data.map(({ id }) => id)).toEqual(all.data.map(({ id }) => id).sort((a, b) => b - a));
  });

  test('is narrowed by state', async () => {
    const { data, total } = (await list('&status=canceled')).body;
    expect(total).toBe(Number((await knex('sale_orders').where({ status: 'canceled' }).count({ n: '*' }).first())?.n));
    expect(new Set(data.map(({ status_label }) => status_label))).toEqual(new Set(['Cancelado']));
  });

  test('is narrowed by company and by a product among the lines', async () => {
    const { id, productId } = await placed();
    expect((await list(`&product_id=${productId}`)).body.data.map((order) => order.id)).toEqual([id]);
    const ofCompany = (await list(`&company_id=${companyId}`)).body.data;
    expect(ofCompany.map((order) => order.id)).toContain(id);
    expect(new Set(ofCompany.map(({ company_name }) => company_name)).size).toBe(1);
  });

  test('is searched by folio, company and buyer, whatever the case and the accents', async () => {
    const { id } = await placed();
    const { folio, company_name } = await show(id);
    const found = async (text: string) =>
      (await list(`&omniSearchQuery=${encodeURIComponent(text)}`)).body.data.map((order) => order.id);
    expect(await found(folio.toLowerCase())).toEqual([id]);
    expect(await found(`inigo PENALOZA ${folio}`)).toEqual([id]);
    expect(await found(company_name?.toUpperCase() ?? '')).toContain(id);
    expect(await found(`${folio} nadie`)).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found("P-_026' or 1=1 --")).toEqual([]);
  });

  test.each(['page=0', 'per_page=101', 'company_id=x', 'product_id=-1'])('refuses %s on its field', async (query) => {
    expectRefused(await support.get(`/sales/sale-orders?${query}`), { [query.split('=')[0]!]: /./ });
  });
});

test('an order is dated by when it was placed everywhere, in the days of Mexico: the list, its company’s page, its print', async () => {
  const [{ id: early, buyer }, { id: late }] = [await placed(), await placed()];
  // Ten at night in Mexico is the next day elsewhere; whoever is imported last was placed first.
  const at = '2031-03-03T04:30:00.000Z';
  await knex('sale_orders')
    .where({ id: early })
    .update({ placed_at: new Date(at) });
  await knex('sale_orders')
    .where({ id: late })
    .update({ placed_at: new Date('2021-01-01T00:00:00Z') });
  const { folio } = await knex('sale_orders').where({ id: early }).first('folio');
  expect((await list()).body.data[0]).toMatchObject({ id: early, placed_at: at });
  const { body } = await support.get<{ data: { parts: { key: string; rows: { id: number; at: string }[] }[] } }>(
    `/companies/company-overviews/${companyId}`,
  );
  const rows = body.data.parts.find(({ key }) => key === 'sale-orders')!.rows;
  expect(rows[0]).toMatchObject({ id: early, at });
  expect(rows.map(({ id }) => id)).not.toContain(late);
  const print = await fetchPdf(app, buyer, `/api/sale-orders/${early}/pdf`);
  expect(print.text).toContain(`${folio}`);
  expect(print.text).toContain('2031-03-02');
});

describe('the page of an order', () => {
  test('tells staff who buys, who delivers, and why each price is what it is; its buyer sees none of it', async () => {
    const { id, productId, buyer, person } = await placed();
    const order = await show(id);
    expect(order).toMatchObject({
      buyer: { id: person.id, name: 'Íñigo Peñaloza', email: person.email },
      company: { id: companyId, price_level: 4 },
      branch: { id: branchId, code: 'MTY' },
      delivery_type: 'branch_pickup',
      payment_reference: order.folio.replace(/\D/g, ''),
      details: [{ product_id: productId, quantity: 3, list_price: '200.00', unit_price: '180.00', subtotal: '540.00' }],
      history: [{ label: 'Pedido realizado', actor: 'Íñigo Peñaloza', reason: null }],
    });
    expect(order.details[0]?.price_steps.map(({ rule }) => rule)).toEqual(['list_price', 'level_promo', 'rounding']);
    const seen = (
      await buyer.get<{ data: Record<string, unknown> & { details: object[]; history: object[] } }>(
        `/api/sale-orders/${id}`,
      )
    ).body.data;
    for (const key of ['buyer', 'salesman', 'company', 'next_states']) expect(seen).not.toHaveProperty(key);
    for (const key of ['price_steps', 'list_price']) expect(seen.details[0]).not.toHaveProperty(key);
    for (const key of ['actor', 'reason']) expect(seen.history[0]).not.toHaveProperty(key);
  });

  test.each(['999999999', 'abc', '1%20or%201=1'])('%s is no order: 404 in Spanish', async (id) => {
    expect(await support.get(`/sales/sale-orders/${id}`)).toMatchObject({
      status: 404,
      body: { errors: { _general: ['No encontramos lo que buscas'] } },
    });
  });
});

describe('moving an order along', () => {
  test('it goes from payment to delivery step by step, each with who took it, and ends there', async () => {
    const { id } = await placed();
    for (const status of ['paid', 'preparing', 'ready', 'delivered'])
      expect((await move(id, { status })).status).toBe(200);
    const { history, next_states } = await show(id);
    expect(history.map(({ label }) => label)).toEqual([
      'Pedido realizado',
      'Pagado',
      'En preparación',
      'Listo para recoger',
      'Entregado',
    ]);
    expect(new Set(history.slice(1).map(({ actor }) => actor)).size).toBe(1);
    expect(next_states).toEqual([]);
  });

  test.each(['delivered', 'preparing', 'pending_payment', 'inventado', ''])(
    'from payment to «%s» there is no way',
    async (status) => {
      const { id } = await placed();
      expect((await move(id, { status, reason: 'x' })).status).toBe(422);
      expect((await show(id)).history).toHaveLength(1);
    },
  );

  test('canceling asks for the reason, and without one nothing happens', async () => {
    const { id, productId } = await placed();
    for (const reason of [undefined, '', '   '])
      expectRefused(await move(id, { status: 'canceled', reason }), { reason: 'Escribe el motivo' });
    expect((await show(id)).status).toBe('pending_payment');
    expect(await shelf(productId)).toBe(2);
  });

  test('the reason of a cancellation stays in the history, and the pieces are back on the shelf', async () => {
    const { id, productId } = await placed();
    expect((await move(id, { status: 'canceled', reason: ' Pagó dos veces ' })).status).toBe(200);
    expect((await show(id)).history.at(-1)).toMatchObject({ label: 'Cancelado', reason: 'Pagó dos veces' });
    expect(await shelf(productId)).toBe(5);
  });

  test('who decided on a state that is no more is told so, and changes nothing', async () => {
    const { id } = await placed();
    await move(id, { status: 'paid' });
    const late = await move(id, { status: 'canceled', expected_status: 'pending_payment', reason: 'Nunca pagó' });
    expect(late).toMatchObject({
      status: 409,
      body: { errors: { _general: ['Otra persona cambió este registro mientras lo editabas'] } },
    });
    expect((await show(id)).status).toBe('paid');
  });

  test('of two people who cancel at once one does it; the pieces go back once', async () => {
    const { id, productId } = await placed();
    const cancel = (who: Client) =>
      move(id, { status: 'canceled', expected_status: 'pending_payment', reason: 'Duplicado' }, who);
    const answers = await Promise.all([cancel(support), cancel(await app.asStaff('compras'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shelf(productId)).toBe(5);
    expect((await show(id)).history).toHaveLength(2);
  });
});

describe('an order within reach in two ways', () => {
  const listed = (who: Client, query = '') => who.get<List>(`/api/sale-orders?per_page=100${query}`);

  test('stands once in the list of a distributor, and counts once: their own, their company’s, their own of another company', async () => {
    const { id, buyer } = await placed();
    const { id: other } = await placed();
    const [mine] = (await listed(buyer)).body.data.filter((order) => order.id === id);
    expect(mine).toBeDefined();
    const elsewhere = await knex('companies').whereNot({ id: companyId }).orderBy('id', 'desc').first('id');
    await knex('sale_orders').where({ id }).update({ company_id: elsewhere.id });
    for (const query of ['', '&count_to=100', `&omniSearchQuery=${mine!.folio}`]) {
      const { data, total } = (await listed(buyer, query)).body;
      expect(data.filter((order) => order.id === id)).toHaveLength(1);
      expect(new Set(data.map((order) => order.id)).size).toBe(data.length);
      expect([query, total]).toEqual([query, data.length]);
      expect(data.some((order) => order.id === other)).toBe(!query.includes('omni'));
    }
    // Nobody else of the company knows it any more.
    const colleague = await givenPerson(app, { companyId, fields: {} });
    const theirs = (await listed(client(app.url, colleague.token))).body;
    expect(theirs.data.some((order) => order.id === id)).toBe(false);
    expect(theirs.total).toBe(theirs.data.length);
  });

  test('stands once in the list of a storeman: of their branch, with pieces from it', async () => {
    const { id } = await placed();
    const storeman = await app.as('almacen');
    const { branch_id: branch } = await knex('up_users').where({ email: 'almacen@demo.test' }).first('branch_id');
    await knex('sale_orders').where({ id }).update({ branch_id: branch });
    await knex('sale_order_divisions').where({ sale_order_id: id }).update({ branch_id: branch });
    const { data, total } = (await listed(storeman)).body;
    expect(data.filter((order) => order.id === id)).toHaveLength(1);
    expect(total).toBe(data.length);
    const { total: counted } = (await listed(storeman, '&count_to=1')).body;
    expect(counted).toBe(1);
  });
});

describe('what the buyer said of it', () => {
  const said = { purchase_order_number: 'OC-Ñandú/7', comments: 'Tocar el timbre azul', cfdi_use: 'G03' };

  test('is found, filtered by, listed, shown and downloaded', async () => {
    const { id, buyer } = await placed();
    await knex('sale_orders').where({ id }).update(said);
    const ids = async (query: string) => (await list(query)).body.data.map((order) => order.id);
    expect(await ids(`&omniSearchQuery=${encodeURIComponent('oc-nandu')}`)).toContain(id);
    expect(await ids(`&purchase_order_number=${encodeURIComponent(said.purchase_order_number)}`)).toEqual([id]);
    expect(await ids('&purchase_order_number=OC-otra')).toEqual([]);
    expect(await ids('&cfdi_use=G03')).toContain(id);
    expect(await ids('&cfdi_use=I01')).not.toContain(id);
    expect((await list(`&omniSearchQuery=${encodeURIComponent('oc-nandu')}`)).body.data[0]).toMatchObject({
      purchase_order_number: said.purchase_order_number,
    });
    expect(await show(id)).toMatchObject(said);
    const { body } = await buyer.get<string>(
      `/api/sale-order-downloads?format=csv&purchase_order_number=${encodeURIComponent(said.purchase_order_number)}`,
    );
    for (const text of Object.values(said)) expect(body).toContain(text);
  });
});
