import { expect, test } from 'vitest';
import { noFilters, readFilters, transfersPath } from './filters';
import { draftOf, missingOf, receiptOf, type TransferLine } from './transfer';

const line = (id: number, quantity: number): TransferLine => ({
  id,
  product_id: id * 10,
  name: null,
  model: `M-${id}`,
  grade: 'Stock',
  quantity,
  suggested_quantity: 4,
  quantity_received: null,
});
const lines = [line(1, 5), line(2, 3)];
const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

test('a receipt takes everything for arrived until somebody says otherwise', () => {
  expect(receiptOf({}, lines)).toEqual([
    { transfer_detail_id: 1, quantity: 5 },
    { transfer_detail_id: 2, quantity: 3 },
  ]);
  expect(receiptOf({ 2: '0' }, lines)?.[1]).toEqual({ transfer_detail_id: 2, quantity: 0 });
  expect(missingOf({ 1: '4', 2: '0' }, lines)).toBe(4);
});

test.each(['6', '-1', '2.5', '', 'tres'])('«%s» of five sent cannot have arrived', (text) =>
  expect(receiptOf({ 1: text }, lines)).toBeNull(),
);

test('a draft keeps its lines with what was typed, without those taken out', () => {
  expect(draftOf({ 1: '9' }, lines, new Set([2]))).toEqual([
    { product_id: 10, grade: 'Stock', quantity: 9, suggested_quantity: 4 },
  ]);
  expect(draftOf({ 1: '0' }, lines, new Set())).toBeNull();
  expect(draftOf({ 1: '0' }, lines, new Set([1]))).toHaveLength(1);
});

test('the list asks for a stage, or for what is under way', () => {
  expect(queryOf(transfersPath(readFilters({ view: 'in_process', source: 2 })))).toEqual({
    page: '1',
    per_page: '20',
    inProcess: 'true',
    source_warehouse_id: '2',
  });
  expect(queryOf(transfersPath({ ...noFilters, view: 'sent', target: 3, page: 2 }))).toEqual({
    page: '2',
    per_page: '20',
    stage: 'sent',
    target_warehouse_id: '3',
  });
  expect(readFilters({ view: 'otra', source: 'a' })).toEqual(noFilters);
});
