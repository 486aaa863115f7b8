import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartReadyToPlace } from '@mayorista/cart/testing';
import { roundToCents } from '@mayorista/kernel/shared';
import type * as Kernel from '@mayorista/kernel';
import { invoicingSettings } from './certificate-files';
import { app, begin, branchId, buyer, invoiceable, issue, knex, show, support, type Invoice } from './invoicing-kit';
import { faultsOf } from './matrix';
import { startPac, type PacServer } from './pac-server';

interface Note {
  readonly id: number;
  readonly total: string;
}
type Answer = { data: Note; errors?: Record<string, string[]> };

let pac: PacServer;

// A provider that refuses what the tax authority's schemas and matrix refuse.
beforeAll(async () => {
  pac = await startPac();
  pac.judge = async (xml) => (await faultsOf(xml)).find(({ code }) => !/^CFDI401(39|45)$/.test(code)) ?? null;
  await begin('MXN', invoicingSettings(pac));
});
afterAll(() => pac?.close());

const inCents = (amount: string | number): number => Math.round(Number(amount) * 100);

/** A stamped invoice of one product at this price before taxes, in so many pieces. */
async function invoiceOf(price: string, quantity: number): Promise<Invoice> {
  const productId = await invoiceable(price, quantity + 5);
  await cartReadyToPlace(buyer, { productId, quantity }, branchId);
  const { body } = await buyer.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  const orderId = body.data.sale_order.id;
  // Whatever the buyer's level and the day's rate make of a price, this one divides no cents.
  const detail = await knex('sale_order_details').where({ sale_order_id: orderId }).first('id');
  const subtotal = inCents(price) * quantity;
  const order = await knex('sale_orders').where({ id: orderId }).first('iva_rate');
  const iva = Math.round((subtotal * Math.round(Number(order.iva_rate) * 100)) / 100);
  const text = (cents: number): string => (cents / 100).toFixed(2);
  await knex('sale_order_details')
    .where({ id: detail.id })
    .update({ unit_price: price, subtotal: text(subtotal) });
  await knex('sale_orders')
    .where({ id: orderId })
    .update({ subtotal: text(subtotal), iva: text(iva), total: text(subtotal + iva) });
  expect((await support.put(`/sales/sale-orders/${orderId}/status`, { status: 'paid' })).status).toBe(200);
  const issued = await issue(orderId);
  expect(issued.status).toBe(201);
  await app.settle();
  const invoice = await show(issued.body.data.id);
  expect([invoice.state, invoice.failure]).toEqual(['stamped', null]);
  expect(invoice.total).toBe(text(subtotal + iva));
  return invoice;
}
const note = (invoice: Invoice, key: string, more: object) =>
  support.post<Answer>('/billing/invoice-credit-notes', {
    ...{ invoice_id: invoice.id, key: `${key}-${invoice.id}`, reason: 'Devolución', ...more },
  });
const pieces = ({ lines }: Invoice, quantity: number) => ({ lines: [{ line_id: lines[0]?.id, quantity }] });
/** Stamps what was written, and returns what the documents in force that refer to an invoice come to. */
async function credited(invoice: Invoice): Promise<string> {
  await app.settle();
  const notes = (await knex('invoices').where({ original_id: invoice.id, type: 'E' })) as {
    id: number;
    state: string;
    failure: string | null;
    total: string | number;
  }[];
  for (const { id, state, failure } of notes) {
    expect([state, failure]).toEqual(['stamped', null]);
    expect(await faultsOf(String((await support.get<string>(`/billing/invoices/${id}?fileType=xml`)).body))).toEqual(
      [],
    );
  }
  return (notes.reduce((sum, { total }) => sum + inCents(total), 0) / 100).toFixed(2);
}

describe('credit notes', () => {
  test.each([
    ['10.04', 10],
    ['10.02', 10],
  ])('of %s, one by one of %i pieces, come to the invoice, and nothing above it', async (price, quantity) => {
    const invoice = await invoiceOf(price, quantity);
    for (let piece = 0; piece < quantity; piece += 1) {
      const told = await note(invoice, `p${piece}`, pieces(invoice, 1));
      expect([piece, told.status, told.body.errors]).toEqual([piece, 201, undefined]);
    }
    expect(await credited(invoice)).toBe(invoice.total);
    const before = await knex('invoices').count({ n: '*' }).first();
    expect((await note(invoice, 'more', pieces(invoice, 1))).status).toBe(422);
    expect((await note(invoice, 'cent', { amount: '0.01' })).status).toBe(422);
    expect(await knex('invoices').count({ n: '*' }).first()).toEqual(before);
  });

  test('of an amount with its taxes are of that amount, to the cent', async () => {
    const invoice = await invoiceOf('333.33', 10);
    for (const amount of ['100.01', '0.01', '0.03', '99.99', '1234.57'])
      expect((await note(invoice, `a${amount}`, { amount })).body.data).toMatchObject({ total: amount });
    expect(await credited(invoice)).toBe('1434.61');
  });

  test('of pieces after an amount take what is left, and are asked for again alike', async () => {
    const invoice = await invoiceOf('10.04', 3);
    expect((await note(invoice, 'off', { amount: '5.01' })).status).toBe(201);
    const [first] = [await note(invoice, 'two', pieces(invoice, 2))];
    expect(first?.status).toBe(201);
    expect((await note(invoice, 'last', pieces(invoice, 1))).status).toBe(201);
    const again = await note(invoice, 'two', pieces(invoice, 2));
    expect(again.body.data.id).toBe(first?.body.data.id);
    expect(await credited(invoice)).toBe(invoice.total);
  });
});

test('pieces of a product in several lines are found over all of them, at the price of their grade alone', async () => {
  // The kernel that the server itself runs on, not the copy that tests import: services are registered there.
  const { inTransaction, service } = createRequire(import.meta.url)('@mayorista/kernel') as typeof Kernel;
  const productId = await invoiceable('20.00', 9);
  await cartReadyToPlace(buyer, { productId, quantity: 3 }, branchId);
  const { body } = await buyer.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  const orderId = body.data.sale_order.id;
  const line = await knex('sale_order_details').where({ sale_order_id: orderId }).first();
  const beside = (grade: string, quantity: number, price: string, at: number) => ({
    ...{ ...line, id: undefined, document_id: `${orderId}-${at}`, grade, quantity, unit_price: price },
    subtotal: roundToCents(Number(price) * quantity),
  });
  await knex('sale_order_details').insert([beside('Stock', 2, String(line.unit_price), 1), beside('B', 4, '5.00', 2)]);
  await support.put(`/sales/sale-orders/${orderId}/status`, { status: 'paid' });
  const invoice = (await issue(orderId)).body.data;
  await app.settle();
  const ids = (await show(invoice.id)).lines.map(({ id }) => id);
  const find = (grade: 'Stock' | 'B', quantity: number) =>
    inTransaction(app.strapi, (tx) =>
      service(app.strapi, 'billing.invoices').findReturnable(tx, {
        ...{ orderId, productId, grade, quantity, field: 'resolution' },
      }),
    );
  expect(await find('Stock', 5)).toEqual([
    {
      invoiceId: invoice.id,
      lines: [
        { lineId: ids[0], quantity: 3 },
        { lineId: ids[1], quantity: 2 },
      ],
    },
  ]);
  expect(await find('B', 2)).toEqual([{ invoiceId: invoice.id, lines: [{ lineId: ids[2], quantity: 2 }] }]);
  await expect(find('Stock', 6)).rejects.toMatchObject({ refusals: [{ code: 'not_on_invoice' }] });
});
