import { deflateSync } from 'node:zlib';

const megabyte = 1024 * 1024;

/** Writes a PDF of objects, the first of which is the root of its pages' tree. */
function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object) : object,
      Buffer.from('\nendobj\n'),
    ]);
    places.push(at);
    parts.push(part);
    at += part.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const streamOf = (bytes: Buffer, filters: string): Buffer =>
  Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}/Filter${filters}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

const pageOf = (content: Buffer): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    content,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);

/** A PDF of less than a kilobyte or so whose page unpacks, twice, to this many megabytes. */
export const paperBomb = (megabytes: number): Buffer =>
  pageOf(
    streamOf(
      deflateSync(deflateSync(Buffer.alloc(megabytes * megabyte, ' '), { level: 9 }), { level: 9 }),
      '[/FlateDecode/FlateDecode]',
    ),
  );

/** A PDF whose page writes a word this many times. */
export const wordyPaper = (words: number): Buffer =>
  pageOf(streamOf(deflateSync(Buffer.from(`BT /F 1 Tf ${'(a) Tj '.repeat(words)}ET`)), '/FlateDecode'));

/** A certificate with a table of this many letters and no day in it. */
export function dayless(letters: number): Buffer {
  const text = `CONSTANCIA DE SITUACION FISCAL RFC: EKU9003173C9 Reg\\355menes: ${'A '.repeat(letters / 2)}`;
  return pageOf(streamOf(deflateSync(Buffer.from(`BT /F 1 Tf (${text}) Tj ET`, 'latin1')), '/FlateDecode'));
}

/** A PDF whose pages are their own children. */
export const endlessPaper = (): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 9>>',
    '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 9>>',
  ]);
