import { expect } from 'vitest';
import { givenPerson } from '@mayorista/people/testing';
import { client, type Client } from '@mayorista/kernel/testing';
import { invoicingSettings } from './certificate-files';
import {
  app,
  begin,
  branchId,
  companyId,
  invoiceable,
  knex,
  settle,
  show,
  support,
  type Invoice,
} from './invoicing-kit';
import { startPac, type PacServer } from './pac-server';

export type Currency = 'MXN' | 'USD';
export const currencies: readonly Currency[] = ['MXN', 'USD'];

export let pac: PacServer;
const buyers = new Map<Currency, Client>();
let sequence = 0;

/** Boots the platform with a buyer on credit in each currency, who owes nothing. */
export async function beginDebts(): Promise<void> {
  pac = await startPac();
  await begin('MXN', invoicingSettings(pac));
  for (const currency of currencies) {
    const person = await givenPerson(app, { companyId, fields: { currency } });
    buyers.set(currency, client(app.url, person.token));
    await knex('credit_lines').where({ company_id: companyId, currency }).delete();
    await knex('credit_lines').insert({
      ...{ document_id: `debt-${currency}`, company_id: companyId, currency, credit_limit: '900000.00' },
      ...{ credit_days: 30, is_blocked: false },
    });
  }
  const accounts = knex('ledger_accounts').where({ company_id: companyId }).select('id');
  // Nothing is owed when it begins.
  await knex('ledger_movements').whereIn('account_id', accounts).delete();
}

export const cents = (amount: string | number | null): number => Math.round(Number(amount) * 100);
export const text = (amount: number): string => (amount / 100).toFixed(2);

export async function place(currency: Currency, price = '33.37'): Promise<{ id: number; total: number }> {
  const who = buyers.get(currency)!;
  let id = 0;
  for (const [path, body] of [
    ['cart-details', { product_id: await invoiceable(price), quantity: 3 }],
    ['cart-stages', { cartStage: 'shipping_method' }],
    ['cart-deliveries', { type: 'branch_pickup', branch_id: branchId }],
    ['cart-stages', { cartStage: 'payment_method' }],
    ['cart-payments', { method: 'credit' }],
    ['cart-stages', { cartStage: 'confirmation' }],
    ['cart-stages', { cartStage: 'ordered' }],
  ] as const) {
    const told = await who.post<{ data: { sale_order?: { id: number } } }>(`/api/${path}`, body);
    expect([path, told.status, told.status === 200 ? '' : told.body]).toEqual([path, 200, '']);
    id = told.body.data.sale_order?.id ?? id;
  }
  const { total } = (await knex('sale_orders').where({ id }).first('total')) as { total: string | number };
  return { id, total: cents(total) };
}
export async function invoiced(orderId: number): Promise<Invoice> {
  const told = await support.post<{ data: { id: number } }>('/billing/invoices', { sale_order_id: orderId });
  expect(told.status).toBe(201);
  await app.settle();
  const invoice = await show(told.body.data.id);
  expect([invoice.state, invoice.failure]).toEqual(['stamped', null]);
  return invoice;
}
export const pay = (id: number, amount: number, currency: Currency, more: object = {}) =>
  support.post<{ data: { id: number; complement_id: number } }>('/billing/invoice-payments', {
    ...{ paid_at: new Date().toISOString(), payment_form: '03', currency, dollar_rate: '18.5', amount: text(amount) },
    ...{ key: `one-debt-${++sequence}`, documents: [{ invoice_id: id, paid: text(amount) }], ...more },
  });
export const credit = (id: number, amount: number) =>
  support.post<{ data: { id: number } }>('/billing/invoice-credit-notes', {
    ...{ invoice_id: id, amount: text(amount), reason: 'Ajuste', key: `one-debt-${++sequence}` },
  });
export async function cancel(id: number): Promise<void> {
  expect((await support.delete(`/billing/invoices/${id}?reason=02`)).status).toBe(200);
  await app.settle();
  pac.acceptCancellations();
  await app.runDue('billing.watch-cancellations');
  await settle();
  expect((await show(id)).state).toBe('cancelled');
}
export const cancelOrder = async (id: number): Promise<void> => {
  const told = await support.put(`/sales/sale-orders/${id}/status`, { status: 'canceled', reason: 'Se arrepintió' });
  expect(told.status).toBe(200);
  await app.settle();
};
/** The last balance, the sum of the amounts and what the statement says: they are one. */
export async function owed(currency: Currency, kind: 'credit' | 'wallet' = 'credit'): Promise<number> {
  const lines = (await knex('ledger_movements as m')
    .join('ledger_accounts as a', 'a.id', 'm.account_id')
    .where({ 'a.company_id': companyId, 'a.kind': kind, 'a.currency': currency })
    .orderBy('m.number')
    .select('m.amount', 'm.balance')) as { amount: string; balance: string }[];
  const last = cents(lines.at(-1)?.balance ?? 0);
  expect(lines.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(last);
  expect(lines.every(({ balance }) => cents(balance) >= 0)).toBe(true);
  const { body } = await support.get<{ meta: { account: { balance: string } } }>(
    `/payments/company-ledgers?kind=${kind}&currency=${currency}&company_id=${companyId}`,
  );
  expect(body.meta.account.balance).toBe(text(last));
  return last + 0;
}

/** Writes down money that a company brought to its credit line. */
export const deposit = (amount: number, currency: Currency, more: object = {}) =>
  support.post<{ data: { id: number; amount: string; balance: string } }>('/payments/company-ledger-deposits', {
    ...{ kind: 'credit', company_id: companyId, currency, amount: text(amount), reference: `one-debt-${++sequence}` },
    ...more,
  });
