import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, codesOf, type Client, type TestApp } from '@mayorista/kernel/testing';
import { actFor, castOf, create, move, show, type Cast, type One, type Quotation } from './kit';

let app: TestApp;
let cast: Cast;
let productId: number;

beforeAll(async () => {
  app = await boot();
  cast = await castOf(app);
  ({ id: productId } = await givenProduct(app, { listPrice: '100.00', stock: { MTY: 500 } }));
});

const quoteAt = (who: Client, percent: string): Promise<Quotation> =>
  create(who, [{ product_id: productId, quantity: 2, discount_percent: percent, discount_reason: 'Proyecto' }], {
    company_id: cast.companyId,
    contact_email: cast.mails.distributor,
  });
const pickUp = () => ({ delivery_method: 'branch_pickup', branch_id: cast.branchId, payment_method: 'bank_transfer' });
const orders = async (id: number) =>
  cast.knex('sale_orders').where({ source_type: 'distributor-quotation', source_id: String(id) });

describe('whoever acts for a buyer', () => {
  test('takes up nothing that the house offers, within its limit either; the buyer does', async () => {
    const { id } = await quoteAt(cast.people.salesman!, '10');
    expect((await move(cast.people.salesman!, id, 'enviada')).status).toBe(200);
    const acting = await actFor(app, cast.people.salesman!, cast.mails.distributor!);
    expect((await move(acting, id, 'aceptada')).status).toBe(403);
    const seen = await show(acting, id);
    expect(seen.next_statuses.map(({ status }) => status)).not.toContain('aceptada');
    expect((await move(cast.people.distributor!, id, 'aceptada')).status).toBe(200);
    expect((await move(acting, id, 'convertida', pickUp())).status).toBe(403);
    expect(await orders(id)).toEqual([]);
    expect((await move(cast.people.distributor!, id, 'convertida', pickUp())).status).toBe(200);
  });

  test('nor what they sent in the buyer’s name; what the buyer sent they take up, as they order a cart', async () => {
    const acting = await actFor(app, cast.people.salesman!, cast.mails.distributor!);
    const own = await create(acting, [{ product_id: productId, quantity: 1 }]);
    expect((await move(acting, own.id, 'enviada')).status).toBe(200);
    expect((await move(acting, own.id, 'aceptada')).status).toBe(403);
    const buyers = await create(cast.people.distributor!, [{ product_id: productId, quantity: 1 }]);
    expect((await move(cast.people.distributor!, buyers.id, 'enviada')).status).toBe(200);
    expect((await move(acting, buyers.id, 'aceptada')).status).toBe(200);
  });

  test('changes no rule of what the company spends, and approves nothing that it spends', async () => {
    const acting = await actFor(app, cast.people.salesman!, cast.mails.distributor!);
    const { id: person_id } = await cast.knex('up_users').where({ email: cast.mails.secondary }).first('id');
    const rule = { person_id, order_limit: '100.00' };
    expect((await acting.post('/api/spending-rules', rule)).status).toBe(403);
    expect(await cast.knex('spending_rules').where({ person_id })).toEqual([]);
    const made = await cast.people.distributor!.post<One>('/api/spending-rules', rule);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id } = made.body.data;
    expect((await acting.put(`/api/spending-rules/${id}`, { order_limit: '999999.00' })).status).toBe(403);
    expect((await acting.delete(`/api/spending-rules/${id}`)).status).toBe(403);
    expect(Number((await cast.knex('spending_rules').where({ id }).first()).order_limit)).toBe(100);
    const bought = await create(cast.people.secondary!, [{ product_id: productId, quantity: 40 }]);
    for (const [status, more] of [['enviada'], ['aceptada'], ['convertida', pickUp()]] as const)
      expect((await move(cast.people.secondary!, bought.id, status, more)).status).toBe(200);
    const [order] = await orders(bought.id);
    expect(order.status).toBe('waiting_approval');
    const approve = (who: Client) => who.put(`/api/sale-order-approvals/${order.id}`, { decision: 'approve' });
    expect((await approve(acting)).status).toBe(403);
    expect((await orders(bought.id))[0].status).toBe('waiting_approval');
    const company = () => cast.knex('companies').where({ id: cast.companyId });
    await company().update({ status: 0 });
    await app.endShortMemories();
    try {
      expect(codesOf(await approve(cast.people.colleague!)), 'nor do a closed company’s own').toEqual([
        'company_inactive',
      ]);
      expect((await orders(bought.id))[0].status).toBe('waiting_approval');
    } finally {
      await company().update({ status: 1 });
      await app.endShortMemories();
    }
    expect((await approve(cast.people.colleague!)).status).toBe(200);
  });
});
