import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRefused } from '@mayorista/kernel/testing';
import { invoicingSettings } from './certificate-files';
import {
  begin,
  countOf,
  issue,
  knex,
  paidOrder,
  show,
  stamped,
  stampedOnCredit,
  support,
  type One,
  type Refused,
} from './invoicing-kit';
import { startPac, type PacServer } from './pac-server';

let pac: PacServer;
const written = async () => [await countOf('invoices'), await countOf('invoice_payments')];

beforeAll(async () => {
  pac = await startPac();
  await begin('USD', invoicingSettings(pac));
});
afterAll(() => pac?.close());

test('an order that was invoiced to its company is not invoiced to the public by asking again', async () => {
  const orderId = await paidOrder();
  const { body } = await issue(orderId);
  const before = await written();
  expectRefused(await issue(orderId, { receiver: 'public' }), {
    receiver: 'El pedido ya se facturó a otro receptor: cancela esa factura o sustitúyela',
  });
  expect(await written()).toEqual(before);
  expect((await issue(orderId, { receiver: 'company' })).body.data.id).toBe(body.data.id);
  const toPublic = await paidOrder();
  const first = await issue(toPublic, { receiver: 'public' });
  expect(first.status).toBe(201);
  expectRefused(await issue(toPublic), { receiver: /otro receptor/ });
});

test('the key of a credit note stands for that note alone', async () => {
  const [invoice, other] = [await stamped(), await stamped()];
  const note = { invoice_id: invoice.id, key: `n${invoice.id}`, amount: '1.16', reason: 'Ajuste' };
  const send = (more: object) => support.post<One & Refused>('/billing/invoice-credit-notes', { ...note, ...more });
  const first = await send({});
  expect(first.status).toBe(201);
  const before = await written();
  const lineId = ((await knex('invoice_lines').where({ invoice_id: invoice.id }).first('id')) as { id: number }).id;
  for (const more of [
    { amount: '2.32' },
    { reason: 'Otro motivo' },
    { invoice_id: other.id },
    { amount: undefined, lines: [{ line_id: lineId, quantity: 1 }] },
  ])
    expectRefused(await send(more), { key: 'Esta clave ya es de otro comprobante con otros datos' });
  expect(await written()).toEqual(before);
  expect((await send({})).body.data.id).toBe(first.body.data.id);
  const back = { amount: undefined, key: `d${other.id}`, invoice_id: other.id, reason: 'Devolución' };
  const otherLine = ((await knex('invoice_lines').where({ invoice_id: other.id }).first('id')) as { id: number }).id;
  const returned = await send({ ...back, lines: [{ line_id: otherLine, quantity: 1 }] });
  expect(returned.status, JSON.stringify(returned.body)).toBe(201);
  expect((await send({ ...back, lines: [{ line_id: otherLine, quantity: 1 }] })).body.data.id).toBe(
    returned.body.data.id,
  );
  expectRefused(await send({ ...back, lines: [{ line_id: otherLine, quantity: 2 }] }), { key: /otro comprobante/ });
});

test('the key of a payment stands for that payment alone, named or not', async () => {
  const [invoice, other] = [await stampedOnCredit(), await stampedOnCredit()];
  const payment = {
    ...{ key: `p${invoice.id}`, paid_at: '2026-11-24T18:00:00.000Z', payment_form: '03', currency: 'USD' },
    ...{ dollar_rate: '18.5', amount: '40.00', operation: 'SPEI 1' },
    documents: [{ invoice_id: invoice.id, paid: '40.00' }],
  };
  const send = (more: object) =>
    support.post<{ data: { id: number } }>('/billing/invoice-payments', { ...payment, ...more });
  const first = await send({});
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  const before = await written();
  for (const more of [
    { amount: '50.00', documents: [{ invoice_id: invoice.id, paid: '50.00' }] },
    { documents: [{ invoice_id: other.id, paid: '40.00' }] },
    { paid_at: '2026-11-25T18:00:00.000Z' },
    { payment_form: '02' },
    { dollar_rate: '19' },
    { currency: 'MXN' },
    { operation: 'SPEI 2' },
  ])
    expectRefused(await send(more), { key: /ya es de otro comprobante/ });
  expect((await send({ amount: '40', dollar_rate: '18.5000' })).body.data.id).toBe(first.body.data.id);
  expect(await written()).toEqual(before);
  const unnamed = { key: undefined, operation: 'SPEI 3', amount: '1.00' };
  const one = await send({ ...unnamed, documents: [{ invoice_id: invoice.id, paid: '1.00' }] });
  expect(one.status).toBe(201);
  expectRefused(await send({ ...unnamed, payment_form: '02', documents: [{ invoice_id: invoice.id, paid: '1.00' }] }), {
    key: /ya es de otro comprobante/,
  });
  expect((await show(invoice.id)).balance).toBe((Number(invoice.total) - 41).toFixed(2));
});
