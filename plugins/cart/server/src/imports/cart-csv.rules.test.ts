import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvTemplate, mostRows, readCartCsv } from './cart-csv.rules';

test.each([
  ['commas', 'codigo,cantidad\nVK-1,2\nPK-2,10\n'],
  ['semicolons and a mark of the order of bytes', '\uFEFFcodigo;cantidad\r\nVK-1;2\r\nPK-2;10\r\n'],
  ['tabs, other names and accents', 'Modelo\tPiezas\nVK-1\t2\nPK-2\t10'],
  ['columns in another order and more of them', 'nota,Cantidad,Código\nurge,2,VK-1\n,10,PK-2'],
])('a file with %s is read', (_what, text) => {
  expect(readCartCsv(text)).toEqual([
    { code: 'VK-1', quantity: 2 },
    { code: 'PK-2', quantity: 10 },
  ]);
});

test('a code that stands twice is one line with all its pieces', () => {
  expect(readCartCsv('codigo,cantidad\nA,2\nB,1\nA,3')).toEqual([
    { code: 'A', quantity: 5 },
    { code: 'B', quantity: 1 },
  ]);
});

test.each(['0', '-1', '1.5', 'dos', '', '9999999'])('"%s" is no quantity', (text) => {
  expect(readCartCsv(`codigo,cantidad\nA,${text}`)).toEqual([{ code: 'A', quantity: null }]);
});

test.each([
  ['csv_columns_missing', 'producto\nA'],
  ['csv_columns_missing', 'A,2\nB,3'],
  ['csv_columns_missing', ''],
  ['csv_empty', 'codigo,cantidad\n,3\n'],
  ['csv_unreadable', 'codigo,cantidad\n"A,2'],
  ['csv_too_many_rows', `codigo,cantidad\n${'A,1\n'.repeat(mostRows + 1)}`],
])('%s', (problem, text) => {
  expect(readCartCsv(text)).toBe(problem);
});

test('the template is a file that can be read', () => {
  expect(readCartCsv(csvTemplate)).toHaveLength(2);
});

test('whatever the bytes, there is an answer', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const answer = readCartCsv(`codigo,cantidad\n${text}`);
      expect(typeof answer === 'string' || Array.isArray(answer)).toBe(true);
    }),
  );
});
