import { beforeAll, describe, expect, test } from 'vitest';
import { app, begin, knex, type One, paidOrder, type Refused, stamped, support } from './invoicing-kit';

interface Invoice {
  readonly id: number;
  readonly state: string;
  readonly total: string;
  readonly balance: string | null;
  readonly lines: readonly object[];
}
interface Order {
  readonly id: number;
  readonly total: string;
}

beforeAll(() => begin('USD'));

const paid = async (): Promise<Order> =>
  (await support.get<{ data: Order }>(`/sales/sale-orders/${await paidOrder()}`)).body.data;

/** Half of it transferred and received, half on credit. Gives the half that was transferred. */
async function halfOnCredit({ id, total }: Order): Promise<string> {
  const half = (Math.floor(Number(total) * 50) / 100).toFixed(2);
  const [part] = await knex('sale_order_payments').where({ sale_order_id: id });
  await knex('sale_order_payments').where({ id: part.id }).update({ amount: half });
  const credit = { method: 'credit', amount: (Number(total) - Number(half)).toFixed(2), number: 2 };
  await knex('sale_order_payments').insert({ ...part, id: undefined, document_id: `half-${id}`, ...credit });
  await knex('sale_orders').where({ id }).update({ payment_method: 'mixed' });
  return half;
}

async function issued({ id }: Order): Promise<Invoice> {
  const { body } = await support.post<{ data: Invoice }>('/billing/invoices', { sale_order_id: id });
  await app.settle();
  return (await support.get<{ data: Invoice }>(`/billing/invoices/${body.data.id}`)).body.data;
}

const complementsOf = async ({ id }: Order): Promise<[string, number][]> =>
  (await knex('invoices').where({ sale_order_id: id, type: 'P' })).map(
    (each: { state: string; total: string | number }): [string, number] => [each.state, Number(each.total)],
  );

test('an order that is paid in part and in part on credit is invoiced as paid in parts; what was received before has its complement, once', async () => {
  const order = await paid();
  const half = await halfOnCredit(order);
  const invoice = await issued(order);
  expect(invoice).toMatchObject({ state: 'stamped', balance: (Number(order.total) - Number(half)).toFixed(2) });
  const xml = (await support.get<string>(`/billing/invoices/${invoice.id}?fileType=xml`)).body;
  expect(xml).toContain('MetodoPago="PPD"');
  expect(xml).toContain('FormaPago="99"');
  expect(await complementsOf(order)).toEqual([['stamped', Number(half)]]);
  // The same event told again.
  await knex('jobs').where({ name: 'billing.complement-received' }).update({ state: 'queued' });
  await app.settle();
  expect(await complementsOf(order)).toHaveLength(1);
  // It stays in force while its payment does.
  const refused = await support.delete<{ errors: Record<string, string[]> }>(
    `/billing/invoices/${invoice.id}?reason=02`,
  );
  expect([refused.status, refused.body.errors._general?.[0]]).toEqual([422, expect.stringContaining('pago')]);
  expect((await knex('invoices').where({ id: invoice.id }).first('state')).state).toBe('stamped');
});

test('an order that is paid at once has no complement', async () => {
  const order = await paid();
  expect(await issued(order)).toMatchObject({ state: 'stamped' });
  expect(await complementsOf(order)).toEqual([]);
});

test.each(['canceled', 'replaced'])('a line that was %s while it waited is not charged', async (fulfilment) => {
  const order = await paid();
  const [line] = await knex('sale_order_details').where({ sale_order_id: order.id });
  const gone = { ...line, id: undefined, document_id: `${fulfilment}-${order.id}`, fulfilment };
  await knex('sale_order_details').insert(gone);
  const invoice = await issued(order);
  expect(invoice).toMatchObject({ state: 'stamped', total: order.total });
  expect(invoice.lines).toHaveLength(1);
});

describe('a credit note', () => {
  const note = (body: object) =>
    support.post<One & Refused>('/billing/invoice-credit-notes', { reason: 'Devolución', ...body });

  test('of pieces that came back relates to its invoice with 03, never more pieces than were sold', async () => {
    const invoice = await stamped();
    const [line] = invoice.lines;
    const first = await note({
      invoice_id: invoice.id,
      key: `n${invoice.id}`,
      lines: [{ line_id: line?.id, quantity: 2 }],
    });
    expect(first.status).toBe(201);
    await app.settle();
    const xml = (await support.get<string>(`/billing/invoices/${first.body.data.id}?fileType=xml`)).body;
    expect(xml).toContain('TipoDeComprobante="E"');
    expect(xml).toContain(`<cfdi:CfdiRelacionados TipoRelacion="03"><cfdi:CfdiRelacionado UUID="${invoice.uuid}"`);
    const more = await note({
      invoice_id: invoice.id,
      key: `m${invoice.id}`,
      lines: [{ line_id: line?.id, quantity: 2 }],
    });
    expect(more).toMatchObject({
      status: 422,
      body: { errors: { 'lines.0.quantity': ['Solo quedan 1 piezas por devolver'] } },
    });
  });

  test('of an amount relates with 01, never above what is left of the invoice', async () => {
    const invoice = await stamped();
    const first = await note({ invoice_id: invoice.id, key: `a${invoice.id}`, amount: '58.00' });
    expect(first.body.data).toMatchObject({ total: '58.00', type: 'E' });
    const above = await note({ invoice_id: invoice.id, key: `b${invoice.id}`, amount: invoice.total });
    expect(above.status).toBe(422);
    expect(Object.keys(above.body.errors)).toEqual(['amount']);
  });
});
