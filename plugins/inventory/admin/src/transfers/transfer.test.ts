import { expect, test } from 'vitest';
import { noFilters, readFilters, transfersPath } from './filters';
import { addedLine, draftOf, hasProduct, lostOf, missingOf, receiptOf, type TransferLine } from './transfer';

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

test('a draft is saved with what was typed and the products that were added', () => {
  const added = addedLine({ id: 30, model: 'M-3', name: 'Domo' });
  expect(draftOf({ 1: '9', [added.id]: '2' }, [line(1, 5), added])).toEqual([
    { product_id: 10, grade: 'Stock', quantity: 9, suggested_quantity: 4 },
    { product_id: 30, grade: 'Stock', quantity: 2, suggested_quantity: null },
  ]);
  expect(draftOf({ 1: '0' }, lines)).toBeNull();
});

test('a product is in a draft once for each shelf', () => {
  expect(hasProduct(lines, 20)).toBe(true);
  expect(hasProduct(lines, 30)).toBe(false);
  expect(hasProduct([{ ...line(3, 1), grade: 'A' }], 30)).toBe(false);
});

test('what did not arrive is told once the transfer is received', () => {
  const arrived = [{ ...line(1, 5), quantity_received: 3 }, line(2, 3)];
  expect(lostOf({ stage: 'received', transfer_details: arrived })).toBe(2);
  expect(lostOf({ stage: 'sent', transfer_details: arrived })).toBe(0);
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
