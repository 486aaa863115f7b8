import { beforeAll, expect, test } from 'vitest';
import { begin, issue, knex, paidOrder, settle, show, support } from './invoicing-kit';

beforeAll(() => begin('USD', { CFDI_ISSUE_ON: 'paid' }));

interface Row {
  readonly id: number;
  readonly state: string;
  readonly failure: string | null;
}

const invoicesOf = (orderId: number): Promise<Row[]> =>
  knex('invoices').where({ sale_order_id: orderId }).orderBy('id').select('id', 'state', 'failure');

test('an order is invoiced by itself as soon as it is paid, once; one that waits is not, nor one that is canceled', async () => {
  const [waiting, canceled] = [await paidOrder({ isPaid: false }), await paidOrder({ isPaid: false })];
  const cancel = { status: 'canceled', reason: 'Ya no lo quiere' };
  expect((await support.put(`/sales/sale-orders/${canceled}/status`, cancel)).status).toBe(200);
  const paid = await paidOrder();
  await settle();
  expect(await invoicesOf(waiting)).toEqual([]);
  expect(await invoicesOf(canceled)).toEqual([]);
  const [invoice, ...more] = await invoicesOf(paid);
  expect([invoice, more]).toEqual([expect.objectContaining({ state: 'stamped', failure: null }), []]);

  expect((await issue(paid)).body.data.id).toBe(invoice?.id);
  expect(await invoicesOf(paid)).toHaveLength(1);

  expect((await support.put(`/sales/sale-orders/${waiting}/status`, { status: 'paid' })).status).toBe(200);
  await settle();
  expect(await invoicesOf(waiting)).toEqual([expect.objectContaining({ state: 'stamped' })]);
});

test('what cannot be invoiced by itself is left once among the rejected ones, with its reasons; discarded and put right, staff issue it', async () => {
  const orderId = await paidOrder({ fields: { sat_key: null } });
  await settle();
  const [left, ...more] = await invoicesOf(orderId);
  expect([left?.state, more]).toEqual(['failed', []]);
  expect(left?.failure).toMatch(/^El producto .+ no tiene una clave del SAT vigente$/);

  expect((await support.delete(`/billing/invoices/${left?.id}`)).status).toBe(200);
  const sold = knex('sale_order_details').where({ sale_order_id: orderId }).select('product_id');
  await knex('products').whereIn('id', sold).update({ sat_key: '46171610' });
  const { body } = await issue(orderId);
  await settle();
  expect(await show(body.data.id)).toMatchObject({ state: 'stamped', sale_order_id: orderId });
});
