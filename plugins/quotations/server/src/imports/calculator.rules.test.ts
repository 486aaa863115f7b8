import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_ROWS, parseCsv, readCalculator } from './calculator.rules';

const read = (text: string) => {
  const cells = parseCsv(text);
  return typeof cells === 'string' ? cells : readCalculator(cells);
};

describe('the file of a calculator', () => {
  test('its table may begin below titles, with columns between, and end with a subtotal', () => {
    const text =
      'Calculadora de CCTV\nCliente,Planta norte\n\nNo.,Modelo,Descripción,Cantidad\n1,VK-1,Cámara,4\n2,PK-2,"Tarjeta, roja",50\n,,Total,54\n';
    expect(read(text)).toEqual([
      { row: 5, code: 'VK-1', quantity: 4 },
      { row: 6, code: 'PK-2', quantity: 50 },
    ]);
  });

  test('a model of a megabyte is named by its beginning', () => {
    expect(read(`Modelo,Cantidad\n${'a'.repeat(1_000_000)},1\n${'b'.repeat(200)},1`)).toEqual([
      { row: 2, code: `${'a'.repeat(200)}…`, quantity: 1 },
      { row: 3, code: 'b'.repeat(200), quantity: 1 },
    ]);
  });

  test.each([
    ['4', 4],
    ['4.0', 4],
    ['"1,000"', 1_000],
    ['4.5', null],
    ['0', null],
    ['-1', null],
    ['dos', null],
    ['', null],
    ['999999', null],
  ])('a quantity of %s is %s', (text, quantity) => {
    expect(read(`modelo,cantidad\nA,${text}`)).toEqual([{ row: 2, code: 'A', quantity }]);
  });

  test.each([
    ['calculator_columns_missing', 'producto\nA'],
    ['calculator_columns_missing', ''],
    ['calculator_empty', 'modelo;cantidad\n;3'],
    ['calculator_unreadable', 'modelo,cantidad\n"A,2'],
    ['calculator_too_many_rows', `modelo,cantidad\n${'A,1\n'.repeat(MOST_ROWS + 1)}`],
  ])('%s', (problem, text) => {
    expect(read(text)).toBe(problem);
  });

  test('whatever the text, there is an answer', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const answer = read(`modelo,cantidad\n${text}`);
        expect(typeof answer === 'string' || Array.isArray(answer)).toBe(true);
      }),
    );
  });
});
