import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefused, type Client } from '@mayorista/kernel/testing';
import { begin, companyId, knex, people, placed, send, support } from './after-purchase-kit';

interface Column {
  readonly status: string;
  readonly count: number;
  readonly orders: readonly { readonly id: number; readonly placed_at: string }[];
}
type Board = { data: { columns: Column[]; in_review: number[] } };

beforeAll(begin);

const board = async (who: Client, query = '', below = '/api') =>
  (await who.get<Board>(`${below}/sale-order-boards?${query}`)).body.data;
const columnOf = ({ columns }: Board['data'], status: string) => columns.find((each) => each.status === status)!;
const ids = (told: Board['data'], status: string) => columnOf(told, status).orders.map(({ id }) => id);

describe('the board of orders', () => {
  test('has a column for each state in which there is something to do, the oldest first, counted, and marks receipts to review', async () => {
    const order = await placed();
    const mine = `company_id=${companyId}`;
    const before = await board(support, mine, '/sales');
    expect(before.in_review).not.toContain(order.id);
    for (const { status, count, orders } of before.columns) {
      const [{ n }] = (await knex('sale_orders').where({ company_id: companyId, status }).count({ n: '*' })) as [
        { n: number },
      ];
      expect([status, count]).toEqual([status, Number(n)]);
      const days = orders.map(({ placed_at }) => placed_at);
      expect(days).toEqual([...days].sort());
    }
    expect(before.columns.map(({ status }) => status)).toEqual([
      'waiting_approval',
      'pending_payment',
      'paid',
      'preparing',
      'ready',
      'partially_shipped',
      'shipped',
    ]);
    await send(order.buyer, order);
    expect((await board(support, mine, '/sales')).in_review).toContain(order.id);
    expect((await support.put(`/sales/sale-orders/${order.id}/status`, { status: 'paid' })).status).toBe(200);
    const after = await board(support, mine, '/sales');
    expect(columnOf(after, 'paid').count).toBe(columnOf(before, 'paid').count + 1);
    expect(columnOf(after, 'pending_payment').count).toBe(columnOf(before, 'pending_payment').count - 1);
    expect(ids(after, 'pending_payment')).not.toContain(order.id);
  });

  test('holds what its reader reaches, and is nothing to a visitor', async () => {
    const order = await placed();
    await knex('sale_orders')
      .where({ id: order.id })
      .update({ placed_at: new Date('2020-01-02T00:00:00Z') });
    const sees = async (who: Client) => {
      const told = await board(who);
      return told !== null && ids(told, 'pending_payment').includes(order.id);
    };
    const told = await Promise.all(
      ['colleague', 'salesman', 'employee', 'secondary', 'foreign', 'otherSalesman'].map((name) => sees(people[name]!)),
    );
    expect(told).toEqual([true, true, false, false, false, false]);
    expect((await people.visitor!.get('/api/sale-order-boards')).status).toBe(401);
    expectRefused(await support.get('/sales/sale-order-boards?placed_from=ayer'), { placed_from: /./ });
  });
});
