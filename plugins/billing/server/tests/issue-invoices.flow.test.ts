import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as Kernel from '@mayorista/kernel';
import { codesOf, expectRefused } from '@mayorista/kernel/testing';
import '../../contract';
import { originalChain } from '../src/cfdi/original-chain';
import { invoicingSettings } from './certificate-files';
import {
  type One,
  type Refused,
  app,
  knex,
  support,
  companyId,
  begin,
  paidOrder,
  issue,
  show,
  countOf,
  settle,
  stamped,
  stampedOnCredit,
} from './invoicing-kit';
import { startPac, type PacServer } from './pac-server';

/** The kernel that the booted server runs: the tests' own sources are another one. */
const platform = createRequire(__filename)('@mayorista/kernel') as typeof Kernel;

let pac: PacServer;

beforeAll(async () => {
  pac = await startPac();
  await begin('USD', invoicingSettings(pac));
});
afterAll(() => pac?.close());

describe('an invoice from an order [SF-INVOICE-001]', () => {
  test('is stamped once, totals what the order does, and its seal signs the chain of what the provider stamped', async () => {
    const orderId = await paidOrder();
    const order = (await support.get<{ data: { total: string } }>(`/sales/sale-orders/${orderId}`)).body.data;
    const { status, body } = await issue(orderId);
    expect([status, body.data.state]).toEqual([201, 'validated']);
    await app.settle();
    const invoice = await show(body.data.id);
    expect(invoice).toMatchObject({ state: 'stamped', total: order.total, sale_order_id: orderId, type: 'I' });
    expect(invoice.number).toMatch(/^F-\d+$/);
    const stamp = pac.stamps.find(({ uuid }) => uuid === invoice.uuid);
    const xml = (await support.get<string>(`/billing/invoices/${invoice.id}?fileType=xml`)).body;
    expect(xml).toBe(stamp?.xml);
    expect(originalChain(xml)).toContain(`|${order.total}|I|01|`);
  });

  test('asked for twice is one document', async () => {
    const orderId = await paidOrder();
    const [first, second] = await Promise.all([issue(orderId), issue(orderId)]);
    await app.settle();
    expect(first.body.data.id).toBe(second.body.data.id);
    expect(await knex('invoices').where({ sale_order_id: orderId }).select('id')).toHaveLength(1);
  });

  test('numbers follow each other without gaps', async () => {
    await stamped();
    await stamped();
    const folios = (
      (await knex('invoices').where({ series: 'F' }).orderBy('folio').select('folio')) as { folio: number }[]
    ).map(({ folio }) => folio);
    expect(folios).toEqual(folios.map((_folio, at) => at + 1));
  });

  test('is refused with every reason for an order that is not paid, and nothing is written', async () => {
    const orderId = await paidOrder({ isPaid: false });
    const before = await countOf('invoices');
    const refused = await issue(orderId);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { sale_order_id: ['El pedido no está pagado: se factura cuando se registra su pago'] } },
    });
    expect(await countOf('invoices')).toBe(before);
  });

  test('is refused while fiscal data or a key of the tax authority are missing, and issued once they are there', async () => {
    const withoutKey = await paidOrder({ fields: { sat_key: null } });
    const data = await knex('company_fiscal_datas').where({ company_id: companyId }).first();
    await knex('company_fiscal_datas').where({ id: data.id }).update({ rfc: 'STN091399QX1' });
    const refused = await issue(withoutKey);
    await knex('company_fiscal_datas').where({ id: data.id }).update({ rfc: data.rfc });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['lines.0.product_key', 'rfc']);
    expect(await knex('invoices').where({ sale_order_id: withoutKey })).toEqual([]);
  });

  test('of the public in general says the month it is of', async () => {
    const invoice = await stamped({ receiver: 'public' });
    const xml = (await support.get<string>(`/billing/invoices/${invoice.id}?fileType=xml`)).body;
    expect(xml).toContain('<cfdi:InformacionGlobal Periodicidad="01"');
    expect(xml).toContain('Rfc="XAXX010101000"');
  });
});

describe('the provider of stamps', () => {
  test('is away: the document waits with its folio, and is stamped when it is back', async () => {
    const { body } = await issue(await paidOrder());
    pac.faults.push('away');
    await app.settle();
    const waiting = await show(body.data.id);
    expect(waiting).toMatchObject({ state: 'stamping', uuid: null });
    await settle();
    expect(await show(body.data.id)).toMatchObject({ state: 'stamped', number: waiting.number });
  });

  test('stamps and its answer is lost: the same bytes are sent again and answered with the same stamp', async () => {
    const before = pac.stamps.length;
    pac.faults.push('lost');
    const { body } = await issue(await paidOrder());
    await app.settle();
    await settle();
    const invoice = await show(body.data.id);
    expect(invoice.state).toBe('stamped');
    expect(pac.stamps.length).toBe(before + 1);
    expect(pac.asked.filter((reference) => reference === pac.stamps.at(-1)?.reference)).toHaveLength(2);
    expect(pac.stamps.at(-1)?.uuid).toBe(invoice.uuid);
  });

  test('refuses: the document keeps the reason and its folio, and is issued again once it is right', async () => {
    pac.faults.push({ code: 'CFDI40145', text: 'El campo Nombre del receptor no corresponde.' });
    const { body } = await issue(await paidOrder());
    await app.settle();
    const failed = await show(body.data.id);
    expect(failed).toMatchObject({
      state: 'failed',
      failure: 'CFDI40145: El campo Nombre del receptor no corresponde.',
      uuid: null,
    });
    expect((await support.get<Refused>(`/billing/invoices/${failed.id}?fileType=pdf`)).status).toBe(422);
    expect((await support.put(`/billing/invoice-states/${failed.id}`, { state: 'validated' })).status).toBe(200);
    await app.settle();
    expect(await show(failed.id)).toMatchObject({ state: 'stamped', number: failed.number });
  });

  test('is sent a document sealed anew when the kept bytes are too old, under the same reference', async () => {
    pac.faults.push('away', { code: '401', text: 'El rango de la fecha de generación no debe ser mayor a 72 horas.' });
    const { body } = await issue(await paidOrder());
    await app.settle();
    const kept = async () =>
      (await knex('invoice_stamp_requests').where({ invoice_id: body.data.id }).first()) as {
        reference: string;
        sealed_at: string | number | Date;
      };
    const first = await kept();
    await settle();
    expect((await show(body.data.id)).state).toBe('stamped');
    const second = await kept();
    expect(second.reference).toBe(first.reference);
    expect(new Date(second.sealed_at).getTime()).toBeGreaterThan(new Date(first.sealed_at).getTime());
    expect(pac.asked.filter((reference) => reference === first.reference)).toHaveLength(3);
  });
});

describe('what is paid of an invoice on credit', () => {
  const pay = (documents: object[], amount: string, more: object = {}) =>
    support.post<{ data: { id: number; complement_id: number } } & Refused>('/billing/invoice-payments', {
      ...{ paid_at: '2026-11-24T18:00:00.000Z', payment_form: '03', currency: 'USD', dollar_rate: '18.5' },
      ...{ amount, documents, ...more },
    });

  test('in parts: each complement says what was owed, what was paid and what is left', async () => {
    const invoice = await stampedOnCredit();
    expect(invoice.balance).toBe(invoice.total);
    const first = await pay([{ invoice_id: invoice.id, paid: '40.00' }], '40.00', { key: 'a' });
    expect(first.status).toBe(201);
    const again = await pay([{ invoice_id: invoice.id, paid: '40.00' }], '40.00', { key: 'a' });
    expect(again.body.data.id).toBe(first.body.data.id);
    const rest = (Number(invoice.total) - 40).toFixed(2);
    // The rest in pesos, at another day's rate.
    const inPesos = (Number(rest) * 19).toFixed(2);
    const second = await pay([{ invoice_id: invoice.id, paid: rest }], inPesos, {
      key: 'b',
      currency: 'MXN',
      dollar_rate: '19',
    });
    expect(second.status).toBe(201);
    await app.settle();
    expect((await show(invoice.id)).balance).toBe('0.00');
    const complement = await show(second.body.data.complement_id);
    expect(complement).toMatchObject({ type: 'P', state: 'stamped' });
    const xml = (await support.get<string>(`/billing/invoices/${complement.id}?fileType=xml`)).body;
    expect(xml).toContain(`NumParcialidad="2" ImpSaldoAnt="${rest}" ImpPagado="${rest}" ImpSaldoInsoluto="0.00"`);
    expect(xml).toContain('MonedaDR="USD" EquivalenciaDR="0.0526315789"');
  });

  test('is refused above the balance, for what is not on credit, and when the sum is another one; nothing is written', async () => {
    const [credit, cash] = [await stampedOnCredit(), await stamped()];
    const before = [await countOf('invoice_payments'), await countOf('invoices')];
    const refused = await pay(
      [
        { invoice_id: credit.id, paid: '9999.00' },
        { invoice_id: cash.id, paid: '1.00' },
      ],
      '5.00',
    );
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['amount', 'documents.0.paid', 'documents.1.invoice_id']);
    expect([await countOf('invoice_payments'), await countOf('invoices')]).toEqual(before);
  });

  test('two payments at once do not pay more than is owed', async () => {
    const invoice = await stampedOnCredit();
    const answers = await Promise.all(
      ['x', 'y', 'z'].map((key) =>
        pay([{ invoice_id: invoice.id, paid: invoice.total }], invoice.total, { key: `${invoice.id}${key}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});

describe('a cancellation', () => {
  const cancel = (id: number, query: string) => support.delete<One & Refused>(`/billing/invoices/${id}?${query}`);
  const check = async (): Promise<void> => {
    await app.settle();
    await settle();
  };

  test('waits for its receiver; once accepted the order may be invoiced again', async () => {
    const invoice = await stamped();
    expect((await cancel(invoice.id, 'reason=03')).body.data.state).toBe('cancel_requested');
    await check();
    expect((await show(invoice.id)).state).toBe('cancel_requested');
    pac.acceptCancellations();
    // What the calendar does every quarter of an hour.
    await app.runDue('billing.watch-cancellations');
    await check();
    expect((await show(invoice.id)).state).toBe('cancelled');
    expect((await issue(invoice.sale_order_id ?? 0)).body.data.id).not.toBe(invoice.id);
  });

  test('refused by its receiver leaves the document in force, with the reason', async () => {
    const invoice = await stamped();
    pac.keepNext();
    await cancel(invoice.id, 'reason=02');
    await app.settle();
    pac.acceptCancellations();
    await settle();
    expect(await show(invoice.id)).toMatchObject({
      state: 'stamped',
      failure: 'Cancelación rechazada. Vigente · Solicitud rechazada · Cancelable con aceptación',
    });
  });

  test('with reason 01 names the document that takes its place, which relates to it with 04', async () => {
    const invoice = await stamped();
    expect((await cancel(invoice.id, 'reason=01')).body.errors).toEqual({
      substitute_uuid: ['Este campo es obligatorio'],
    });
    const { body } = await issue(invoice.sale_order_id ?? 0, { substitutes: invoice.id });
    await app.settle();
    const substitute = await show(body.data.id);
    const xml = (await support.get<string>(`/billing/invoices/${substitute.id}?fileType=xml`)).body;
    expect(xml).toContain(`TipoRelacion="04"><cfdi:CfdiRelacionado UUID="${invoice.uuid}"`);
    expect((await cancel(invoice.id, `reason=01&substitute_uuid=${substitute.uuid}`)).status).toBe(200);
    await app.settle();
    pac.acceptCancellations();
    await settle();
    expect((await show(invoice.id)).state).toBe('cancelled');
    const again = await issue(invoice.sale_order_id ?? 0);
    expect(again.body.data.id).toBe(substitute.id);
  });

  test('with reason 01 finds by itself the one stamped document that takes its place', async () => {
    const invoice = await stamped();
    const { body } = await issue(invoice.sale_order_id ?? 0, { substitutes: invoice.id });
    await app.settle();
    expect((await cancel(invoice.id, 'reason=01')).status).toBe(200);
    const asked = await app.strapi.db.connection('invoice_cancellations').where({ invoice_id: invoice.id }).first();
    expect(asked).toMatchObject({ reason: '01', substitute_uuid: (await show(body.data.id)).uuid });
  });

  test('is refused while payments or credit notes in force refer to the document', async () => {
    const invoice = await stamped();
    const note = { invoice_id: invoice.id, key: `c${invoice.id}`, amount: '1.16', reason: 'Ajuste' };
    const { id } = (await support.post<One>('/billing/invoice-credit-notes', note)).body.data;
    await app.settle();
    const { number } = await show(id);
    const stored = async () => [
      await knex('invoices').orderBy('id'),
      await knex('invoice_cancellations').where({ invoice_id: invoice.id }),
    ];
    const before = await stored();
    const refused = await cancel(invoice.id, 'reason=02');
    expectRefused(refused, { _general: new RegExp(`^Cancela primero sus notas de crédito: ${number}$`) });
    expect(codesOf(refused)).toEqual(['cancel_credit_notes_first']);
    await settle();
    expect(await stored()).toEqual(before);
  });
});

test('the service of other domains invoices in their transaction, and nothing is left when it is rolled back', async () => {
  const orderId = await paidOrder();
  const invoices = platform.service(app.strapi, 'billing.invoices');
  const before = pac.asked.length;
  await expect(
    platform.inTransaction(app.strapi, async (tx) => {
      await invoices.invoiceOrder(tx, orderId, { actor: platform.systemActor('Prueba') });
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await app.settle();
  expect(await invoices.findByOrder(knex, orderId)).toBeNull();
  expect(pac.asked.length).toBe(before);
});
