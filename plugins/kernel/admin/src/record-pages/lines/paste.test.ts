import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyLine } from '../draft/draft';
import { order } from '../testing';
import { cellValue, isTable, parseCells, pasteCells, resolveTexts, wantedTexts } from './paste';

const { fields } = order.lines.costs;
const columns = ['maker', 'pieces', 'cost', 'due', 'kind', 'urgent'];

describe('rows of a spreadsheet', () => {
  test('are cut at tabs and line ends; a quoted cell may hold both', () => {
    expect(parseCells('a\tb\r\nc\td\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(parseCells('"dos\nlíneas"\t"con ""comillas"""\nx\t')).toEqual([
      ['dos\nlíneas', 'con "comillas"'],
      ['x', ''],
    ]);
    expect(parseCells('\ta\n\n')).toEqual([['', 'a']]);
  });

  test('are told from one cell', () => {
    expect([isTable('CAM-1'), isTable('CAM-1\r\n'), isTable('a\tb'), isTable('a\nb')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('come out as they went in, whatever plain text their cells hold', () => {
    const cell = fc.stringMatching(/^[a-zA-Z0-9ñá ,.$-]{1,12}$/).map((text) => text.trim() || 'x');
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 }), (rows) => {
        expect(parseCells(rows.map((row) => row.join('\t')).join('\r\n'))).toEqual(rows);
      }),
    );
  });

  test('become what each field holds', () => {
    expect(cellValue(fields.cost, '$ 1,085.50')).toBe('1085.50');
    expect(cellValue(fields.due, '3/5/2026')).toBe('2026-05-03');
    expect(cellValue(fields.due, '2026-05-03')).toBe('2026-05-03');
    expect([cellValue(fields.kind, 'USADA'), cellValue(fields.kind, 'otra')]).toEqual(['used', 'otra']);
    expect([cellValue(fields.urgent, 'Sí'), cellValue(fields.urgent, 'no')]).toEqual([true, false]);
  });
});

describe('what is pasted', () => {
  const line = (maker: string) => ({ ...emptyLine(fields), values: { ...emptyLine(fields).values, maker } });
  const pasted = (text: string, at = { line: 0, column: 0 }, lines = [emptyLine(fields)]) =>
    pasteCells({ fields, columns, lines, cells: parseCells(text), at });

  test('fills lines from the cell on, adds those that are missing, and leaves out headings', () => {
    const result = pasted('Fabricante\tPiezas\tCosto\nA\t2\t10\nB\t\t20');
    expect(result.map(({ values }) => [values.maker, values.pieces, values.cost])).toEqual([
      ['A', '2', '10'],
      ['B', '1', '20'],
    ]);
  });

  test('is written over the cells below and beside, and over no other', () => {
    const result = pasted('5\t50\n6\t60', { line: 1, column: 1 }, [line('A'), line('B'), line('C'), line('D')]);
    expect(result.map(({ values }) => [values.maker, values.pieces, values.cost])).toEqual([
      ['A', '1', ''],
      ['B', '5', '50'],
      ['C', '6', '60'],
      ['D', '1', ''],
    ]);
  });

  test('names records by text, each looked up once; one that is unknown or shared stays to be corrected', () => {
    const lines = pasted('A\t1\nB\t1\nA\t2\nC\t1');
    expect(wantedTexts(fields, lines)).toEqual({ maker: ['A', 'B', 'C'] });
    const two = [
      { id: 2, name: 'B' },
      { id: 3, name: 'B' },
    ];
    const found = resolveTexts(fields, lines, { maker: { A: [{ id: 1, name: 'Ajolote' }], B: two, C: [] } });
    expect(found.map(({ values }) => values.maker)).toEqual([
      { id: 1, name: 'Ajolote' },
      'B',
      { id: 1, name: 'Ajolote' },
      'C',
    ]);
    expect(wantedTexts(fields, found)).toEqual({ maker: ['B', 'C'] });
  });
});
