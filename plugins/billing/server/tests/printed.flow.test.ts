import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { app, begin, buyer, branchId, invoiceable, issue, knex, show, support } from './invoicing-kit';
import { cartReadyToPlace } from '@mayorista/cart/testing';

beforeAll(() => begin('MXN'));

test('a printed invoice has thousands, the order, the buyer’s own number, the model beside the SKU and where the seller is', async () => {
  const productId = await invoiceable('950.00', 2_000, { model: 'MODELO-9' });
  await cartReadyToPlace(buyer, { productId, quantity: 1_200 }, branchId);
  const { body: placed } = await buyer.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  const { id: orderId } = placed.data.sale_order;
  await knex('sale_orders').where({ id: orderId }).update({ purchase_order_number: 'OC-7781' });
  expect((await support.put(`/sales/sale-orders/${orderId}/status`, { status: 'paid' })).status).toBe(200);
  const { body } = await issue(orderId);
  await app.settle();
  const invoice = await show(body.data.id);
  expect([invoice.state, invoice.failure]).toEqual(['stamped', null]);
  const answer = await fetch(`${app.url}/billing/invoices/${invoice.id}?fileType=pdf`, {
    headers: { Authorization: `Bearer ${support.token}` },
  });
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  const order = await knex('sale_orders').where({ id: orderId }).first();
  const branch = await knex('branches').where({ id: branchId }).first();
  const { sku } = await knex('invoice_lines').where({ invoice_id: invoice.id }).first('sku');
  const printed = text.replace(/\s+/g, ' ');
  for (const part of [order.folio, 'OC-7781', `C.P. ${branch.zip_code}`, '1,200', 'MODELO-9', sku])
    expect(printed).toContain(part);
  expect(printed).toContain(Number(invoice.total).toLocaleString('es-MX', { minimumFractionDigits: 2 }));
});
