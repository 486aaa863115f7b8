import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectRefused } from '@mayorista/kernel/testing';
import { invoicingSettings } from './certificate-files';
import { app, begin, buyer, issue, knex, settle, show, stamped, support, type Invoice } from './invoicing-kit';
import { account, startPac, type CancelFault, type PacServer } from './pac-server';

let pac: PacServer;

beforeAll(async () => {
  pac = await startPac();
  const { PAC_TOKEN: _fixed, ...settings } = invoicingSettings(pac);
  await begin('USD', { ...settings, PAC_USER: account.user, PAC_PASSWORD: account.password });
});
afterAll(() => pac?.close());
beforeEach(() => {
  pac.cancelFaults.length = 0;
  pac.said.clear();
});

const cancel = (id: number, reason = '02') => support.delete(`/billing/invoices/${id}?reason=${reason}`);
const requestOf = (id: number) => knex('invoice_cancellations').where({ invoice_id: id }).orderBy('id', 'desc').first();

/** Asks to cancel a stamped invoice whose request is answered so. */
async function asked(...faults: CancelFault[]): Promise<Invoice> {
  const invoice = await stamped();
  pac.cancelFaults.push(...faults);
  expect((await cancel(invoice.id)).status).toBe(200);
  await app.settle();
  return invoice;
}

async function watch(): Promise<void> {
  // As if a minute had passed: each looks for an answer once a minute.
  await knex('jobs').where('name', 'like', 'billing.%-cancellation%').whereNot({ state: 'queued' }).delete();
  await app.runDue('billing.watch-cancellations');
  await settle();
}

test('a request that is taken is sent, however the folio is written, and its acknowledgement can be read', async () => {
  const invoice = await asked();
  expect(await show(invoice.id)).toMatchObject({ state: 'cancel_requested', failure: null });
  const request = await requestOf(invoice.id);
  expect(request).toMatchObject({ state: 'sent', code: '201' });
  const { body } = await support.get<{ data: { acknowledgement: { id: number } | null } }>(
    `/billing/invoice-cancellations/${request.id}`,
  );
  const file = `private-files/${body.data.acknowledgement?.id}`;
  const opened = (door: string, token: string | null) =>
    fetch(`${app.url}${door}/${file}`, { headers: { Authorization: `Bearer ${token}` } });
  const acknowledgement = await (await opened('/kernel', support.token)).text();
  expect(acknowledgement).toContain(`<UUID>${invoice.uuid?.toUpperCase()}</UUID><EstatusUUID>201</EstatusUUID>`);
  expect((await opened('/api', buyer.token)).status).not.toBe(200);
  pac.acceptCancellations();
  await watch();
  expect((await show(invoice.id)).state).toBe('cancelled');
  expect(await requestOf(invoice.id)).toMatchObject({
    state: 'accepted',
    answer: expect.stringContaining('Cancelado'),
  });
});

describe('an answer that nobody understands is no refusal', () => {
  const odd: readonly [string, CancelFault][] = [
    ['402 of the folio', { status: 200, code: '402' }],
    ['205, for the authority does not have it yet', { status: 200, code: '205' }],
    [
      '500 inside 400',
      { status: 400, message: 'CACFDI33 - Problemas con el xml.', messageDetail: '500 - Error en el servicio del SAT' },
    ],
    ['an acknowledgement without a description', { status: 400, message: 'CASD - Acuse sin descripción específica.' }],
    ['no code of this folio', { status: 200 }],
  ];
  test.each(odd)('%s: the request waits and is sent again', async (_name, fault) => {
    const invoice = await asked(fault);
    expect((await show(invoice.id)).state).toBe('cancel_requested');
    expect(await requestOf(invoice.id)).toMatchObject({
      state: 'requested',
      sat_status: 'Vigente · Cancelable con aceptación',
    });
    await watch();
    expect(await requestOf(invoice.id)).toMatchObject({ state: 'sent', code: '201' });
  });

  test('the authority is asked: what it took all the same is followed to its end', async () => {
    const invoice = await asked({
      status: 400,
      message: 'CACFDI33 - Problemas con el xml.',
      messageDetail: '500',
      took: true,
    });
    expect(await requestOf(invoice.id)).toMatchObject({
      state: 'sent',
      sat_status: expect.stringContaining('En proceso'),
    });
    pac.acceptCancellations();
    await watch();
    expect((await show(invoice.id)).state).toBe('cancelled');
  });
});

test.each([
  ['204', { status: 200, code: '204' }],
  ['305', { status: 400, message: 'CACFDI33 - Problemas con el xml.', messageDetail: 'CA305 - Certificado Inválido.' }],
])('what the provider documents as refused (%s) leaves the document in force', async (code, fault) => {
  const invoice = await asked(fault as CancelFault);
  expect(await show(invoice.id)).toMatchObject({ state: 'stamped', failure: expect.stringContaining(code as string) });
  expect((await requestOf(invoice.id)).state).toBe('rejected');
});

test('with reason 01 an answer that is lost leaves no two invoices that count: the first is cancelled when the authority says so', async () => {
  const invoice = await stamped();
  const { body } = await issue(invoice.sale_order_id ?? 0, { substitutes: invoice.id });
  await app.settle();
  pac.cancelFaults.push({ status: 200, code: '999', took: true });
  expect((await cancel(invoice.id, '01')).status).toBe(200);
  await app.settle();
  pac.acceptCancellations();
  await watch();
  const counted = await knex('invoices')
    .where({ sale_order_id: invoice.sale_order_id, type: 'I', state: 'stamped' })
    .select('id');
  expect(counted).toEqual([{ id: body.data.id }]);
});

describe('staff have a way out', () => {
  const keep = (id: number, who = support) => who.put(`/billing/invoice-states/${id}`, { state: 'stamped' });

  test.each([
    ['no encontrado', { estado: 'No Encontrado', cancelacion: '', cancelable: '' }],
    ['no cancelable', { estado: 'Vigente', cancelacion: '', cancelable: 'No cancelable' }],
  ])('of one that is %s: it is taken for one in force again', async (_name, said) => {
    const invoice = await asked({ status: 200, code: '205' });
    pac.said.set(invoice.uuid ?? '', said);
    pac.cancelFaults.push({ status: 200, code: '205' });
    await watch();
    expect((await requestOf(invoice.id)).state).toBe('requested');
    expect((await keep(invoice.id, buyer)).status).not.toBe(200);
    expect((await show(invoice.id)).state).toBe('cancel_requested');
    expect((await keep(invoice.id)).status).toBe(200);
    expect((await show(invoice.id)).state).toBe('stamped');
    expect(await requestOf(invoice.id)).toMatchObject({
      state: 'rejected',
      answer: expect.stringContaining(said.estado),
    });
    expect((await cancel(invoice.id)).status).toBe(200);
  });

  test('but not while the authority may still cancel it, nor before it was asked; what was sent may be sent again', async () => {
    const invoice = await asked();
    expectRefused(await keep(invoice.id), {
      _general: 'Todavía no se sabe qué dice el SAT de su cancelación: se consulta en unos minutos',
    });
    await watch();
    expectRefused(await keep(invoice.id), {
      _general: /^El SAT todavía puede cancelarlo \(.*En proceso.*\): espera su respuesta$/,
    });
    expect((await show(invoice.id)).state).toBe('cancel_requested');
    const { id } = await requestOf(invoice.id);
    expect((await support.put(`/billing/invoice-cancellation-states/${id}`, { state: 'requested' })).status).toBe(200);
    await app.settle();
    expect(await requestOf(invoice.id)).toMatchObject({ state: 'sent', code: '202' });
  });
});

test('a refusal of an earlier request is not taken for one of a new one, until it was seen in process', async () => {
  const invoice = await asked();
  pac.said.set(invoice.uuid ?? '', {
    estado: 'Vigente',
    cancelacion: 'Solicitud rechazada',
    cancelable: 'Cancelable con aceptación',
  });
  await watch();
  expect((await show(invoice.id)).state).toBe('stamped');
  await cancel(invoice.id);
  await app.settle();
  await watch();
  expect((await show(invoice.id)).state).toBe('cancel_requested');
  pac.said.set(invoice.uuid ?? '', {
    estado: 'Vigente',
    cancelacion: 'En proceso',
    cancelable: 'Cancelable con aceptación',
  });
  await watch();
  pac.said.set(invoice.uuid ?? '', {
    estado: 'Vigente',
    cancelacion: 'Solicitud rechazada',
    cancelable: 'Cancelable con aceptación',
  });
  await watch();
  expect((await show(invoice.id)).state).toBe('stamped');
});

test('a receiver that says nothing in time: the authority cancels it, and so do we', async () => {
  const invoice = await asked();
  pac.said.set(invoice.uuid ?? '', { estado: 'Cancelado', cancelacion: 'Plazo vencido', cancelable: '' });
  await watch();
  expect((await show(invoice.id)).state).toBe('cancelled');
});

test('a token that ended is got anew by user and password', async () => {
  await stamped();
  const before = pac.logins.length;
  pac.endTokens();
  await stamped();
  expect(pac.logins.length).toBe(before + 1);
});

test('an answer to a stamping that nobody understands is no refusal: the document says so, waits, and is stamped once', async () => {
  const { paidOrder } = await import('./invoicing-kit');
  pac.faults.push({ code: 'CO1000', text: 'Error no controlado.' });
  const { body } = await issue(await paidOrder());
  await app.settle();
  expect(await show(body.data.id)).toMatchObject({ state: 'stamping', failure: expect.stringContaining('CO1000') });
  await settle();
  expect(await show(body.data.id)).toMatchObject({ state: 'stamped', failure: null });
});
