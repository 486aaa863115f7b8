import type { Core } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { judgeInvoice, judgeTotals } from './judge-invoice';
import type { InvoiceRow } from './invoice.store';

const line = {
  product_key: '46171610',
  description: 'Cámara',
  unit_key: 'H87',
  quantity: 3,
  unit_price: '33.37',
  amount: '100.11',
  discount: '0.00',
  iva_rate: '0.16',
  sku: 'VK-1',
};
const invoice = {
  type: 'I',
  currency: 'MXN',
  exchange_rate: null,
  subtotal: '100.11',
  discount: '0.00',
  total: '116.13',
  lines: [line],
};
const wrong = (change: object): string[] =>
  judgeTotals({ ...invoice, ...change } as unknown as InvoiceRow).map(({ code, field }) => `${field}: ${code}`);

test('an invoice whose lines come to its totals is right', () => expect(wrong({})).toEqual([]));

test('a cent beside what the lines come to is refused, in each total', () => {
  expect(wrong({ total: '116.14' })).toEqual(['total: totals_differ']);
  expect(wrong({ subtotal: '100.10', discount: '0.01' })).toEqual([
    'subtotal: totals_differ',
    'discount: totals_differ',
  ]);
});

test('an amount is the pieces at their price', () => {
  expect(wrong({ lines: [{ ...line, unit_price: '33.38' }] })).toContain('lines.0.amount: amount_differs');
});

test('an invoice is of something, and of more than nothing', () => {
  const nothing = wrong({ lines: [], subtotal: '0.00', total: '0.00' });
  expect(nothing).toEqual(['lines: invoice_without_lines', 'total: invoice_of_nothing']);
});

test('dollars say what one costs', () => {
  expect(wrong({ currency: 'USD' })).toEqual(['exchange_rate: exchange_rate_missing']);
  expect(wrong({ currency: 'USD', exchange_rate: '18.5' })).toEqual([]);
});

test('a document is of somebody whose fiscal data are known', async () => {
  const payment = { ...invoice, type: 'P', receiver_rfc: null } as unknown as InvoiceRow;
  expect(await judgeInvoice(null as unknown as Core.Strapi, null as unknown as Knex, payment)).toEqual([
    { code: 'fiscal_data_missing', field: 'company_id' },
  ]);
});
