import { expect, test } from 'vitest';
import type { GoneLine } from '@mayorista/sales/contract';
import { invoicedGone } from './gone-lines.rules';

const line = (id: number, productId: number, quantity: number, unitPrice = '40.00') => ({
  ...{ id, productId, grade: 'Stock' as const, quantity, unitPrice },
  ...{ sku: null, name: `Producto ${productId}`, subtotal: '0.00' },
});
const gone = (id: number, productId: number, quantity: number): GoneLine => ({
  ...line(id, productId, quantity),
  replacedBy: [],
});
const billed = (id: number, productId: number, quantity: number, unitPrice = '40.0000') => ({
  ...{ id, product_id: productId, quantity, unit_price: unitPrice },
});
type Given = Parameters<typeof invoicedGone>;
type Bare = Omit<Given[1][number], 'returned'> & { readonly returned?: ReadonlyMap<number, number> };
const partsOf = (order: Given[0], invoices: readonly Bare[], credited: Given[2]) =>
  invoicedGone(
    order,
    invoices.map((each) => ({ returned: new Map(), ...each })),
    credited,
  ).flatMap(({ gone: { id }, parts }) =>
    parts.flatMap(({ invoiceId, lines }) => lines.map(({ lineId, quantity }) => [id, invoiceId, lineId, quantity])),
  );
const found = (...given: Parameters<typeof partsOf>) => partsOf(...given).map((each) => each.slice(0, 3));
const none = new Set<number>();

test('a line that left after it was invoiced is credited, once', () => {
  const order = { lines: [line(1, 7, 3)], gone: [gone(2, 8, 5)] };
  const invoices = [{ id: 30, lines: [billed(301, 7, 3), billed(302, 8, 5)] }];
  expect(found(order, invoices, none)).toEqual([[2, 30, 302]]);
  expect(found(order, invoices, new Set([2]))).toEqual([]);
});

test('an invoice drawn after the change does not hold it', () => {
  expect(
    found({ lines: [line(1, 7, 3)], gone: [gone(2, 8, 5)] }, [{ id: 30, lines: [billed(301, 7, 3)] }], none),
  ).toEqual([]);
});

test('pieces of the same product that stay are not taken for those that left', () => {
  const order = { lines: [line(1, 8, 5)], gone: [gone(2, 8, 5)] };
  expect(found(order, [{ id: 30, lines: [billed(301, 8, 5)] }], none)).toEqual([]);
  const both = [{ id: 30, lines: [billed(301, 8, 5), billed(302, 8, 5)] }];
  expect(found(order, both, none)).toEqual([[2, 30, 301]]);
});

test('two lines that left are found in two lines of the invoice, and at their own price alone', () => {
  const order = { lines: [], gone: [gone(1, 8, 2), gone(2, 8, 2)] };
  expect(found(order, [{ id: 30, lines: [billed(301, 8, 2), billed(302, 8, 2)] }], none)).toEqual([
    [1, 30, 301],
    [2, 30, 302],
  ]);
  expect(found(order, [{ id: 30, lines: [billed(301, 8, 4, '39.99')] }], none)).toEqual([]);
});

test('a line whose pieces stand in several lines of the invoices is credited over all of them', () => {
  const order = { lines: [], gone: [gone(1, 8, 5)] };
  const invoices = [
    { id: 30, lines: [billed(301, 8, 3)] },
    { id: 31, lines: [billed(311, 8, 4)] },
  ];
  expect(partsOf(order, invoices, none)).toEqual([
    [1, 30, 301, 3],
    [1, 31, 311, 2],
  ]);
});

test('pieces that came back before are not credited again: those that are left are, or none', () => {
  const order = { lines: [], gone: [gone(1, 8, 3)] };
  const lines = [billed(301, 8, 4), billed(302, 8, 2)];
  expect(partsOf(order, [{ id: 30, lines, returned: new Map([[301, 3]]) }], none)).toEqual([
    [1, 30, 301, 1],
    [1, 30, 302, 2],
  ]);
  expect(partsOf(order, [{ id: 30, lines, returned: new Map([[301, 4]]) }], none)).toEqual([]);
});
