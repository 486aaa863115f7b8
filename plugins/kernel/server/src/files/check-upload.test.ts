import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
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

test('a picture has forty million points at most, however few bytes they are', async () => {
  expect(await checked('foto.png', pictureOf(8_000, 5_000))).toMatchObject({ mime: 'image/png' });
  expect(await checked('foto.png', pictureOf(8_000, 5_001))).toEqual(['papers.0: picture_too_many_points', 40]);
});

test('a drawing is of two megabytes at most, whatever is called one', async () => {
  const drawing = (bytes: number) => `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(bytes - 46)}</svg>`;
  const most = 2 * 1024 * 1024;
  expect(await checked('plano.svg', drawing(most))).toMatchObject({ mime: 'image/svg+xml' });
  expect(await checked('plano.svg', drawing(most + 1))).toEqual(['papers.0: drawing_too_large', 2]);
});

/** A picture in black alone with so many points, of which it holds none. */
function pictureOf(width: number, height: number): string {
  const chunk = (type: string, data: Buffer): Buffer => {
    const [body, frame] = [Buffer.concat([Buffer.from(type), data]), Buffer.alloc(8)];
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const begins = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    ...[begins, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1)))],
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('latin1');
}
