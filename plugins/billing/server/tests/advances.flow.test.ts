import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRefused } from '@mayorista/kernel/testing';
import { originalChain } from '../src/cfdi/original-chain';
import { authoritySchemas, chainByAuthority } from './authority';
import { invoicingSettings } from './certificate-files';
import {
  app,
  begin,
  branchId,
  buyer,
  companyId,
  countOf,
  invoiceable,
  issue,
  knex,
  settle,
  show,
  support,
} from './invoicing-kit';
import { faultsOf } from './matrix';
import { startPac, type PacServer } from './pac-server';

let pac: PacServer;
let sequence = 0;

beforeAll(async () => {
  pac = await startPac();
  pac.judge = async (xml) => (await faultsOf(xml))[0] ?? null;
  await begin('MXN', { ...invoicingSettings(pac), CFDI_ADVANCES: 'deposit' });
  const at = new Date();
  for (const { name, content } of authoritySchemas)
    await knex('sat_schemas').insert({ name, content, created_at: at, updated_at: at });
  const accounts = knex('ledger_accounts').where({ company_id: companyId }).select('id');
  await knex('ledger_movements').whereIn('account_id', accounts).delete();
});
afterAll(() => pac?.close());

const deposit = async (amount: string, more: object = {}): Promise<number> => {
  const told = await support.post<{ data: { id: number } }>('/payments/company-ledger-deposits', {
    ...{ kind: 'wallet', company_id: companyId, currency: 'MXN', amount, reference: `advance-${++sequence}`, ...more },
  });
  expect(told.status).toBe(201);
  await app.settle();
  return told.body.data.id;
};
const advanceOf = async (movement: number) => {
  const row = (await knex('invoices')
    .where({ live_key: `advance:${movement}` })
    .first('id')) as { id: number } | undefined;
  return row === undefined ? null : show(row.id);
};
const xmlOf = async (id: number): Promise<string> =>
  String((await support.get<string>(`/billing/invoices/${id}?fileType=xml`)).body);
const holds = async (xml: string): Promise<void> => {
  expect(await faultsOf(xml)).toEqual([]);
  expect(originalChain(xml)).toBe(await chainByAuthority(xml));
};

/** Buys with the wallet. Returns the order's id and total. */
async function bought(price: string): Promise<{ id: number; total: string }> {
  const fields = { can_be_added_to_electronic_wallet_type_sale_orders: true };
  const type = (await knex('sale_order_types').where({ key: 'electronic_wallet' }).first('id')) as { id: number };
  let id = 0;
  for (const [path, body] of [
    ['cart-details', { product_id: await invoiceable(price, 9, fields), quantity: 1 }],
    ['cart-sale-order-types', { sale_order_type_id: type.id }],
    ['cart-stages', { cartStage: 'shipping_method' }],
    ['cart-deliveries', { type: 'branch_pickup', branch_id: branchId }],
    ['cart-stages', { cartStage: 'payment_method' }],
    ['cart-payments', { method: 'wallet' }],
    ['cart-stages', { cartStage: 'confirmation' }],
    ['cart-stages', { cartStage: 'ordered' }],
  ] as const) {
    const told = await buyer.post<{ data: { sale_order?: { id: number } } }>(`/api/${path}`, body);
    expect([path, told.status, told.status === 200 ? '' : told.body]).toEqual([path, 200, '']);
    id = told.body.data.sale_order?.id ?? id;
  }
  const { total } = (await knex('sale_orders').where({ id }).first('total')) as { total: number };
  return { id, total: Number(total).toFixed(2) };
}

test('an order waits until the advance that paid it is stamped', async () => {
  pac.faults.push('away');
  const movement = await deposit('5000.00');
  expect((await advanceOf(movement))?.state).toBe('stamping');
  const { id } = await bought('30.00');
  const before = await countOf('invoices');
  expectRefused(await issue(id), {
    sale_order_id: 'El anticipo que paga este pedido aún no está timbrado: factura cuando lo esté',
  });
  expect(await countOf('invoices')).toBe(before);
  await settle();
  expect((await issue(id)).status).toBe(201);
});

test.each(['1000.00', '0.07', '99.99', '12345.67', '0.04'])(
  'money brought to a wallet is invoiced as an advance of %s, to the cent, by the form in which it came',
  async (amount) => {
    const movement = await deposit(amount, { payment_form: '02' });
    const advance = await advanceOf(movement);
    expect(advance).toMatchObject({ state: 'stamped', failure: null, total: amount, type: 'I' });
    const xml = await xmlOf(advance!.id);
    expect(xml).toContain(
      'ClaveProdServ="84111506" Cantidad="1" ClaveUnidad="ACT" Descripcion="Anticipo del bien o servicio"',
    );
    expect(xml).toContain(`Total="${amount}"`);
    expect(xml).toContain('FormaPago="02"');
    expect(xml).toContain('MetodoPago="PUE"');
    await holds(xml);
  },
);

test('a bonus is no money: no advance is invoiced of it, by itself or by hand', async () => {
  const movement = await deposit('50.00', { is_bonus: true });
  expect(await advanceOf(movement)).toBeNull();
  const before = await countOf('invoices');
  expect((await support.post('/billing/invoice-advances', { movement_id: movement })).status).toBe(404);
  expect(await countOf('invoices')).toBe(before);
  const { body } = await support.get<{ data: { movement_id: number; invoice_id: number | null }[] }>(
    `/billing/invoice-advances?company_id=${companyId}`,
  );
  expect(body.data.map(({ movement_id: id }) => id)).not.toContain(movement);
  expect(body.data.every(({ invoice_id: id }) => id !== null)).toBe(true);
  expect((await buyer.get(`/api/invoice-advances?company_id=${companyId}`)).status).toBe(403);
});

test('an order that advances paid is related to them (07), and a note takes what they paid off it by form 30, once', async () => {
  const [first] = (await knex('invoices').whereLike('live_key', 'advance:%').orderBy('id')) as { uuid: string }[];
  const { id, total } = await bought('20.00');
  const { body, status } = await issue(id);
  expect(status).toBe(201);
  await app.settle();
  const invoice = await show(body.data.id);
  expect([invoice.state, invoice.failure, invoice.total]).toEqual(['stamped', null, total]);
  const xml = await xmlOf(invoice.id);
  expect(xml).toContain(`<cfdi:CfdiRelacionados TipoRelacion="07"><cfdi:CfdiRelacionado UUID="${first!.uuid}"/>`);
  await holds(xml);
  const notes = (await knex('invoices').where({ original_id: invoice.id })) as {
    id: number;
    type: string;
    total: number;
  }[];
  expect(notes).toMatchObject([
    { type: 'E', state: 'stamped', failure: null, relation_type: '07', payment_form: '30' },
  ]);
  expect(Number(notes[0]!.total).toFixed(2)).toBe(total);
  const note = await xmlOf(notes[0]!.id);
  expect(note).toContain('FormaPago="30"');
  expect(note).toContain('Descripcion="Aplicación de anticipo"');
  expect(note).toContain(`<cfdi:CfdiRelacionados TipoRelacion="07"><cfdi:CfdiRelacionado UUID="${invoice.uuid}"/>`);
  await holds(note);
  const advance = (await knex('invoices').where({ uuid: first!.uuid }).first('id')) as { id: number };
  const refused = await support.delete<{ errors: Record<string, string[]> }>(
    `/billing/invoices/${advance.id}?reason=02`,
  );
  expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([
    422,
    expect.stringMatching(/El anticipo está relacionado con la factura F-\d+: cancélala antes/),
  ]);
});

test('what advances paid takes nothing off the sale: a canceled order is credited whole, and its money is in the wallet', async () => {
  await deposit('5000.00');
  const { id, total } = await bought('30.00');
  const { body } = await issue(id);
  await app.settle();
  await support.put(`/sales/sale-orders/${id}/status`, { status: 'canceled', reason: 'Se arrepintió' });
  await app.settle();
  await settle();
  const notes = (await knex('invoices')
    .where({ original_id: body.data.id, relation_type: '03' })
    .select('state', 'failure', 'total')) as { total: number }[];
  expect(notes).toMatchObject([{ state: 'stamped', failure: null }]);
  expect(Number(notes[0]!.total).toFixed(2)).toBe(total);
});

test('money that was used before it was invoiced is no advance: the sale tells of it', async () => {
  pac.faults.push({ code: 'CFDI40158', text: 'Rechazado' });
  // All that came before is used first.
  const lots = (await support.get<{ data: { left: string }[] }>(`/billing/invoice-advances?company_id=${companyId}`))
    .body;
  const left = lots.data.reduce((sum, lot) => sum + Number(lot.left), 0);
  const movement = await deposit('9000.00');
  expect((await advanceOf(movement))?.state).toBe('failed');
  const account = await knex('ledger_movements').where({ id: movement }).first('balance');
  expect(Number(account.balance)).toBeGreaterThan(left);
  const { id } = await bought(((Number(account.balance) - 4000) / 1.16 / 18.5).toFixed(2));
  const failed = await advanceOf(movement);
  const again = await support.put(`/billing/invoice-states/${failed!.id}`, { state: 'validated' });
  expect([again.status, JSON.stringify(again.body)]).toEqual([
    422,
    expect.stringContaining('El abono ya se usó: lo que se compró con él se factura con su pedido'),
  ]);
  await support.delete(`/billing/invoices/${failed!.id}`);
  const before = await countOf('invoices');
  expectRefused(await support.post('/billing/invoice-advances', { movement_id: movement }), {
    movement_id: 'El abono ya se usó: lo que se compró con él se factura con su pedido',
  });
  expect(await countOf('invoices')).toBe(before);
  expect((await issue(id)).status).toBe(201);
});
