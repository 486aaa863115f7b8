import { expect, test } from 'vitest';
import { blockOf, placed, plainNumber } from './block';

test('what a spreadsheet copies is rows of cells; a single cell is no block', () => {
  expect(blockOf('1\t2\r\n3\t\r\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
  expect(blockOf('12.5')).toBeNull();
  expect(blockOf('12.5\n')).toBeNull();
});

test.each([
  ['$1,234.50', '1234.50'],
  ['1,234', '1234'],
  ['12 %', '12'],
  ['12,5', '12.5'],
  ['US$ 9.99', '9.99'],
  ['15 USD', '15'],
  [' -3 ', '-3'],
  ['', ''],
  ['diez', 'diez'],
  ['1,2,3', '1,2,3'],
])('«%s» is written as «%s»', (typed, plain) => expect(plainNumber(typed)).toBe(plain));

test('a block fills the cells to the right and below; what reaches beyond the grid is left out', () =>
  expect(
    placed(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      { row: 1, column: 9 },
      { rows: 2, columns: 10 },
    ),
  ).toEqual([{ row: 1, column: 9, text: 'a' }]));
