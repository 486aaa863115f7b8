import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordsOf, sampleFile } from '../testing/sample-file';
import { MAX_LINE_BYTES } from './limits';

const problemOf = async (content: string | Buffer) => {
  const error: unknown = await recordsOf(sampleFile(content)).then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? error.message : null;
};
const products = (count: number) =>
  Array.from({ length: count }, (_, n) => JSON.stringify({ sku: `A-${n}`, name: `Cámara ${n}` })).join('\n');

test('JSON lines keep their line numbers through blank lines and Windows line ends', async () => {
  const records = await recordsOf(sampleFile('{"sku":"A"}\r\n\r\n{"sku":"B"}\r\n'));
  expect(records).toEqual([
    { line: 1, values: { sku: 'A' } },
    { line: 3, values: { sku: 'B' } },
  ]);
});

test('a line that is no JSON object is refused alone, with its number', async () => {
  const records = await recordsOf(sampleFile('{"sku":"A"}\n{"sku":\n[1]\n{"sku":"D"}'));
  expect(records.map(({ line, problem }) => [line, problem])).toEqual([
    [1, undefined],
    [2, 'La línea no es JSON válido'],
    [3, 'La línea no es un objeto JSON'],
    [4, undefined],
  ]);
});

test('gzip is told by its content, whatever the name, and gives the same records', async () => {
  const plain = await recordsOf(sampleFile(products(5000)));
  expect(await recordsOf(sampleFile(gzipSync(products(5000)), 'productos.csv'))).toEqual(plain);
  expect(plain).toHaveLength(5000);
});

test('a UTF-8 mark at the start is no part of the first column', async () => {
  expect(await recordsOf(sampleFile('\uFEFFsku,name\nA,Cámara'))).toEqual([
    { line: 2, values: { sku: 'A', name: 'Cámara' } },
  ]);
});

test('a truncated gzip is refused with the line where it breaks', async () => {
  const whole = gzipSync(products(20_000));
  expect(await problemOf(whole.subarray(0, whole.length / 2))).toMatch(
    /^Línea \d{3,}: El archivo comprimido está cortado/,
  );
});

test('a gzip with a damaged middle is refused', async () => {
  const bytes = gzipSync(products(20_000));
  randomBytes(64).copy(bytes, bytes.length / 2);
  expect(await problemOf(bytes)).toMatch(/El archivo comprimido está (dañado|cortado)|no es|binarios|UTF-8/);
});

const accents = 'sku;name\r\nA;Cámara\r\nB;Ñandú\r\n';
test.each([
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${accents}`, 'utf16le')],
  ['UTF-16 with its mark, big end first', Buffer.from(`\uFEFF${accents}`, 'utf16le').swap16()],
  ['UTF-16 without its mark', Buffer.from(accents, 'utf16le')],
  ['the letters of Windows', Buffer.from(accents, 'latin1')],
  ['UTF-8', Buffer.from(accents)],
])('%s is read as it is', async (_, bytes) => {
  expect(await recordsOf(sampleFile(bytes))).toEqual([
    { line: 2, values: { sku: 'A', name: 'Cámara' } },
    { line: 3, values: { sku: 'B', name: 'Ñandú' } },
  ]);
  expect(await recordsOf(sampleFile(gzipSync(bytes)))).toHaveLength(2);
});

test('a file in UTF-16 and one in the letters of Windows may be longer than what is read at once', async () => {
  const rows = Array.from({ length: 40_000 }, (_, n) => `A-${n};Cámara ñ ${n}`);
  const text = ['sku;name', ...rows].join('\n');
  for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'latin1'), Buffer.from(text)]) {
    const records = await recordsOf(sampleFile(bytes));
    expect(records).toHaveLength(40_000);
    expect(records.at(-1)?.values).toEqual({ sku: 'A-39999', name: 'Cámara ñ 39999' });
  }
});

test('a file that is neither UTF-8 nor the letters of Windows throughout is not guessed at: its line is told', async () => {
  const mixed = Buffer.concat([Buffer.from('sku,name\nA,Cámara\n'), Buffer.from('B,C\u00e1mara\n', 'latin1')]);
  expect(await problemOf(mixed)).toBe(
    'Línea 3: El texto mezcla UTF-8 con otra codificación o está dañado; guárdalo como «CSV UTF-8» y vuelve a intentarlo',
  );
});

test('the delimiter that the first line names parts all of the file, and rows keep their numbers', async () => {
  expect(await recordsOf(sampleFile('sep=;\r\nsku;name\r\nA,1;"x; y"\r\n'))).toEqual([
    { line: 3, values: { sku: 'A,1', name: 'x; y' } },
  ]);
});

test('the delimiter is that of the whole file: commas in the texts of more columns are texts', async () => {
  expect(await recordsOf(sampleFile('sku;name, largo, corto, otro\nA;uno, dos\nB;tres\n'))).toEqual([
    { line: 2, values: { sku: 'A', 'name, largo, corto, otro': 'uno, dos' } },
    { line: 3, values: { sku: 'B', 'name, largo, corto, otro': 'tres' } },
  ]);
});

test.each([
  ['an Excel workbook', Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), randomBytes(200)]), 'Excel'],
  ['a PDF', Buffer.from('%PDF-1.7 ...'), 'PDF'],
  ['binary data on line 3', Buffer.from('sku,name\nA,B\nC,\u0000D\n'), 'Línea 3: Hay datos binarios'],
  ['an array of JSON', Buffer.from('\n [{"sku":"A"}]'), 'un solo arreglo JSON'],
  ['nothing', Buffer.alloc(0), 'vacío'],
  ['only blanks', Buffer.from('\n \n'), 'vacío'],
])('%s is refused for what it is', async (_, bytes, text) => {
  expect(await problemOf(bytes)).toContain(text);
});

test('a missing file and a folder are told apart', async () => {
  await expect(recordsOf('/no/existe.csv')).rejects.toThrow('No existe el archivo /no/existe.csv');
  await expect(recordsOf('/')).rejects.toThrow('/ no es un archivo');
});

test('a JSON line over the limit is refused alone and its neighbours are read', async () => {
  const long = JSON.stringify({ sku: 'B', name: 'x'.repeat(3 * MAX_LINE_BYTES) });
  const records = await recordsOf(sampleFile(`{"sku":"A"}\n${long}\n{"sku":"C"}\n`));
  expect(records.map(({ line, values }) => [line, values?.sku])).toEqual([
    [1, 'A'],
    [2, undefined],
    [3, 'C'],
  ]);
  expect(records[1]?.problem).toContain('demasiado larga');
});

test('a line of just under the limit is read', async () => {
  const name = 'x'.repeat(MAX_LINE_BYTES - 50);
  expect((await recordsOf(sampleFile(`{"sku":"A"}\n${JSON.stringify({ name })}`)))[1]?.values).toEqual({ name });
});

test('a CSV line over the limit refuses the file, with its number', async () => {
  expect(await problemOf(`sku,name\nA,${'x'.repeat(2 * MAX_LINE_BYTES)}\n`)).toBe(
    'Línea 2: La línea es demasiado larga (máximo 1048576 bytes)',
  );
});

test('quoted newlines stay in the cell and the next rows keep their line numbers, LF or CRLF', async () => {
  for (const end of ['\n', '\r\n']) {
    const text = ['sku,name', 'A,"dos', 'líneas"', '', 'B,"5"" fijo"', 'C,x'].join(end);
    expect(await recordsOf(sampleFile(text))).toEqual([
      { line: 2, values: { sku: 'A', name: 'dos\nlíneas' } },
      { line: 5, values: { sku: 'B', name: '5" fijo' } },
      { line: 6, values: { sku: 'C', name: 'x' } },
    ]);
  }
});

test('an unclosed quote refuses the file, naming the line where it opens', async () => {
  expect(await problemOf('sku,name\nA,B\nC,"D\nE,F\n')).toBe(
    'Línea 3: Falta cerrar una comilla en el registro que empieza en esta línea',
  );
});

test('an unclosed quote in a huge file is found without keeping the file in memory', async () => {
  const rest = 'E,F\n'.repeat(MAX_LINE_BYTES);
  expect(await problemOf(`sku,name\nA,B\nC,"D\n${rest}`)).toContain('Línea 3: El registro es demasiado largo');
});

test('a row with a column too few or too many is refused alone', async () => {
  const records = await recordsOf(sampleFile('sku,name\nA\nB,C,D\nE,F\nG,H,\n'));
  expect(records.map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'Se esperaban 2 columnas y hay 1'],
    [3, 'Se esperaban 2 columnas y hay 3'],
    [4, undefined],
    [5, undefined],
  ]);
});

test.each([';', '\t', '|', ','])('the delimiter %j is found in the header', async (delimiter) => {
  const file = sampleFile(['sku', '"name, largo"'].join(delimiter) + `\nA${delimiter}B\n`);
  expect((await recordsOf(file))[0]?.values).toEqual({ sku: 'A', 'name, largo': 'B' });
});

test('a header that repeats a column is refused', async () => {
  expect(await problemOf('sku,name,sku\nA,B,C\n')).toBe('Línea 1: El encabezado repite columnas: sku');
});

test('whatever the texts, a CSV is read back as it was written, with true line numbers', async () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replaceAll(/[\0\r\uFEFF]/g, ''));
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(rows, async (cells) => {
      const quoted = cells.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
      let next = 2;
      const lines = cells.map((row) => {
        const line = next;
        next += 1 + row.join('').split('\n').length - 1;
        return line;
      });
      const records = await recordsOf(sampleFile(['a,b', ...quoted].join('\n')));
      expect(records).toEqual(cells.map(([a, b], at) => ({ line: lines[at], values: { a, b } })));
    }),
    { numRuns: 60 },
  );
});

test('however the bytes are cut or damaged, reading ends with records or with a reason in Spanish', async () => {
  const good = gzipSync(products(300));
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 20, max: good.length - 1 }),
      fc.integer({ min: 0, max: 255 }),
      async (at, byte) => {
        const damaged = Buffer.from(good);
        damaged[at] = byte;
        const problem = await problemOf(damaged);
        if (problem !== null) expect(problem).toMatch(/[Ee]l archivo|texto|datos|línea/);
      },
    ),
    { numRuns: 80 },
  );
});
