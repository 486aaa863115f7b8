import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportColumn } from './define-export';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

interface Row {
  readonly sku: string;
  readonly price: string;
}
const columns: ExportColumn<Row>[] = [
  { title: 'SKU', value: ({ sku }) => sku },
  { title: 'Precio', type: 'number', value: ({ price }) => price },
];

async function* many(count: number): AsyncIterable<Row> {
  for (let i = 0; i < count; i += 1) yield { sku: i === 1 ? '=1+1' : `A,"${i}"`, price: `${i}.50` };
}

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'tabla-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = (name: string): string => path.join(folder, name);

test('CSV: mark, CRLF, quoted quotes; twenty thousand rows', async () => {
  const target = file('a.csv');
  await writeCsv(target, columns, many(20_000));
  const lines = (await readFile(target, 'utf8')).split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['\ufeffSKU,Precio', '"A,""0""",0.50', "'=1+1,1.50"]);
  expect(lines).toHaveLength(20_002);
});

test('XLSX: text stays text, prices are numbers', async () => {
  const target = file('a.xlsx');
  await writeXlsx(target, columns, many(3));
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(target);
  const sheet = book.getWorksheet(1)!;
  expect(sheet.getRow(1).getCell(1).value).toBe('SKU');
  expect(sheet.getRow(3).getCell(1).value).toBe("'=1+1");
  expect(sheet.getRow(3).getCell(1).formula).toBeUndefined();
  expect(sheet.getRow(3).getCell(2).value).toBe(1.5);
  expect(sheet.rowCount).toBe(4);
});

test('an error among the rows is an error of the export', async () => {
  async function* broken(): AsyncIterable<Row> {
    yield { sku: 'a', price: '1' };
    throw new Error('se cortó');
  }
  await expect(writeCsv(file('b.csv'), columns, broken())).rejects.toThrow('se cortó');
});
