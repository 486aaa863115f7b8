import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

type Fields = Readonly<Record<string, unknown>>;
type List = { data: { id: number }[]; total: number };

let app: TestApp;
let knex: Knex;
let companyId: number;
let branches: { mty: number; cdmx: number };
let people: Record<string, Client>;
/** Orders by who placed them, and an order of another company in another branch. */
let orders: Record<'distributor' | 'secondary' | 'foreign', number>;
let documents: Record<'distributor' | 'secondary' | 'foreign', string>;

async function place(who: Client, branchId: number): Promise<number> {
  const { id: productId } = await givenProduct(app, {
    listPrice: '200.00',
    stock: { MTY: 5, CDMX: 5 },
    fields: { promo_level_4: 10 },
  });
  await cartReadyToPlace(who, { productId, quantity: 2 }, branchId);
  const { body } = await who.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  return body.data.sale_order.id;
}

async function file(support: Client, orderId: number): Promise<string> {
  const form = new FormData();
  form.append('data', JSON.stringify({ modelType: 'sale-order', modelId: orderId }));
  form.append('files', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'factura.pdf');
  const { body } = await support.post<{ data: { url: string }[] }>('/kernel/documents', form);
  return body.data[0]!.url;
}

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  const idOf = async (code: string) => ((await knex('branches').where({ code }).first('id')) as { id: number }).id;
  branches = { mty: await idOf('MTY'), cdmx: await idOf('CDMX') };
  const open = { status: 1, credit_blocked: false };
  const [own, foreign] = (await knex('companies').where(open).orderBy('id')) as [{ id: number }, { id: number }];
  companyId = own.id;
  const given = async (role: string, wish: object = {}): Promise<Client & { personId: number }> => {
    const { id, token } = await givenPerson(app, { role, ...wish });
    return { ...client(app.url, token), personId: id };
  };
  const extra = (role: string) => ({
    fields: { extra_roles: roles.filter(({ type }) => type === role).map(({ id }) => id) },
  });
  const roles = (await knex('up_roles').select('id', 'type')) as { id: number; type: string }[];
  const chief = await given('employee', extra('salesman'));
  const salesman = await given('employee', { fields: { ...extra('salesman').fields, manager_id: chief.personId } });
  const otherSalesman = await given('salesman');
  await knex('companies').where({ id: own.id }).update({ salesman_id: salesman.personId });
  await knex('companies').where({ id: foreign.id }).update({ salesman_id: otherSalesman.personId });
  people = {
    distributor: await given('distributor', { companyId: own.id }),
    colleague: await given('distributor', { companyId: own.id }),
    secondary: await given('secondary_user', { companyId: own.id }),
    otherSecondary: await given('secondary_user', { companyId: own.id }),
    foreign: await given('distributor', { companyId: foreign.id }),
    salesman,
    chief,
    otherSalesman,
    storeman: await given('employee', { ...extra('storeman'), branchId: branches.mty }),
    otherStoreman: await given('storeman', { branchId: branches.cdmx }),
    nowhere: await given('storeman'),
    installer: await given('installer'),
  };
  orders = {
    distributor: await place(people.distributor!, branches.mty),
    secondary: await place(people.secondary!, branches.mty),
    foreign: await place(people.foreign!, branches.cdmx),
  };
  const support = await app.asStaff('soporte');
  documents = {
    distributor: await file(support, orders.distributor),
    secondary: await file(support, orders.secondary),
    foreign: await file(support, orders.foreign),
  };
  await support.post('/kernel/comments', {
    modelType: 'sale-order',
    modelId: orders.distributor,
    body: 'Cliente moroso',
  });
});

/** Of whom each sees the orders. */
const reach: readonly (readonly [string, readonly (keyof typeof orders)[]])[] = [
  ['distributor', ['distributor', 'secondary']],
  ['colleague', ['distributor', 'secondary']],
  ['secondary', ['secondary']],
  ['otherSecondary', []],
  ['foreign', ['foreign']],
  ['salesman', ['distributor', 'secondary']],
  ['chief', ['distributor', 'secondary']],
  ['otherSalesman', ['foreign']],
  ['storeman', ['distributor', 'secondary']],
  ['otherStoreman', ['foreign']],
  ['nowhere', []],
];
const all = ['distributor', 'secondary', 'foreign'] as const;

describe.each(reach)('%s', (name, seen) => {
  const who = () => people[name]!;

  test('finds the orders within reach in the list, and by no filter or word any other', async () => {
    const ids = Object.values(orders);
    const found = async (query: string) =>
      (await who().get<List>(`/api/sale-orders?per_page=100${query}`)).body.data
        .map(({ id }) => id)
        .filter((id) => ids.includes(id))
        .sort();
    const within = seen.map((key) => orders[key]).sort();
    expect(await found('')).toEqual(within);
    expect(await found('&omniSearchQuery=P-')).toEqual(within);
    expect(await found(`&company_id=${companyId}`)).toEqual(within.filter((id) => id !== orders.foreign));
  });

  test.each(all)(
    'the order of %s: its page, its document and its history are there within reach alone',
    async (key) => {
      const isSeen = seen.includes(key);
      expect((await who().get(`/api/sale-orders/${orders[key]}`)).status).toBe(isSeen ? 200 : 404);
      expect((await who().get(documents[key])).status).toBe(isSeen ? 200 : 404);
      for (const path of ['histories', 'comments', 'documents']) {
        const { status } = await who().get(`/api/${path}?modelType=sale-order&modelId=${orders[key]}`);
        expect([isSeen ? 200 : 404, 403], `${path}: ${status}`).toContain(status);
      }
    },
  );
});

test('a secondary user is told their own mark-up and nothing of the price their company pays', async () => {
  const { body } = await people.secondary!.get<{ data: { details: Fields[] } & Fields }>(
    `/api/sale-orders/${orders.secondary}`,
  );
  const row = (await knex('sale_order_details').where({ sale_order_id: orders.secondary }).first()) as Fields;
  expect(Number(body.data.details[0]!.unit_price)).toBe(Number(row.marked_unit_price));
  expect(Number(row.marked_unit_price)).toBeGreaterThan(Number(row.unit_price));
  expect(Object.keys(body.data.details[0]!)).not.toContain('list_price');
  expect(JSON.stringify(body.data)).not.toMatch(/price_steps|calculated_|price_level/);
});

test('a storeman hands orders of the branch over, without the terms of the company, and moves no other', async () => {
  type Order = { data: { next_states: { to: string }[]; details: Fields[]; company: Fields } };
  const { body } = await people.storeman!.get<Order>(`/api/sale-orders/${orders.distributor}`);
  expect(body.data.next_states.map(({ to }) => to)).toContain('paid');
  expect(body.data.details[0]).toMatchObject({ price_steps: [] });
  expect(body.data.company.price_level).toBeNull();
  const statusOf = async (id: number) => ((await knex('sale_orders').where({ id }).first('status')) as Fields).status;
  const moved = (who: Client, id: number) => who.put(`/api/sale-orders/${id}/status`, { status: 'paid' });
  expect((await moved(people.storeman!, orders.foreign)).status).toBe(404);
  expect(await statusOf(orders.foreign)).toBe('pending_payment');
  expect((await moved(people.otherStoreman!, orders.foreign)).status).toBe(200);
  expect(await statusOf(orders.foreign)).toBe('paid');
});

describe('companies and people', () => {
  const path = '/api/company-distributors';
  test('a salesman reads those they and their people attend, a storeman none', async () => {
    for (const [name, ids] of [
      ['salesman', [companyId]],
      ['chief', [companyId]],
    ] as const) {
      const { body } = await people[name]!.get<List>(`${path}?per_page=100`);
      expect(
        body.data.map(({ id }) => id),
        name,
      ).toEqual(ids);
      expect((await people[name]!.get(`${path}/${companyId}`)).status, name).toBe(200);
    }
    expect((await people.otherSalesman!.get(`${path}/${companyId}`)).status).toBe(404);
    for (const name of ['storeman', 'otherStoreman'])
      for (const at of [path, `${path}/${companyId}`, `${path}?credit_blocked=true`])
        expect((await people[name]!.get(at)).status, `${name} ${at}`).toBe(403);
  });

  test("a company's history is told within the same reach", async () => {
    const ask = (who: Client) => who.get(`/api/histories?modelType=company&modelId=${companyId}`);
    expect((await ask(people.salesman!)).status).toBe(200);
    expect((await ask(people.storeman!)).status).toBe(403);
  });

  test('a salesman finds the people of those companies and the house, a storeman the house alone', async () => {
    const found = async (who: Client) =>
      (await who.get<{ data: { company_id: number | null }[] }>('/api/users?per_page=100')).body.data.map(
        ({ company_id: id }) => id,
      );
    expect(new Set(await found(people.salesman!))).toEqual(new Set([null, companyId]));
    expect(new Set(await found(people.storeman!))).toEqual(new Set([null]));
  });
});

describe('the ledger of stock', () => {
  test('and its adjustments are those of the own branch to a storeman, and nobody else of the store', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 5, CDMX: 5 } });
    const compras = await app.asStaff('compras');
    const adjust = (who: Client, branchId: number, door = '/api') =>
      who.post(`${door}/stock-adjustments`, { product_id: id, branch_id: branchId, quantity: 1, reason: 'Conteo' });
    for (const branchId of Object.values(branches))
      expect((await adjust(compras, branchId, '/inventory')).status).toBe(201);
    const rows = async (who: Client) =>
      (await who.get<{ data: { branch_id: number }[] }>(`/api/stock-movements?product_id=${id}`)).body.data.map(
        (row) => row.branch_id,
      );
    expect(await rows(people.storeman!)).toEqual([branches.mty]);
    expect(await rows(people.otherStoreman!)).toEqual([branches.cdmx]);
    expect((await adjust(people.storeman!, branches.cdmx)).status).toBe(403);
    expect(await knex('stocks').where({ product_id: id, branch_id: branches.cdmx }).first('on_hand')).toEqual({
      on_hand: 6,
    });
    expect((await adjust(people.storeman!, branches.mty)).status).toBe(201);
    for (const name of ['salesman', 'installer', 'distributor'])
      for (const noun of ['stock-movements', 'stock-reservations'])
        expect((await people[name]!.get(`/api/${noun}?product_id=${id}`)).status, name).toBe(403);
  });

  test('tells who holds pieces in the own branch alone', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 5, CDMX: 5 } });
    await cartReadyToPlace(people.foreign!, { productId: id }, branches.cdmx);
    const held = async (who: Client) =>
      (await who.get<{ total: number }>(`/api/stock-reservations?product_id=${id}`)).body.total;
    expect(await held(people.storeman!)).toBe(0);
    expect(await held(people.otherStoreman!)).toBe(1);
  });
});
