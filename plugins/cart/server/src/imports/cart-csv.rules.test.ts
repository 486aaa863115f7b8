import { readOrderFile, type OrderedRow } from '@mayorista/config/lists';
import { expect, test } from 'vitest';
import { csvTemplate, mostRows, rowRefusal } from './cart-csv.rules';

const row = (fields: Partial<OrderedRow>): OrderedRow => ({
  row: 2,
  code: 'A',
  pieces: 1,
  problem: null,
  written: '1',
  ...fields,
});

test('the template is a file that can be read', () => {
  expect(readOrderFile(csvTemplate, mostRows)).toMatchObject([
    { row: 2, code: 'VK-2CD2143G2-I', pieces: 4 },
    { row: 3, code: 'PK-TAG-EM', pieces: 50 },
  ]);
});

test.each([
  [null, row({}), 'found', 0],
  [null, row({ pieces: 9_999 }), 'found', 0],
  ['quantity_too_big', row({ pieces: 10_000 }), 'found', 0],
  ['quantity_too_big', row({ pieces: 2 }), 'found', 9_998],
  ['quantity_too_big', row({ pieces: null, problem: 'too_many' }), 'found', 0],
  ['quantity_too_small', row({ pieces: null, problem: 'below_one' }), 'found', 0],
  ['csv_quantity_missing', row({ pieces: null, problem: 'missing' }), 'found', 0],
  ['csv_quantity_no_number', row({ pieces: null, problem: 'not_a_number' }), 'found', 0],
  ['csv_quantity_not_whole', row({ pieces: null, problem: 'not_whole' }), 'found', 0],
  ['csv_quantity_ambiguous', row({ pieces: null, problem: 'ambiguous' }), 'found', 0],
  ['csv_product_unknown', row({ pieces: null, problem: 'missing' }), 'unknown', 0],
  ['csv_product_several', row({}), 'several', 0],
  ['product_not_for_sale', row({}), 'not_sold', 0],
  ['csv_more_columns', row({ problem: 'more_columns' }), 'unknown', 0],
  ['csv_code_missing', row({ code: '', problem: 'code_missing' }), 'unknown', 0],
] as const)('%s', (reason, each, state, before) => {
  expect(rowRefusal(each, state, before)).toBe(reason);
});
