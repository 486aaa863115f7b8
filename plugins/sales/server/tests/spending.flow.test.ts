import { setTimeout } from 'node:timers/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { client, expectRefused, type Client } from '@mayorista/kernel/testing';
import {
  app,
  begin,
  branchId,
  companyId,
  form,
  knex,
  otherCompanyId,
  people,
  rows,
  shelf,
  status,
  support,
} from './after-purchase-kit';

// The kernel and the job that the server itself runs, not the copies that tests import: services are registered there.
const load = createRequire(import.meta.url);
const { inTransaction, personActor, service } = load('@mayorista/kernel') as typeof import('@mayorista/kernel');

type One<T = Record<string, unknown>> = { data: T };
interface Buyer {
  readonly id: number;
  readonly client: Client;
}

let owner: Buyer;
let second: Buyer;
let buyer: Buyer;

const someone = async (role: string, company = companyId): Promise<Buyer> => {
  const person = await givenPerson(app, { role, companyId: company, fields: { currency: 'USD' } });
  return { id: person.id, client: client(app.url, person.token) };
};
const rule = (more: object = {}, who = owner) =>
  who.client.post<One<{ id: number }>>('/api/spending-rules', {
    person_id: buyer.id,
    currency: 'USD',
    order_limit: '100.00',
    ...more,
  });
/** An order of some pieces of 200 dollars before taxes. */
async function place(quantity = 1, who = buyer) {
  const { id: productId } = await givenProduct(app, { stock: { MTY: 5 }, listPrice: '200.00' });
  await cartReadyToPlace(who.client, { productId, quantity }, branchId);
  const { body } = await who.client.post<One<{ sale_order: { id: number } }>>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  return { id: body.data.sale_order.id, productId };
}
const decide = (id: number, body: object, who: Client = owner.client) =>
  who.put<One>(`/api/sale-order-approvals/${id}`, body);
const approve = (id: number, who?: Client) => decide(id, { decision: 'approve' }, who);

beforeAll(begin);
beforeEach(async () => {
  [owner, second, buyer] = await Promise.all([
    someone('distributor'),
    someone('distributor'),
    someone('secondary_user'),
  ]);
});

describe('an order above its limit', () => {
  test('waits with its pieces and prices held, and is owed once it is approved', async () => {
    expect((await rule()).status).toBe(201);
    const { id, productId } = await place();
    expect(await status(id)).toBe('waiting_approval');
    expect(await shelf(productId)).toBe(4);
    // Whoever decides is told while there is something to decide.
    await app.settle();
    const { folio } = await knex('sale_orders').where({ id }).first('folio');
    expect(await rows('mails', { subject: `El pedido ${folio} espera tu aprobación` })).toBeGreaterThan(0);
    const before = await knex('sale_orders').where({ id }).first('total');
    const { body } = await owner.client.get<{ data: Record<string, unknown>[] }>('/api/sale-order-approvals');
    expect(body.data.find((each) => each.id === id)).toMatchObject({
      may_decide: true,
      reasons: [expect.stringMatching(/^El pedido suma \$[\d.]+ USD y su límite es de \$100\.00$/)],
      is_over: false,
    });
    await knex('products').where({ id: productId }).update({ list_price: 900 });
    expect((await approve(id)).status).toBe(200);
    expect(await status(id)).toBe('pending_payment');
    expect(await knex('sale_orders').where({ id }).first('total')).toEqual(before);
    expect(await shelf(productId)).toBe(4);
  });

  test('at its limit, without a rule, or of somebody who is no secondary user, it waits for nobody', async () => {
    const free = await place();
    expect(await status(free.id)).toBe('pending_payment');
    const total = String((await knex('sale_orders').where({ id: free.id }).first('total')).total);
    await rule({ order_limit: total });
    expect(await status((await place()).id)).toBe('pending_payment');
    expect(await status((await place(2)).id)).toBe('waiting_approval');
    expect(await status((await place(3, owner)).id)).toBe('pending_payment');
  });

  test('the month counts what waits and what was bought, and forgets what was canceled', async () => {
    await rule({ order_limit: null, month_limit: '600.00' });
    const first = await place();
    expect(await status(first.id)).toBe('pending_payment');
    const over = await place(2);
    expect(await status(over.id)).toBe('waiting_approval');
    expect((await decide(over.id, { decision: 'refuse', reason: 'Este mes no' })).status).toBe(200);
    expect(await status((await place()).id)).toBe('pending_payment');
  });

  test('two orders at once do not both fit into what is left of the month', async () => {
    await rule({ order_limit: null, month_limit: '400.00' });
    const actor = (await personActor(app.strapi, buyer.id))!;
    // Each of a product of its own: nothing but the buyer's month has the second wait for the first.
    const product = async () => (await givenProduct(app, { stock: { MTY: 5 }, listPrice: '200.00' })).id;
    const products = { a: await product(), b: await product() };
    const placeFrom = (source: 'a' | 'b', placed: () => Promise<void> = () => Promise.resolve()) =>
      inTransaction(app.strapi, async (tx) => {
        const order = await service(app.strapi, 'sales.orders').place(tx, {
          source: { type: 'test', id: `${buyer.id}-${source}` },
          actor,
          currency: 'USD',
          lines: [{ productId: products[source], quantity: 1 }],
          delivery: { method: 'branch_pickup', branchId },
          payments: [{ method: 'bank_transfer', amount: 'rest' }],
        });
        await placed();
        return order;
      });
    let tellPlaced = (): void => undefined;
    const firstIsPlaced = new Promise<void>((resolve) => {
      tellPlaced = resolve;
    });
    // The second begins before the first is there for others to see.
    const first = placeFrom('a', async () => {
      tellPlaced();
      await setTimeout(1_500);
    });
    // A first that is refused ends the test, instead of being waited for.
    await Promise.race([firstIsPlaced, first]);
    const [one, other] = await Promise.all([first, placeFrom('b')]);
    expect([await status(one.id), await status(other.id)]).toEqual(['pending_payment', 'waiting_approval']);
  });

  test('cannot be paid, receipted or moved along by staff while it waits; its buyer may cancel it', async () => {
    await rule();
    const { id, productId } = await place();
    expect((await support.put(`/sales/sale-orders/${id}/status`, { status: 'paid' })).status).toBe(422);
    expect((await support.put(`/sales/sale-orders/${id}/status`, { status: 'pending_payment' })).status).toBe(403);
    expectRefused(await owner.client.post('/api/sale-order-payment-receipts', form({ sale_order_legacy_id: id })), {
      sale_order_legacy_id: 'Este pedido todavía espera la aprobación de tu empresa',
    });
    expect(await status(id)).toBe('waiting_approval');
    expect(await rows('sale_order_payment_receipts', { sale_order_id: id })).toBe(0);
    expect((await buyer.client.delete(`/api/sale-orders/${id}`, { reason: 'Ya no' })).status).toBeLessThan(500);
    expect(await shelf(productId)).toBeGreaterThanOrEqual(4);
  });
});

describe('deciding', () => {
  test('refusing needs a reason, cancels and gives the pieces back', async () => {
    await rule();
    const { id, productId } = await place(2);
    expectRefused(await decide(id, { decision: 'refuse' }), { reason: 'Este campo es obligatorio' });
    expect(await shelf(productId)).toBe(3);
    expect((await decide(id, { decision: 'refuse', reason: 'Es muy caro' })).status).toBe(200);
    expect(await status(id)).toBe('canceled');
    expect(await shelf(productId)).toBe(5);
    expect(await rows('sale_order_events', { sale_order_id: id, reason: 'No se aprobó: Es muy caro' })).toBe(1);
  });

  test('two who approve and one who refuses at once decide once', async () => {
    await rule();
    const { id, productId } = await place();
    const answers = await Promise.all([
      approve(id),
      approve(id, second.client),
      decide(id, { decision: 'refuse', reason: 'No' }, second.client),
    ]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(2);
    expect(await shelf(productId)).toBe((await status(id)) === 'canceled' ? 5 : 4);
  });

  test('nobody decides an order whose time is over; the job cancels it once and its pieces are for sale', async () => {
    await rule();
    const { id, productId } = await place();
    const kept = await place();
    await knex('sale_orders')
      .where({ id })
      .update({ approval_expires_at: new Date(Date.now() - 1000) });
    expectRefused(await approve(id), { _general: 'El tiempo para aprobar este pedido terminó' });
    expect(await status(id)).toBe('waiting_approval');
    const file = path.join(import.meta.dirname, '../../dist/server/src/spending/expire-approvals.handler.js');
    const { run } = load(file) as typeof import('../src/spending/expire-approvals.handler');
    const context = { strapi: app.strapi, payload: {}, signal: new AbortController().signal } as Parameters<
      typeof run
    >[0];
    const ran = await Promise.all([run(context), run(context)]);
    expect(ran.reduce<number>((sum, each) => sum + Number((each as { expired: number }).expired), 0)).toBe(1);
    expect(await status(id)).toBe('canceled');
    expect(await shelf(productId)).toBe(5);
    expect(await status(kept.id)).toBe('waiting_approval');
  });

  test('whoever is named decides alone, while there', async () => {
    await rule({ approver_id: second.id });
    const { id } = await place();
    expect((await approve(id)).status).toBe(403);
    expect(await status(id)).toBe('waiting_approval');
    await knex('up_users').where({ id: second.id }).update({ blocked: true });
    expect((await approve(id)).status).toBe(200);
  });

  test.each([
    ['visitor', 401],
    ['secondary', 403],
    ['foreign', 404],
    ['nobody', 404],
    ['installer', 403],
    ['employee', 403],
    ['salesman', 403],
  ])('%s decides nothing: %i', async (name, answer) => {
    await rule();
    const { id, productId } = await place();
    expect((await approve(id, people[name]!)).status).toBe(answer);
    expect((await approve(id, buyer.client)).status).toBe(403);
    expect(await status(id)).toBe('waiting_approval');
    expect(await shelf(productId)).toBe(4);
  });

  test('somebody who is a secondary user too decides nothing', async () => {
    await rule();
    const { id } = await place();
    const { id: role_id } = await knex('up_roles').where({ type: 'secondary_user' }).first('id');
    await knex('up_users_extra_roles_lnk').insert({ user_id: second.id, role_id });
    expect([403, 404]).toContain((await approve(id, second.client)).status);
    expect(await status(id)).toBe('waiting_approval');
  });
});

describe('rules', () => {
  test('are of secondary users of the own company, with a limit, approved by its own people, one for each', async () => {
    const stranger = await someone('secondary_user', otherCompanyId);
    expectRefused(await rule({ person_id: stranger.id }), { person_id: 'Elige un usuario secundario de tu empresa' });
    expectRefused(await rule({ person_id: second.id }), { person_id: 'Elige un usuario secundario de tu empresa' });
    expectRefused(await rule({ approver_id: buyer.id }), {
      approver_id: 'Elige a una persona de tu empresa que no sea usuario secundario',
    });
    expectRefused(await rule({ order_limit: null }), { order_limit: 'Escribe un límite por pedido o por mes' });
    expect((await rule({ order_limit: '0.00' })).status).toBe(422);
    expect((await rule({ order_limit: '-5' })).status).toBe(422);
    expect(await rows('spending_rules', { company_id: companyId, person_id: buyer.id })).toBe(0);
    expect((await rule()).status).toBe(201);
    expect((await rule()).status).toBe(422);
    expect(await rows('spending_rules', { person_id: buyer.id })).toBe(1);
  });

  test('another company, a secondary user and the house neither change nor see what is not theirs', async () => {
    const { id } = (await rule()).body.data;
    const foreign = await someone('distributor', otherCompanyId);
    expect((await foreign.client.get(`/api/spending-rules/${id}`)).status).toBe(404);
    expect((await foreign.client.put(`/api/spending-rules/${id}`, { order_limit: '1.00' })).status).toBe(404);
    expect((await foreign.client.delete(`/api/spending-rules/${id}`)).status).toBe(404);
    expect((await buyer.client.put(`/api/spending-rules/${id}`, { order_limit: '99999.00' })).status).toBe(403);
    expect((await buyer.client.get(`/api/spending-rules/${id}`)).status).toBe(200);
    expect((await people.secondary!.get(`/api/spending-rules/${id}`)).status).toBe(404);
    expect((await support.put(`/sales/spending-rules/${id}`, { order_limit: '99999.00' })).status).toBe(403);
    expect(Number((await knex('spending_rules').where({ id }).first('order_limit')).order_limit)).toBe(100);
    expect((await second.client.put(`/api/spending-rules/${id}`, { order_limit: '5000.00' })).status).toBe(200);
    expect((await owner.client.delete(`/api/spending-rules/${id}`)).status).toBe(200);
    expect(await status((await place()).id)).toBe('pending_payment');
  });
});
