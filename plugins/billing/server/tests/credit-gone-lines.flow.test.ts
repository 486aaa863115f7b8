import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import { invoicingSettings } from './certificate-files';
import { app, begin, branchId, buyer, invoiceable, knex, support } from './invoicing-kit';
import { startPac, type PacServer } from './pac-server';

interface Document {
  readonly id: number;
  readonly type: string;
  readonly state: string;
  readonly total: string | number;
  readonly relation_type: string | null;
  readonly original_id: number | null;
  readonly failure: string | null;
}
interface Order {
  readonly id: number;
  readonly total: string;
  readonly status: string;
  readonly details: readonly { readonly id: number; readonly fulfilment: string; readonly product_id: number }[];
}

let pac: PacServer;

beforeAll(async () => {
  pac = await startPac();
  await begin('MXN', invoicingSettings(pac));
});
afterAll(() => pac?.close());

async function step(path: string, body: object): Promise<{ data: { sale_order: { id: number } } }> {
  const told = await buyer.post<{ data: { sale_order: { id: number } } }>(`/api/${path}`, body);
  expect([path, told.status, told.status === 200 ? '' : told.body]).toEqual([path, 200, '']);
  return told.body;
}
const show = async (id: number): Promise<Order> =>
  (await buyer.get<{ data: Order }>(`/api/sale-orders/${id}`)).body.data;

/** A paid order of three pieces that are there and five that wait; the line that waits. */
async function waiting({ isPaid = true } = {}): Promise<{ order: Order; lineId: number }> {
  await step('cart-details', { product_id: await invoiceable('10.00', 9), quantity: 3 });
  await step('cart-details', { product_id: await invoiceable('43.21', 0), quantity: 5 });
  await step('cart-stages', { cartStage: 'shipping_method' });
  await step('cart-deliveries', { type: 'branch_pickup', branch_id: branchId, supply: 'backorder' });
  await step('cart-stages', { cartStage: 'payment_method' });
  await step('cart-payments', { payments: [{ method: 'bank_transfer' }] });
  await step('cart-stages', { cartStage: 'confirmation' });
  const { data } = await step('cart-stages', { cartStage: 'ordered' });
  const { id } = data.sale_order;
  if (isPaid) await moveTo(id, 'paid');
  const order = await show(id);
  return { order, lineId: order.details.find(({ fulfilment }) => fulfilment === 'backorder')!.id };
}

const moveTo = async (id: number, status: string): Promise<void> =>
  void expect((await support.put(`/sales/sale-orders/${id}/status`, { status, reason: 'Se arrepintió' })).status).toBe(
    200,
  );
async function invoice(orderId: number): Promise<number> {
  const told = await support.post<{ data: { id: number } }>('/billing/invoices', { sale_order_id: orderId });
  expect(told.status).toBe(201);
  await app.settle();
  return told.body.data.id;
}
const change = async (lineId: number, body: object = { action: 'cancel' }): Promise<void> => {
  expect((await buyer.put(`/api/sale-order-backorders/${lineId}`, body)).status).toBe(200);
  await app.settle();
};
const documents = (orderId: number): Promise<Document[]> =>
  knex('invoices').where({ sale_order_id: orderId }).orderBy('id') as unknown as Promise<Document[]>;
const brief = async (orderId: number) =>
  (await documents(orderId)).map(({ type, state, relation_type: relation }) => [type, state, relation]);
/** Sums the documents in force: invoices less credit notes. */
const net = async (orderId: number): Promise<string> =>
  roundToCents(
    (await documents(orderId))
      .filter(({ state }) => state === 'stamped')
      .reduce((sum, { type, total }) => (type === 'E' ? sum.minus(total) : sum.plus(total)), decimal(0)),
  );

describe('a waiting line of an invoiced order', () => {
  test('that is canceled is credited, once: documents and order come to the same', async () => {
    const { order, lineId } = await waiting();
    const original = await invoice(order.id);
    expect(await net(order.id)).toBe(order.total);
    await change(lineId);
    expect(await brief(order.id)).toEqual([
      ['I', 'stamped', null],
      ['E', 'stamped', '03'],
    ]);
    const [, note] = await documents(order.id);
    expect(note?.original_id).toBe(original);
    expect(await knex('invoice_lines').where({ invoice_id: note!.id }).select('quantity')).toEqual([{ quantity: 5 }]);
    expect(await net(order.id)).toBe((await show(order.id)).total);
    const jobs = knex('jobs').where({ name: 'billing.credit-gone-lines' });
    await jobs.update({ state: 'queued', run_at: new Date(0), finished_at: null });
    await app.settle();
    expect(await documents(order.id)).toHaveLength(2);
  });

  test('that is exchanged is credited, and what comes in its place is invoiced beside', async () => {
    const { order, lineId } = await waiting();
    await invoice(order.id);
    await change(lineId, { action: 'replace', product_id: await invoiceable('20.00', 9) });
    expect(await brief(order.id)).toEqual([
      ['I', 'stamped', null],
      ['E', 'stamped', '03'],
      ['I', 'stamped', null],
    ]);
    expect(await net(order.id)).toBe((await show(order.id)).total);
  });

  test.each(['1.01', '2.03', '3.07', '7.77'])(
    'exchanged for pieces of a list price of %s, documents and order still come to the same, to the cent',
    async (listPrice) => {
      const { order, lineId } = await waiting();
      await invoice(order.id);
      await change(lineId, { action: 'replace', product_id: await invoiceable(listPrice, 9) });
      expect((await brief(order.id)).map(([type, state]) => `${type} ${state}`)).toEqual([
        'I stamped',
        'E stamped',
        'I stamped',
      ]);
      expect(await net(order.id)).toBe((await show(order.id)).total);
    },
  );

  test('that was canceled before is not invoiced, and nothing is credited', async () => {
    const { order, lineId } = await waiting();
    await change(lineId);
    await invoice(order.id);
    expect(await brief(order.id)).toEqual([['I', 'stamped', null]]);
    expect(await net(order.id)).toBe((await show(order.id)).total);
  });

  test('that is canceled while the invoice is being stamped is credited once it is', async () => {
    const { order, lineId } = await waiting();
    pac.faults.push('away');
    await invoice(order.id);
    await change(lineId);
    expect((await brief(order.id)).map(([type]) => type)).toEqual(['I']);
    await knex('jobs')
      .where({ state: 'queued', name: 'billing.stamp-invoice' })
      .update({ run_at: new Date(0) });
    await app.settle();
    expect(await brief(order.id)).toEqual([
      ['I', 'stamped', null],
      ['E', 'stamped', '03'],
    ]);
    expect(await net(order.id)).toBe((await show(order.id)).total);
  });

  test('whose note is refused is left for staff with the reason', async () => {
    const { order, lineId } = await waiting();
    const original = await invoice(order.id);
    const amount = { invoice_id: original, amount: order.total, reason: 'Bonificación', key: `bono-${order.id}` };
    expect((await support.post('/billing/invoice-credit-notes', amount)).status).toBe(201);
    await app.settle();
    await change(lineId);
    const note = (await documents(order.id)).at(-1);
    expect(note).toMatchObject({ type: 'E', state: 'failed', failure: expect.stringMatching(/supera lo que queda/) });
  });
});

test('a canceled order is credited whole, what was credited before left out; one that was never stamped is discarded', async () => {
  const { order, lineId } = await waiting();
  await invoice(order.id);
  await change(lineId);
  await moveTo(order.id, 'canceled');
  await app.settle();
  expect((await brief(order.id)).map(([type, state]) => `${type} ${state}`)).toEqual([
    'I stamped',
    'E stamped',
    'E stamped',
  ]);
  expect(await net(order.id)).toBe('0.00');

  const { order: other } = await waiting();
  pac.faults.push({ code: 'CFDI40145', text: 'El campo Nombre del receptor no corresponde.' });
  await invoice(other.id);
  await moveTo(other.id, 'canceled');
  await app.settle();
  expect(await brief(other.id)).toEqual([['I', 'cancelled', null]]);
});
