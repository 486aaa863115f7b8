import { readOrderFile } from '@mayorista/config/lists';
import { expect, test } from 'vitest';
import { MOST_ROWS, rowRefusal } from './calculator.rules';

test('the table of a calculator may begin below titles, with columns between, and end with a subtotal', () => {
  const text =
    'Calculadora de CCTV\nCliente,Planta norte\n\nNo.,Modelo,Descripción,Cantidad\n1,VK-1,Cámara,4\n2,PK-2,"Tarjeta, roja",50\n,,Total,54\n';
  expect(readOrderFile(text, MOST_ROWS)).toMatchObject([
    { row: 5, code: 'VK-1', pieces: 4 },
    { row: 6, code: 'PK-2', pieces: 50 },
  ]);
});

test.each([
  [null, { problem: null, pieces: 100_000 }],
  ['calculator_quantity_invalid', { problem: null, pieces: 100_001 }],
  ['calculator_quantity_invalid', { problem: 'not_whole', pieces: null }],
  ['calculator_quantity_missing', { problem: 'missing', pieces: null }],
  ['calculator_quantity_ambiguous', { problem: 'ambiguous', pieces: null }],
  ['calculator_model_missing', { problem: 'code_missing', pieces: null }],
  ['calculator_more_columns', { problem: 'more_columns', pieces: null }],
] as const)('%s', (reason, row) => {
  expect(rowRefusal(row)).toBe(reason);
});
