import { expect, test } from 'vitest';
import { readArguments } from './arguments';

const read = (...args: string[]) => readArguments(args, '/casa');

test('paths are taken from where the person is, and the usual batch is 1,000 rows', () => {
  expect(read('products', 'a.csv', '--errors', 'e.csv')).toEqual({
    subject: 'products',
    files: ['/casa/a.csv'],
    map: null,
    errors: '/casa/e.csv',
    dryRun: false,
    batch: 1000,
    branch: 'MEX-CEDIS',
    waits: true,
  });
});

test.each([
  [[], 'Uso:'],
  [['banks', 'a.csv'], 'Uso:'],
  [['products'], 'Falta el archivo'],
  [['products', 'a', 'b'], 'un archivo a la vez'],
  [['products', 'a', '--colour'], 'No se entiende'],
  [['products', 'a', '--batch', '0'], '--batch'],
  [['products', 'a', '--batch', 'mil'], '--batch'],
  [['products', 'a', '--errors', './a'], 'no puede ser el mismo'],
])('%j is refused with the reason', (args, reason) => {
  expect(() => read(...args)).toThrow(reason);
});

test('only an import of products that writes waits for the store, unless told not to', () => {
  expect(read('products', 'a.csv').waits).toBe(true);
  expect(
    [
      ['products', 'a.csv', '--no-wait'],
      ['products', 'a.csv', '--dry-run'],
      ['postal-codes', 'a.csv'],
    ].map((args) => read(...args).waits),
  ).toEqual([false, false, false]);
});
