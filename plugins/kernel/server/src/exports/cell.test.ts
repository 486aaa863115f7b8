import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neutralise } from '@mayorista/config/text';
import { csvCell, safeCell } from './cell';

const opener = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  ' =',
  '\u00a0=',
  '\ufeff@',
);

describe('cells of an export', () => {
  test('text that a spreadsheet could run never begins as a formula', () => {
    fc.assert(
      fc.property(opener, fc.string(), (start, rest) => {
        const cell = String(safeCell(start + rest));
        expect(cell.startsWith("'")).toBe(true);
        expect(cell.slice(1)).toBe(start + rest);
      }),
    );
  });

  test('any CSV cell reads back as the harmless text it was made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = csvCell(text);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(read).toBe(neutralise(text));
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",;\r\n]/);
        expect(read).not.toMatch(/^[\s\u00a0]*[=+\-@]/);
      }),
    );
  });

  test('ordinary text is left as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9áéíóúñ][^\p{C}]*$/u), (text) => void expect(safeCell(text)).toBe(text)),
    );
  });

  test('numbers stay numbers, negative ones too, with the digits they came with', () => {
    expect([safeCell(-12.5), safeCell('-12.50', 'number'), csvCell('-12.50', 'number'), csvCell(3)]).toEqual([
      -12.5,
      -12.5,
      '-12.50',
      '3',
    ]);
    expect(safeCell('-12.50')).toBe("'-12.50");
    expect(safeCell('-1+cmd|x', 'number')).toBe("'-1+cmd|x");
    expect([safeCell(Number.NaN), safeCell(null), safeCell(true)]).toEqual(['', '', 'Sí']);
  });
});
