import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codesOf, expectRefused } from '@mayorista/kernel/testing';
import {
  beginDebts,
  cancel,
  cancelOrder,
  credit,
  deposit,
  cents,
  invoiced,
  owed,
  pac,
  pay,
  place,
  text,
} from './debt-kit';
import { app, companyId, knex, show, support } from './invoicing-kit';

beforeAll(beginDebts);
afterAll(() => pac?.close());

describe('a debt is one', () => {
  test('a complement lowers the credit line with its invoice, and its cancellation writes it back to both', async () => {
    const before = await owed('MXN');
    const { id, total } = await place('MXN');
    const invoice = await invoiced(id);
    expect(await owed('MXN')).toBe(before + total);
    const { body } = await pay(invoice.id, 4000, 'MXN');
    await app.settle();
    expect([(await show(invoice.id)).balance, await owed('MXN')]).toEqual([text(total - 4000), before + total - 4000]);
    await cancel(body.data.complement_id);
    expect([(await show(invoice.id)).balance, await owed('MXN')]).toEqual([text(total), before + total]);
  });

  test('dollars paid in pesos lower the line in dollars by what was paid of the invoice', async () => {
    const before = [await owed('MXN'), await owed('USD')];
    const { id, total } = await place('USD');
    const invoice = await invoiced(id);
    const told = await pay(invoice.id, 1000, 'MXN', { amount: '185.10' });
    expect(told.status).toBe(201);
    expect([await owed('MXN'), await owed('USD')]).toEqual([before[0], before[1]! + total - 1000]);
  });

  test('a credit note of what was paid at once, as an advance is, takes nothing off what is owed', async () => {
    await place('MXN');
    const before = await owed('MXN');
    const deposited = await support.post<{ data: { id: number } }>('/payments/company-ledger-deposits', {
      ...{ kind: 'wallet', company_id: companyId, currency: 'MXN', amount: '200.00', reference: 'at-once' },
    });
    const told = await support.post<{ data: { id: number } }>('/billing/invoice-advances', {
      movement_id: deposited.body.data.id,
    });
    expect([deposited.status, told.status]).toEqual([201, 201]);
    await app.settle();
    const advance = await show(told.body.data.id);
    expect([advance.state, advance.total]).toEqual(['stamped', '200.00']);
    expect((await credit(advance.id, 1160)).status).toBe(201);
    await app.settle();
    expect(await owed('MXN')).toBe(before);
  });

  test('a credit note lowers the line with its invoice, and its cancellation writes it back', async () => {
    const before = await owed('MXN');
    const { id, total } = await place('MXN');
    const invoice = await invoiced(id);
    const { body } = await credit(invoice.id, 1160);
    await app.settle();
    expect([(await show(invoice.id)).balance, await owed('MXN')]).toEqual([text(total - 1160), before + total - 1160]);
    await cancel(body.data.id);
    expect([(await show(invoice.id)).balance, await owed('MXN')]).toEqual([text(total), before + total]);
  });

  test('a canceled order that was paid in part owes nothing, whatever else is owed; what was paid is in the wallet', async () => {
    await place('MXN');
    const [before, wallet] = [await owed('MXN'), await owed('MXN', 'wallet')];
    const { id } = await place('MXN');
    const invoice = await invoiced(id);
    await pay(invoice.id, 1613, 'MXN');
    await app.settle();
    await cancelOrder(id);
    expect([await owed('MXN'), await owed('MXN', 'wallet')]).toEqual([before, wallet + 1613]);
    expect((await show(invoice.id)).balance).toBe('0.00');
    const note = await knex('invoices').where({ original_id: invoice.id, type: 'E' }).first('state', 'failure');
    expect(note).toEqual({ state: 'stamped', failure: null });
  });

  test('a refused complement is no payment: invoice and line owe again, until it is issued again within what is left', async () => {
    const before = await owed('MXN');
    const { id, total } = await place('MXN');
    const invoice = await invoiced(id);
    pac.faults.push({ code: 'CRP20217', text: 'Rechazado' });
    const failed = (await pay(invoice.id, 4000, 'MXN')).body.data.complement_id;
    await app.settle();
    expect((await show(failed)).state).toBe('failed');
    expect([(await show(invoice.id)).balance, await owed('MXN')]).toEqual([text(total), before + total]);
    const first = await pay(invoice.id, total - 3000, 'MXN');
    await app.settle();
    expect(first.status).toBe(201);
    const again = await support.put(`/billing/invoice-states/${failed}`, { state: 'validated' });
    expect([again.status, codesOf(again)]).toEqual([422, ['paid_above_balance']]);
    await cancel(first.body.data.complement_id);
    expect((await pay(invoice.id, 1000, 'MXN')).status).toBe(201);
    expect((await support.put(`/billing/invoice-states/${failed}`, { state: 'validated' })).status).toBe(200);
    await app.settle();
    expect(await knex('invoice_payment_documents').orderBy('id', 'desc').first('id')).toBeDefined();
    expect([(await show(invoice.id)).balance, await owed('MXN')]).toEqual([text(total - 5000), before + total - 5000]);
    const xml = (await support.get<string>(`/billing/invoices/${failed}?fileType=xml`)).body;
    // 1 was cancelled and stays told; 2 is the one paid meanwhile.
    expect(xml).toContain(`NumParcialidad="3" ImpSaldoAnt="${text(total - 1000)}"`);
  });

  test('keys of what left an order are the platform’s; nothing is written', async () => {
    const { id } = await place('MXN');
    const invoice = await invoiced(id);
    const before = [await owed('MXN'), Number((await knex('invoices').count({ n: '*' }).first())?.n)];
    const refusal = { key: 'Esta clave es de la plataforma' };
    for (const key of ['order-canceled:1', 'order-line:1'])
      expectRefused(
        await support.post('/billing/invoice-credit-notes', {
          invoice_id: invoice.id,
          amount: '1.16',
          reason: 'x',
          key,
        }),
        refusal,
      );
    for (const key of ['order-payment:1', 'deposit:1'])
      expectRefused(await pay(invoice.id, 100, 'MXN', { key }), refusal);
    expectRefused(await pay(invoice.id, 100, 'MXN', { paid_at: '2099-01-01T00:00:00.000Z' }), {
      paid_at: 'La fecha de pago está en el futuro',
    });
    expect([await owed('MXN'), Number((await knex('invoices').count({ n: '*' }).first())?.n)]).toEqual(before);
  });
});

test('parts of an invoice are numbered by what was accepted, also after one was cancelled', async () => {
  const { id } = await place('MXN');
  const invoice = await invoiced(id);
  const first = await pay(invoice.id, 1000, 'MXN');
  await pay(invoice.id, 1000, 'MXN');
  await app.settle();
  await cancel(first.body.data.complement_id);
  await pay(invoice.id, 1000, 'MXN');
  const parts = await knex('invoice_payment_documents').where({ invoice_id: invoice.id }).orderBy('id');
  expect(parts.map(({ partiality }: { partiality: number }) => partiality)).toEqual([1, 2, 3]);
});

test('two payments at once, and a payment beside a canceled order, leave invoice and line at one balance', async () => {
  const before = await owed('MXN');
  const { id, total } = await place('MXN');
  const invoice = await invoiced(id);
  const two = await Promise.all([pay(invoice.id, total, 'MXN'), pay(invoice.id, total, 'MXN')]);
  expect(two.map(({ status }) => status).sort()).toEqual([201, 422]);
  await app.settle();
  expect([(await show(invoice.id)).balance, await owed('MXN')]).toEqual(['0.00', before]);
  const other = await place('MXN');
  const open = await invoiced(other.id);
  await Promise.all([pay(open.id, 100, 'MXN'), cancelOrder(other.id)]);
  await app.settle();
  expect([(await show(open.id)).balance, await owed('MXN')]).toEqual(['0.00', before]);
});

describe('a deposit to the credit line', () => {
  test('pays the oldest debts first, each invoice by its complement, in one transaction', async () => {
    const before = await owed('MXN');
    expect(before).toBe(await openBefore());
    const first = await place('MXN');
    const second = await place('MXN', '11.11');
    const invoices = [await invoiced(first.id), await invoiced(second.id)];
    await deposit(before, 'MXN');
    const amount = first.total + 500;
    const told = await deposit(amount, 'MXN', { payment_form: '02', received_at: '2026-11-02T18:30:00.000Z' });
    expect([told.status, told.body.data]).toMatchObject([
      201,
      { amount: text(-amount), balance: text(second.total - 500) },
    ]);
    await app.settle();
    expect(await owed('MXN')).toBe(second.total - 500);
    const shown = [await show(invoices[0]!.id), await show(invoices[1]!.id)];
    expect(shown.map(({ balance }) => balance)).toEqual(['0.00', text(second.total - 500)]);
    const complements = await complementsOf(invoices[1]!.id);
    expect(complements).toMatchObject([{ state: 'stamped', payment_form: '02', paid: 5 }]);
    const xml = (await support.get<string>(`/billing/invoices/${complements[0]!.id}?fileType=xml`)).body;
    expect(xml).toContain('FechaPago="2026-11-02T12:30:00" FormaDePagoP="02"');
    expect(xml).toContain('Monto="5.00"');
  });

  test('of an order that is not invoiced yet is complemented once its invoice is stamped', async () => {
    const before = await owed('MXN');
    if (before > 0) await deposit(before, 'MXN');
    const { id, total } = await place('MXN');
    await deposit(1000, 'MXN');
    expect(await owed('MXN')).toBe(total - 1000);
    const invoice = await invoiced(id);
    expect((await show(invoice.id)).balance).toBe(text(total - 1000));
    expect(await complementsOf(invoice.id)).toMatchObject([{ state: 'stamped', payment_form: '03', paid: 10 }]);
  });

  test('a refused complement of it is no payment; issued again it is', async () => {
    const before = await owed('MXN');
    if (before > 0) await deposit(before, 'MXN');
    const { id, total } = await place('MXN');
    const invoice = await invoiced(id);
    pac.faults.push({ code: 'CRP20217', text: 'Rechazado' });
    await deposit(1000, 'MXN');
    await app.settle();
    const [complement] = await complementsOf(invoice.id);
    expect([complement?.state, await owed('MXN')]).toEqual(['failed', total]);
    expect((await support.put(`/billing/invoice-states/${complement!.id}`, { state: 'validated' })).status).toBe(200);
    await app.settle();
    expect([(await show(invoice.id)).balance, await owed('MXN')]).toEqual([text(total - 1000), total - 1000]);
  });

  test('a canceled order that a deposit paid in part owes nothing: what was paid is in the wallet', async () => {
    const before = await owed('MXN');
    if (before > 0) await deposit(before, 'MXN');
    const wallet = await owed('MXN', 'wallet');
    const { id } = await place('MXN');
    await deposit(1613, 'MXN');
    await cancelOrder(id);
    expect([await owed('MXN'), await owed('MXN', 'wallet')]).toEqual([0, wallet + 1613]);
  });

  test('in another form, or at another time, is no repeat; in the future it is none', async () => {
    await place('MXN');
    const asked = { reference: 'form-1', received_at: '2026-11-02T18:30:00.000Z' };
    const one = await deposit(100, 'MXN', asked);
    expect((await deposit(100, 'MXN', asked)).body.data.id).toBe(one.body.data.id);
    const before = await owed('MXN');
    const refusal = {
      reference: 'La referencia form-1 ya se registró por $1.00 o con otra nota: si es otro pago, escribe la suya',
    };
    expectRefused(await deposit(100, 'MXN', { ...asked, payment_form: '01' }), refusal);
    expectRefused(await deposit(100, 'MXN', { ...asked, received_at: '2026-11-03T18:30:00.000Z' }), refusal);
    expectRefused(await deposit(100, 'MXN', { received_at: '2099-01-01T00:00:00.000Z' }), {
      received_at: 'La fecha en que se recibió está en el futuro',
    });
    expectRefused(await deposit(100, 'MXN', { is_bonus: true, payment_form: '03' }), {
      is_bonus: 'Una bonificación va al monedero: el crédito se abona con dinero',
      payment_form: 'Una bonificación no se recibe: no tiene forma de pago',
    });
    expect(await owed('MXN')).toBe(before);
  });
});

test('deposits, payments and notes of one invoice at once all end, and leave invoice and line at one balance', async () => {
  const before = await owed('MXN');
  if (before > 0) await deposit(before, 'MXN');
  const { id, total } = await place('MXN');
  const invoice = await invoiced(id);
  const told = await Promise.all([
    ...[100, 200].map((amount) => deposit(amount, 'MXN')),
    ...[300, 400].map((amount) => pay(invoice.id, amount, 'MXN')),
    credit(invoice.id, 1160),
  ]);
  expect(told.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  await app.settle();
  expect([(await show(invoice.id)).balance, await owed('MXN')]).toEqual([text(total - 2160), total - 2160]);
});

/** What the company's stamped invoices on credit and its orders without one say that is owed. */
async function openBefore(): Promise<number> {
  const rows = (await knex('ledger_movements as m')
    .join('ledger_accounts as a', 'a.id', 'm.account_id')
    .where({ 'a.kind': 'credit', 'a.currency': 'MXN', 'm.kind': 'charge', 'a.company_id': companyId })
    .select('m.source_id', 'm.amount')) as { source_id: string; amount: string }[];
  let sum = 0;
  for (const { source_id: order, amount } of rows) {
    const { status } = (await knex('sale_orders').where({ id: order }).first('status')) as { status: string };
    const stamped = { sale_order_id: order, type: 'I', state: 'stamped' };
    const invoice = (await knex('invoices').where(stamped).first('id')) as { id: number } | undefined;
    if (status !== 'canceled') sum += invoice === undefined ? cents(amount) : cents((await show(invoice.id)).balance);
  }
  return sum;
}

const complementsOf = (invoice: number): Promise<{ id: number; state: string }[]> =>
  knex('invoice_payments as payment')
    .join('invoice_payment_documents as part', 'part.invoice_payment_id', 'payment.id')
    .join('invoices as complement', 'complement.id', 'payment.complement_id')
    .where({ 'part.invoice_id': invoice })
    .orderBy('payment.id')
    .select('complement.id', 'complement.state', 'payment.payment_form', 'part.paid') as never;
