import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/sample-file';
import { csvLine, ErrorsFile } from './errors-file';

test.each(['=1+1', '+CMD|x', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '  =1', '=HYPERLINK("http://x";"y")'])(
  '%j cannot run as a formula',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

test.each(['-12.5', 'Cámara', 'A-1', '12'])('%j stays as it is', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});

test('whatever the cells, a spreadsheet reads the same number of columns and no formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), (cells) => {
      const [row] = parse(csvLine(cells), { relax_column_count: true }) as string[][];
      expect(row).toHaveLength(cells.length);
      for (const cell of row ?? []) if (!/^-?\d/.test(cell)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test('the file opens with the UTF-8 mark and the columns, then a line per refused row', async () => {
  const file = path.join(temporaryFolder(), 'errores.csv');
  const errors = await ErrorsFile.create(file, ['linea', 'sku', 'campo', 'motivo', 'archivo']);
  await errors.add({ line: 7, key: '=A1', field: 'price', reason: 'El precio, no' }, 'productos.csv');
  await errors.close();
  expect(readFileSync(file, 'utf8')).toBe(
    '\uFEFFlinea,sku,campo,motivo,archivo\r\n7,\'=A1,price,"El precio, no",productos.csv\r\n',
  );
});
