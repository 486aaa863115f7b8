import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, today } from '@mayorista/kernel';
import { expectRefused } from '@mayorista/kernel/testing';
import { originalChain } from '../src/cfdi/original-chain';
import { authoritySchemas, chainByAuthority } from './authority';
import { invoicingSettings } from './certificate-files';
import {
  app,
  begin,
  buyer,
  countOf,
  issue,
  knex,
  paidOrder,
  settle,
  show,
  support,
  type Invoice,
} from './invoicing-kit';
import { faultsOf } from './matrix';
import { startPac, type PacServer } from './pac-server';

let pac: PacServer;

beforeAll(async () => {
  pac = await startPac();
  pac.judge = async (xml) => (await faultsOf(xml))[0] ?? null;
  await begin('MXN', { ...invoicingSettings(pac), CFDI_ISSUE_ON: 'paid', CFDI_GLOBAL_INVOICE: 'public' });
  const at = new Date();
  for (const { name, content } of authoritySchemas)
    await knex('sat_schemas').insert({ name, content, created_at: at, updated_at: at });
});
afterAll(() => pac?.close());

interface Sold {
  readonly id: number;
  readonly folio: string;
  readonly subtotal: number;
}

/** Sells to a buyer without a company, or to one whose own invoice nobody writes, and has it paid at noon of a day. */
async function sold(day: string, { hasCompany = false, isPaid = true } = {}): Promise<Sold> {
  const id = await paidOrder({ isPaid: false });
  const order = (await knex('sale_orders').where({ id }).first()) as { company_id: number } & Sold;
  // Of a company's orders those that are paid are invoiced by themselves.
  await knex('sale_orders').where({ id }).update({ company_id: null });
  if (isPaid) expect((await support.put(`/sales/sale-orders/${id}/status`, { status: 'paid' })).status).toBe(200);
  await app.settle();
  if (hasCompany) await knex('sale_orders').where({ id }).update({ company_id: order.company_id });
  await knex('sale_order_payments')
    .where({ sale_order_id: id })
    .update({ received_at: isPaid ? new Date(`${day}T18:00:00.000Z`) : null });
  return { id, folio: order.folio, subtotal: Number(order.subtotal) };
}
const issueOf = (day: string, more: object = {}, who = support) =>
  who.post<{ data: { id: number; state: string; total: string }[] }>('/billing/global-invoices', { day, ...more });
const xmlOf = async ({ id }: { id: number }): Promise<string> =>
  String((await support.get<string>(`/billing/invoices/${id}?fileType=xml`)).body);
const foliosOf = (xml: string): string[] =>
  [...xml.matchAll(/NoIdentificacion="([^"]*)"/g)].map(([, folio]) => folio ?? '');
const globalsOf = (day: string): Promise<{ id: number; state: string; failure: string | null }[]> =>
  knex('invoices').where({ sales_day: day }).orderBy('id').select('id', 'state', 'failure') as never;

describe('the global invoice of a day', () => {
  test('is issued after midnight: a line for each receipt of that day, without what was invoiced by name, is not paid, or was canceled', async () => {
    const day = addDays(today(), -1);
    const one = await sold(day);
    const two = await sold(day);
    const named = await paidOrder();
    await app.settle();
    await knex('sale_order_payments')
      .where({ sale_order_id: named })
      .update({ received_at: new Date(`${day}T18:00:00.000Z`) });
    const company = await sold(day, { hasCompany: true });
    await sold(day, { isPaid: false });
    const canceled = await sold(day);
    await support.put(`/sales/sale-orders/${canceled.id}/status`, { status: 'canceled', reason: 'Se arrepintió' });
    // Six in the morning in UTC is midnight: the first moment of the day after.
    const late = await sold(day);
    await knex('sale_order_payments')
      .where({ sale_order_id: late.id })
      .update({ received_at: new Date(`${addDays(day, 1)}T06:00:00.000Z`) });
    await app.runDue('billing.global-daily');
    await app.settle();
    const globals = await globalsOf(day);
    expect(globals).toMatchObject([{ state: 'stamped', failure: null }]);
    const xml = await xmlOf(globals[0]!);
    expect(foliosOf(xml)).toEqual([one.folio, two.folio]);
    const [year, month] = day.split('-');
    expect(xml).toContain(`<cfdi:InformacionGlobal Periodicidad="01" Meses="${month}" Año="${year}"`);
    expect(xml).toContain('Rfc="XAXX010101000" Nombre="PUBLICO EN GENERAL"');
    expect(xml).toMatch(/RegimenFiscalReceptor="616" UsoCFDI="S01"/);
    expect(xml).toContain('MetodoPago="PUE"');
    for (const { folio, subtotal } of [one, two])
      expect(xml).toContain(
        `ClaveProdServ="01010101" NoIdentificacion="${folio}" Cantidad="1" ClaveUnidad="ACT" Descripcion="Venta" ValorUnitario="${subtotal.toFixed(6)}"`,
      );
    expect(await faultsOf(xml)).toEqual([]);
    expect(originalChain(xml)).toBe(await chainByAuthority(xml));
    // What buyers without a company paid is invoiced by nobody's name: no document was left among the rejected ones.
    expect(await knex('invoices').whereIn('sale_order_id', [one.id, two.id])).toEqual([]);
    await app.runDue('billing.global-daily');
    await app.settle();
    expect(await globalsOf(day)).toHaveLength(1);
    // The company's, which nobody invoiced, is of the same day's where staff say so.
    const all = await issueOf(day, { scope: 'all' });
    expect(all.status).toBe(201);
    await app.settle();
    // (Companies of the demonstration paid that day too.)
    expect(foliosOf(await xmlOf(all.body.data[0]!))).toContain(company.folio);
  });

  test('says the month of its receipts, whenever staff issue it, and of dollars is a document of its own', async () => {
    const day = '2026-10-31';
    const [pesos, dollars] = [await sold(day), await sold(day)];
    await knex('sale_orders').where({ id: dollars.id }).update({ currency: 'USD', exchange_rate: '18.5' });
    const { status, body } = await issueOf(day);
    expect([status, body.data.length]).toEqual([201, 2]);
    await app.settle();
    const xmls = await Promise.all(body.data.map(xmlOf));
    expect(xmls.map(foliosOf)).toEqual([[pesos.folio], [dollars.folio]]);
    for (const xml of xmls) {
      expect(xml).toContain('Meses="10" Año="2026"');
      expect(await faultsOf(xml)).toEqual([]);
    }
    expect(xmls[1]).toContain('Moneda="USD" TipoCambio="');
  });

  test('two that ask at once issue it once', async () => {
    const day = '2026-10-20';
    await sold(day);
    const both = await Promise.all([issueOf(day), issueOf(day)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(201);
    await app.settle();
    expect(await globalsOf(day)).toHaveLength(1);
  });

  test('is refused while its day is not over and without receipts, and is staff’s alone; nothing is written', async () => {
    const before = await countOf('invoices');
    expectRefused(await issueOf(today()), { day: 'Ese día no ha terminado' });
    expectRefused(await issueOf('2025-01-01'), { day: 'Ese día no tiene ventas pagadas sin factura' });
    expect((await buyer.post('/api/global-invoices', { day: '2026-10-20' })).status).toBe(403);
    expect((await issueOf('2026-10-20', {}, await app.asStaff('almacen'))).status).toBe(403);
    expect(await countOf('invoices')).toBe(before);
  });
});

describe('a receipt of a global invoice', () => {
  const invoiceByName = async ({ id }: Sold): Promise<Invoice> => {
    const { company_id: company } = (await knex('invoices').whereNotNull('company_id').first('company_id')) as {
      company_id: number;
    };
    await knex('sale_orders').where({ id }).update({ company_id: company });
    const { status, body } = await issue(id);
    expect([status, body.errors]).toEqual([201, undefined]);
    await app.settle();
    return show(body.data.id);
  };

  test('that is invoiced by name later leaves it: it is canceled with reason 04 and issued anew without that, once', async () => {
    const day = '2026-10-10';
    const [one, two, three] = [await sold(day), await sold(day), await sold(day)];
    const [first] = (await issueOf(day)).body.data;
    await app.settle();
    expectRefused(await issue(one.id, { receiver: 'public' }), {
      sale_order_id: `El pedido ya está en la factura global ${(await show(first!.id)).number}`,
    });
    expect(await invoiceByName(two)).toMatchObject({ state: 'stamped' });
    expect((await show(first!.id)).state).toBe('cancel_requested');
    expect(await knex('invoice_cancellations').where({ invoice_id: first!.id }).first('reason')).toEqual({
      reason: '04',
    });
    pac.acceptCancellations();
    await app.runDue('billing.watch-cancellations');
    await settle();
    const globals = await globalsOf(day);
    expect(globals).toMatchObject([{ state: 'cancelled' }, { state: 'stamped', failure: null }]);
    const xml = await xmlOf(globals[1]!);
    expect(foliosOf(xml)).toEqual([one.folio, three.folio]);
    expect(xml).not.toContain('CfdiRelacionados');
    expect(await faultsOf(xml)).toEqual([]);
    // The rest leaves it too: nothing is left to be issued anew.
    await invoiceByName(one);
    await invoiceByName(three);
    pac.acceptCancellations();
    await app.runDue('billing.watch-cancellations');
    await settle();
    const states = (await globalsOf(day)).map(({ state }) => state);
    expect(states.every((state) => state === 'cancelled')).toBe(true);
  });

  test('of a canceled order is credited, that alone', async () => {
    const day = '2026-10-11';
    const [, two] = [await sold(day), await sold(day)];
    const [first] = (await issueOf(day)).body.data;
    await app.settle();
    await support.put(`/sales/sale-orders/${two.id}/status`, { status: 'canceled', reason: 'Se arrepintió' });
    await app.settle();
    const notes = (await knex('invoices').where({ original_id: first!.id, type: 'E' }).orderBy('id')) as {
      id: number;
      state: string;
      failure: string | null;
    }[];
    expect(notes).toMatchObject([{ state: 'stamped', failure: null }]);
    const xml = await xmlOf(notes[0]!);
    expect(foliosOf(xml)).toEqual([two.folio]);
    expect(xml).toContain('TipoRelacion="03"');
    expect(await faultsOf(xml)).toEqual([]);
  });

  test('that was canceled while the global invoice was being stamped is credited once it is', async () => {
    const day = '2026-10-12';
    const [one] = [await sold(day), await sold(day)];
    pac.faults.push('away');
    const [first] = (await issueOf(day)).body.data;
    await app.settle();
    expect((await show(first!.id)).state).toBe('stamping');
    await support.put(`/sales/sale-orders/${one.id}/status`, { status: 'canceled', reason: 'Se arrepintió' });
    await app.settle();
    await settle();
    const notes = (await knex('invoices').where({ original_id: first!.id, type: 'E' })) as { id: number }[];
    expect(notes).toMatchObject([{ state: 'stamped' }]);
    expect(foliosOf(await xmlOf(notes[0]!))).toEqual([one.folio]);
    // What was canceled and credited stands against its cancellation: the document says why it is not issued anew.
    const two = (await knex('sale_orders as o')
      .join('invoice_lines as line', 'line.sale_order_id', 'o.id')
      .where({ 'line.invoice_id': first!.id })
      .whereNot({ 'o.id': one.id })
      .first('o.id')) as Sold;
    await invoiceByName(two);
    const kept = await show(first!.id);
    expect(kept.state).toBe('stamped');
    expect(kept.failure).toContain('No se pudo reexpedir sin lo que se facturó por nombre. ');
  });
});
