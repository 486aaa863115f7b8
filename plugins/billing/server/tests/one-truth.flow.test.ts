import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localTime } from '../src/cfdi/local-time';
import { invoicingSettings } from './certificate-files';
import {
  app,
  begin,
  buyer,
  countOf,
  invoiceable,
  issue,
  knex,
  paidOrder,
  type Refused,
  settle,
  show,
  support,
} from './invoicing-kit';
import { startPac, type PacServer } from './pac-server';

let pac: PacServer;
beforeAll(async () => {
  pac = await startPac();
  await begin('MXN', invoicingSettings(pac));
});
afterAll(() => pac?.close());

const xmlOf = async (id: number): Promise<string> => {
  const invoice = await show(id);
  expect([invoice.state, invoice.failure]).toEqual(['stamped', null]);
  return String((await support.get<string>(`/billing/invoices/${id}?fileType=xml`)).body);
};
const attribute = (xml: string, name: string): string =>
  new Map([...xml.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value] as const)).get(
    name,
  ) ?? '';

/** Buys a product to be sent to a postal code, and pays it. Returns the order's id. */
async function sentTo(zip: string, fields: object = {}): Promise<number> {
  const product_id = await invoiceable('33.37', 9, fields);
  const steps: [string, object][] = [
    ['cart-details', { product_id, quantity: 3 }],
    ['cart-stages', { cartStage: 'shipping_method' }],
    ['cart-deliveries', { type: 'home_delivery' }],
    ['cart-stages', { cartStage: 'delivery_address' }],
    [
      'cart-addresses',
      {
        ...{ street: 'Revolución', exterior_number: '1', colony: 'Centro', state: 'Baja California', zip_code: zip },
        ...{ telephone: '8181234567', receivers_name: 'Laura' },
      },
    ],
    ['cart-stages', { cartStage: 'payment_method' }],
    ['cart-payments', { method: 'bank_transfer' }],
    ['cart-stages', { cartStage: 'confirmation' }],
  ];
  for (const [path, body] of steps) {
    const told = await buyer.post(`/api/${path}`, body);
    expect([path, told.status, told.status === 200 ? null : told.body]).toEqual([path, 200, null]);
  }
  const { body } = await buyer.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  const { id } = body.data.sale_order;
  expect((await support.put(`/sales/sale-orders/${id}/status`, { status: 'paid' })).status).toBe(200);
  return id;
}

describe('an 8 % invoice', () => {
  test('is issued at the branch of the region, in its local time, and printed with its address', async () => {
    const { body } = await issue(await sentTo('87300'));
    await app.settle();
    const xml = await xmlOf(body.data.id);
    expect(xml).toContain('LugarExpedicion="22000"');
    expect(xml).toContain('TasaOCuota="0.080000"');
    const [, dated = ''] = / Fecha="([^"]+)"/.exec(xml) ?? [];
    const local = Date.parse(`${localTime(new Date(), 'America/Tijuana')}Z`);
    expect(Math.abs(local - Date.parse(`${dated}Z`))).toBeLessThan(15 * 60_000);
  });

  test('is never issued elsewhere: it is refused with its reason before anything is sealed', async () => {
    const orderId = await sentTo('22000');
    const monterrey = await knex('branches').where({ code: 'MTY' }).first('id');
    await knex('sale_orders').where({ id: orderId }).update({ issuing_branch_id: monterrey.id });
    const stamps = pac.stamps.length;
    const invoices = await countOf('invoices');
    const refused = await issue(orderId);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: {
          issue_zip_code: [
            'El IVA de 8 % solo se factura desde una sucursal de la región fronteriza; el lugar de expedición 64000 no está en ella',
          ],
        },
      },
    });
    await app.settle();
    expect([pac.stamps.length, await countOf('invoices')]).toEqual([stamps, invoices]);
  });

  test('of 16 % is issued at the branch that sells, in the time of the centre', async () => {
    const { body } = await issue(await sentTo('84160'));
    await app.settle();
    const xml = await xmlOf(body.data.id);
    expect([attribute(xml, 'LugarExpedicion'), xml.includes('0.160000')]).toEqual(['64000', true]);
  });
});

describe('the complement of a payment', () => {
  const onCredit = async (more: object): Promise<{ id: number; total: string }> => {
    const orderId = await paidOrder({ isPaid: false });
    await knex('sale_orders').where({ id: orderId }).update({ payment_method: 'credit' });
    const { body } = await issue(orderId, more);
    await settle();
    const invoice = await show(body.data.id);
    expect([invoice.state, invoice.failure]).toEqual(['stamped', null]);
    return invoice;
  };
  const pay = (documents: readonly { id: number; total: string }[], more: object = {}) =>
    support.post<{ data: { complement_id: number } } & Refused>('/billing/invoice-payments', {
      paid_at: new Date(Date.now() - 60_000).toISOString(),
      payment_form: '03',
      currency: 'MXN',
      amount: documents.reduce((sum, { total }) => sum + Number(total), 0).toFixed(2),
      documents: documents.map(({ id, total }) => ({ invoice_id: id, paid: total })),
      ...more,
    });
  const complementOf = async (paymentId: number): Promise<string> => {
    await settle();
    const row = await knex('invoice_payments').where({ id: paymentId }).first('complement_id');
    return xmlOf(row.complement_id as number);
  };
  const receiverOf = (xml: string): string => /<cfdi:Receptor[^>]*>/.exec(xml)?.[0] ?? '';

  test('goes to the receiver of its invoice, from where that was issued: to the public in general too', async () => {
    const [mine, everybodys] = [await onCredit({}), await onCredit({ receiver: 'public' })];
    for (const invoice of [mine, everybodys]) {
      const { status, body } = await pay([invoice], { operation: 'A|B\u00a0 C' });
      expect(status).toBe(201);
      const xml = await complementOf((body.data as unknown as { id: number }).id);
      const original = await xmlOf(invoice.id);
      const rfc = (text: string) => / Rfc="([^"]+)"/.exec(receiverOf(text))?.[1];
      expect(rfc(xml)).toBe(rfc(original));
      expect(receiverOf(xml)).toContain('UsoCFDI="CP01"');
      expect(attribute(xml, 'NumOperacion')).toBe('A B C');
      const place = (text: string) => / LugarExpedicion="(\d+)"/.exec(text)?.[1];
      expect(place(xml)).toBe(place(original));
    }
  });

  test('is refused for a form that is none or still to be defined, and for invoices of two receivers; nothing is written', async () => {
    const [mine, everybodys] = [await onCredit({}), await onCredit({ receiver: 'public' })];
    const before = [await countOf('invoice_payments'), await countOf('invoices')];
    const unchanged = async () =>
      expect([await countOf('invoice_payments'), await countOf('invoices')]).toEqual(before);
    expect((await pay([mine], { payment_form: '99' })).body.errors).toEqual({
      payment_form: ['Un pago recibido no lleva la forma 99, por definir: indica cómo se pagó'],
    });
    await unchanged();
    expect(await pay([mine], { payment_form: '77' })).toMatchObject({
      status: 422,
      body: { errors: { payment_form: [expect.any(String)] } },
    });
    await unchanged();
    expect((await pay([mine, everybodys])).body.errors).toEqual({
      documents: ['El pago es de facturas emitidas a varios receptores: registra uno por receptor'],
    });
    await unchanged();
  });
});

test('no bar or odd blank of what was typed reaches a document: SKU, name, reason', async () => {
  const orderId = await sentTo('64000', { sku: `S|K\u00a0U${Date.now() % 100_000}`, name: 'Cámara|bala  4\u2003MP' });
  const { body } = await issue(orderId);
  await app.settle();
  const xml = await xmlOf(body.data.id);
  expect(xml).toContain('Descripcion="Cámara bala 4 MP"');
  const note = { invoice_id: body.data.id, key: `b${body.data.id}`, amount: '1.16', reason: 'Ajuste | por\tvolumen' };
  const credited = await support.post<{ data: { id: number } }>('/billing/invoice-credit-notes', note);
  expect(credited.status).toBe(201);
  await app.settle();
  const credit = await xmlOf(credited.body.data.id);
  expect(credit).toContain('Ajuste por volumen');
  for (const text of [xml, credit]) expect(text).not.toMatch(/="[^"]*[|\u00a0\u2003]/);
});
