import { ZIP_LIMIT } from '@mayorista/config';
import type * as Kernel from '@mayorista/kernel';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { codesOf, expectRefused } from '@mayorista/kernel/testing';
import '../../contract';
import { app, begin, knex, paidOrder, support } from './invoicing-kit';

interface Invoice {
  readonly id: number;
  readonly uuid: string;
  readonly sale_order_id: number;
  readonly total: string;
}

beforeAll(() => begin('USD'));

const count = async (table: string): Promise<number> => Number((await knex(table).count({ n: '*' }).first())?.n ?? 0);
const issue = (orderId: number, more: object = {}) =>
  support.post<{ data: { id: number } }>('/billing/invoices', { sale_order_id: orderId, ...more });
const cancel = (id: number, query: string) => support.delete(`/billing/invoices/${id}?${query}`);
const stateOf = async (id: number): Promise<string> => (await knex('invoices').where({ id }).first('state')).state;

async function stamped(wish: object = {}): Promise<Invoice> {
  const orderId = await paidOrder();
  if (Object.keys(wish).length > 0) await knex('sale_orders').where({ id: orderId }).update(wish);
  const { body } = await issue(orderId);
  await app.settle();
  const row = await knex('invoices').where({ id: body.data.id }).first();
  expect(row.state).toBe('stamped');
  return row as Invoice;
}

describe('a document takes the place of another', () => {
  const refusal = { substitutes: 'Solo se sustituye una factura timbrada del mismo pedido' };

  test('of the same order, stamped, an invoice: of another order, of a credit note and of one that waits it does not, and nothing is written', async () => {
    const [own, other] = [await stamped(), await stamped()];
    await support.post('/billing/invoice-credit-notes', {
      invoice_id: own.id,
      key: `s${own.id}`,
      amount: '1.16',
      reason: 'Ajuste',
    });
    await app.settle();
    const note = await knex('invoices').where({ original_id: own.id, type: 'E' }).first();
    const before = await count('invoices');
    expectRefused(await issue(own.sale_order_id, { substitutes: other.id }), refusal);
    expectRefused(await issue(own.sale_order_id, { substitutes: note.id }), refusal);
    expectRefused(await issue(own.sale_order_id, { substitutes: 999_999 }), refusal);
    await knex('invoices').where({ id: own.id }).update({ state: 'failed' });
    expectRefused(await issue(own.sale_order_id, { substitutes: own.id }), refusal);
    expect(await count('invoices')).toBe(before);
  });
});

describe('a cancellation', () => {
  test('says a reason of the authority that fits: 01 names a stamped substitute of this very document, the others none, 04 is of global ones', async () => {
    const [own, other] = [await stamped(), await stamped()];
    const before = await count('invoice_cancellations');
    expectRefused(await cancel(own.id, 'reason=05'), { reason: /./ });
    expectRefused(await cancel(own.id, 'reason=01'), { substitute_uuid: 'Este campo es obligatorio' });
    expectRefused(await cancel(own.id, `reason=01&substitute_uuid=${other.uuid}`), {
      substitute_uuid: 'Debe ser el folio fiscal de una factura timbrada que sustituye a esta',
    });
    expectRefused(await cancel(own.id, `reason=02&substitute_uuid=${other.uuid}`), {
      substitute_uuid: 'Solo el motivo 01 lleva la factura que sustituye',
    });
    expectRefused(await cancel(own.id, 'reason=04'), { reason: 'El motivo 04 es solo para facturas globales' });
    expect([await stateOf(own.id), await count('invoice_cancellations')]).toEqual(['stamped', before]);
  });

  test('waits until the payments that refer to the document are cancelled', async () => {
    const invoice = await stamped({ payment_method: 'credit' });
    const paid = await support.post('/billing/invoice-payments', {
      ...{ paid_at: '2026-11-24T18:00:00.000Z', payment_form: '03', currency: 'USD', dollar_rate: '18.5' },
      ...{ amount: '10.00', key: `p${invoice.id}`, documents: [{ invoice_id: invoice.id, paid: '10.00' }] },
    });
    expect(paid.status).toBe(201);
    await app.settle();
    expectRefused(await cancel(invoice.id, 'reason=02'), { _general: 'Cancela primero sus complementos de pago' });
    expect(await stateOf(invoice.id)).toBe('stamped');
  });
});

test('a credit note is of an invoice in force and of its own lines; nothing is written otherwise', async () => {
  const [own, other] = [await stamped(), await stamped()];
  const { id: line } = await knex('invoice_lines').where({ invoice_id: other.id }).first('id');
  const note = (more: object) =>
    support.post('/billing/invoice-credit-notes', { key: `r${own.id}`, reason: 'Devolución', ...more });
  const before = await count('invoices');
  expectRefused(await note({ invoice_id: own.id, lines: [{ line_id: line, quantity: 1 }] }), {
    'lines.0.line_id': /./,
  });
  await cancel(own.id, 'reason=02');
  expectRefused(await note({ invoice_id: own.id, amount: '1.00' }), {
    invoice_id: 'Solo se acredita una factura timbrada y vigente',
  });
  expect(await count('invoices')).toBe(before);
});

test('more pieces than an order was invoiced are not found to be returned', async () => {
  // The kernel that the server itself runs on, not the copy that tests import: services are registered there.
  const { inTransaction, service } = createRequire(import.meta.url)('@mayorista/kernel') as typeof Kernel;
  const { id, sale_order_id: orderId } = await stamped();
  const line = await knex('invoice_lines').where({ invoice_id: id }).first('product_id', 'quantity');
  const find = (quantity: number) =>
    inTransaction(app.strapi, (tx) =>
      service(app.strapi, 'billing.invoices').findReturnable(tx, {
        ...{ orderId, productId: line.product_id as number, grade: 'Stock' as const, quantity, field: 'resolution' },
      }),
    );
  expect(await find(Number(line.quantity))).toMatchObject([{ invoiceId: id }]);
  await expect(find(Number(line.quantity) + 1)).rejects.toMatchObject({
    refusals: [{ code: 'not_on_invoice', field: 'resolution' }],
  });
});

test('a payment is of the invoices of one company, with what a dollar costs; nothing is written otherwise', async () => {
  const invoice = await stamped({ payment_method: 'credit' });
  const foreign = await stamped({ payment_method: 'credit' });
  const { id: otherId } = await knex('companies').where({ status: 1 }).orderBy('id', 'desc').first('id');
  await knex('invoices').where({ id: foreign.id }).update({ company_id: otherId });
  const before = [await count('invoice_payments'), await count('invoices')];
  const pay = (documents: object[], more: object) =>
    support.post('/billing/invoice-payments', {
      ...{ paid_at: '2026-11-24T18:00:00.000Z', payment_form: '03', currency: 'USD', documents, ...more },
    });
  const both = [invoice.id, foreign.id].map((id) => ({ invoice_id: id, paid: '5.00' }));
  expectRefused(await pay(both, { amount: '10.00' }), {
    documents: 'El pago es de facturas de varias empresas',
    dollar_rate: 'Falta el tipo de cambio',
  });
  expectRefused(await pay(both.slice(0, 1), { amount: '9.00', dollar_rate: '18.5' }), { amount: /5.00 USD/ });
  expect([await count('invoice_payments'), await count('invoices')]).toEqual(before);
});

test('an order that is canceled is not invoiced, nor one of a product without a key of the authority, nor a document told before it is stamped; nothing is written', async () => {
  const orderId = await paidOrder();
  const canceled = { status: 'canceled', reason: 'Se arrepintió' };
  expect((await support.put(`/sales/sale-orders/${orderId}/status`, canceled)).status).toBe(200);
  const keyless = await paidOrder({ fields: { sat_key: null } });
  const before = await count('invoices');
  const refused = await issue(keyless);
  expect([refused.status, codesOf(refused)]).toEqual([422, ['sat_key_missing']]);
  expectRefused(await issue(orderId), { sale_order_id: 'El pedido está cancelado' });
  expect(await count('invoices')).toBe(before);
  const { id } = await stamped();
  await knex('invoices').where({ id }).update({ pdf_id: null, xml_id: null });
  for (const type of ['pdf', 'xml', 'zip'])
    expectRefused(await support.get(`/billing/invoices/${id}?fileType=${type}`), {
      _general: 'El comprobante todavía no está timbrado',
    });
});

test('as many documents as a zip holds are sent at once', async () => {
  const ids = (length: number) => Array.from({ length }, (_, at) => at + 1).join(',');
  const stored = async () => [await knex('invoices').orderBy('id'), await count('private_files'), await count('jobs')];
  const before = await stored();
  const refused = await support.get(`/billing/invoice-downloads?ids=${ids(ZIP_LIMIT + 1)}`);
  expectRefused(refused, {
    ids: `Son ${ZIP_LIMIT + 1} comprobantes: un archivo lleva ${ZIP_LIMIT} como máximo, filtra la lista`,
  });
  expect(codesOf(refused)).toEqual(['too_many_documents']);
  expect(await stored()).toEqual(before);
  // As many as it holds are looked for, and one of them is not there.
  expect((await support.get(`/billing/invoice-downloads?ids=${ids(ZIP_LIMIT)}`)).status).toBe(404);
});
