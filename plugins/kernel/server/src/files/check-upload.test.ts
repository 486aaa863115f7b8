import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ValidationError } from '../errors/refusal';
import { checkUpload, type UploadRules } from './check-upload';

const folder = mkdtempSync(path.join(tmpdir(), 'check-upload-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pdf = '%PDF-1.4\n%%EOF';
/** Returns what a file of this name and content is taken for, or why it is refused: 'field: code', and the most that it may be. */
async function checked(name: string, content: string, rules?: UploadRules, sizeBytes = content.length) {
  const file = path.join(folder, 'upload');
  writeFileSync(file, content, 'latin1');
  try {
    return await checkUpload({ field: 'papers.0', name, path: file, sizeBytes } as never, rules);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.refusals.flatMap(({ code, field, params }) => [`${field}: ${code}`, params?.max ?? []].flat());
  }
}

test('a file is what its bytes say, under a clean name', async () => {
  expect(await checked('../../Carta.pdf', pdf)).toMatchObject({ name: 'Carta.pdf', mime: 'application/pdf' });
  expect(await checked('carta', pdf)).toMatchObject({ name: 'carta.pdf' });
});

test('a file is at most 25 MB, or as large as its place allows, to the byte', async () => {
  const megabyte = 1024 * 1024;
  expect(await checked('carta.pdf', pdf, {}, 25 * megabyte)).toMatchObject({ mime: 'application/pdf' });
  expect(await checked('carta.pdf', pdf, {}, 25 * megabyte + 1)).toEqual(['papers.0: file_too_large', 25]);
  expect(await checked('carta.pdf', pdf, { maxBytes: 2 * megabyte }, 2 * megabyte + 1)).toEqual([
    'papers.0: file_too_large',
    2,
  ]);
});

test('a program is none, whatever it is called; nor a file that its place does not take', async () => {
  expect(await checked('carta.pdf', 'MZ\x90\x00 program')).toEqual(['papers.0: file_type_not_allowed']);
  expect(await checked('carta.exe', pdf)).toEqual(['papers.0: file_type_not_allowed']);
  expect(await checked('carta.pdf', pdf, { extensions: ['png'] })).toEqual(['papers.0: file_type_not_allowed']);
});

test('a spreadsheet is one inside: an archive with its name is refused', async () => {
  const { Workbook } = (await import('exceljs')).default;
  const book = new Workbook();
  book.addWorksheet('Precios').addRow(['sku', 85.5]);
  const sheet = Buffer.from(await book.xlsx.writeBuffer()).toString('latin1');
  expect(await checked('precios', sheet)).toMatchObject({ name: 'precios.xlsx' });
  expect(await checked('precios.xlsx', sheet)).toMatchObject({ name: 'precios.xlsx' });
  const archive = sheet.replaceAll('[Content_Types].xml', '[Content_Typos].xml').replaceAll('xl/', 'no/');
  expect(await checked('precios.xlsx', archive)).toEqual(['papers.0: file_type_not_allowed']);
  expect(await checked('precios.zip', archive)).toMatchObject({ mime: 'application/zip' });
});

test('half a file, and a drawing that runs something, are refused', async () => {
  expect(await checked('carta.pdf', '%PDF-1.4\n1 0 obj')).toEqual(['papers.0: file_cut_off']);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect(await checked('logo.svg', drawing)).toEqual(['papers.0: file_unsafe']);
});
