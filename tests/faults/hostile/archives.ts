import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive. */
interface Part {
  readonly name: string;
  readonly content: Buffer;
  /** What the archive's list says of its size, where that is not so. */
  readonly claimed?: number;
}

/** Writes a ZIP archive, which may say something else of its sizes than is so. */
export function archiveOf(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimed = content.length } of parts) {
    const packed = deflateRawSync(content, { level: 9 });
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimed, 18);
    facts.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, Buffer.from(name));
    files.push(file);
    at += file.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const xml = (content: string): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook as Excel writes it, with a sheet of ours. */
function workbookOf(sheet: Buffer, texts: Buffer | null, claimed?: number): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return archiveOf([
    {
      name: '[Content_Types].xml',
      content: xml(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      content: xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      content: xml(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    ...(texts === null
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: texts, ...(claimed === undefined ? {} : { claimed }) }]),
    { name: 'xl/worksheets/sheet1.xml', content: sheet, ...(claimed === undefined ? {} : { claimed }) },
  ]);
}

const row = '<row><c t="inlineStr"><is><t>modelo</t></is></c></row>';
const sheetOf = (rows: string): Buffer => xml(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`);
const megabyte = 1024 * 1024;

/** A workbook of some hundred kilobytes whose sheet unpacks to this many megabytes. */
export const workbookBomb = (megabytes: number): Buffer =>
  workbookOf(Buffer.concat([sheetOf(row), Buffer.alloc(megabytes * megabyte, ' ')]), null);

/** The same, and its list says that it is small. */
export const lyingWorkbook = (megabytes: number): Buffer =>
  workbookOf(Buffer.concat([sheetOf(row), Buffer.alloc(megabytes * megabyte, ' ')]), null, 1_000);

/** A workbook of one row with this many cells. */
export const wideWorkbook = (cells: number): Buffer =>
  workbookOf(sheetOf(`<row>${'<c t="inlineStr"><is><t>x</t></is></c>'.repeat(cells)}</row>`), null);

/** A workbook with this many texts that its cells could share. */
export const wordyWorkbook = (texts: number): Buffer =>
  workbookOf(sheetOf(row), xml(`<sst xmlns="${main}">${'<si><t>texto</t></si>'.repeat(texts)}</sst>`));

/** A document of text whose only page unpacks to this many megabytes. */
export const documentBomb = (megabytes: number): Buffer =>
  archiveOf([
    {
      name: '[Content_Types].xml',
      content: xml(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    },
    { name: 'word/document.xml', content: Buffer.alloc(megabytes * megabyte, ' ') },
  ]);

/** An archive of this many empty files. */
export const crowdedArchive = (files: number): Buffer =>
  archiveOf(Array.from({ length: files }, (_, at) => ({ name: `${at}.txt`, content: Buffer.alloc(0) })));
