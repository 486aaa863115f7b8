import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { productImporter } from '../products/importer';
import { defaultProductMap } from '../products/map';
import type { ProductRow } from '../products/validate';
import { sampleFile } from '../testing/sample-file';
import type { RefusedRow } from './errors-file';
import { runImport, type RunOptions } from './run-import';

const line = (sku: string, changes: Record<string, unknown> = {}) =>
  JSON.stringify({ sku, name: `Producto ${sku}`, manufacturer: 'Marca', price: 10, category: ['Redes'], ...changes });

/** Runs an import that writes into a list, and tells what it wrote and refused. */
async function run(
  content: string | Buffer,
  options: Partial<RunOptions> = {},
  onWrite: (rows: ProductRow[]) => void = () => undefined,
) {
  const written: ProductRow[][] = [];
  const refused: RefusedRow[] = [];
  const importer = productImporter(defaultProductMap(), (rows) => {
    onWrite(rows);
    written.push(rows);
    return Promise.resolve({ created: rows.length, updated: 0, unchanged: 0 });
  });
  const all: RunOptions = {
    file: sampleFile(content),
    dryRun: false,
    batch: 2,
    stop: new AbortController().signal,
    onRefused: (row) => void refused.push(row),
    onProgress: () => undefined,
    ...options,
  };
  const outcome = await runImport(importer, all).then(
    (summary) => ({ summary, error: null }),
    (error: Error) => ({ summary: null, error: error.message }),
  );
  return { ...outcome, written, refused };
}

test('rows are written in batches and counted', async () => {
  const { summary, written } = await run(['A', 'B', 'C'].map((sku) => line(sku)).join('\n'));
  expect(written.map((rows) => rows.map(({ sku }) => sku))).toEqual([['A', 'B'], ['C']]);
  expect(summary).toEqual({
    read: 3,
    accepted: 3,
    created: 3,
    updated: 0,
    unchanged: 0,
    refused: 0,
    interrupted: false,
  });
});

test('the second row of a sku is refused naming the line of the first, also when only capitals differ', async () => {
  const { refused, written } = await run([line('A'), line('B'), line('a', { price: 99 })].join('\n'));
  expect(refused).toEqual([{ line: 3, key: 'A', field: 'sku', reason: 'El sku A ya está en la línea 1' }]);
  expect(written.flat().map(({ sku, price }) => [sku, price])).toEqual([
    ['A', '10'],
    ['B', '10'],
  ]);
});

test('bad rows are told one by one and good ones go in', async () => {
  const { summary, refused } = await run(
    [line('A', { price: 5e6 }), '{', line('B'), line('', { currency: 'EUR' })].join('\n'),
  );
  expect(refused.map((row) => [row.line, row.field])).toEqual([
    [1, 'price'],
    [2, ''],
    [4, 'sku'],
    [4, 'currency'],
  ]);
  expect(summary).toMatchObject({ read: 4, accepted: 1, created: 1, refused: 3 });
});

test.each([
  [
    'a truncated gzip',
    gzipSync(Array.from({ length: 9000 }, (_, n) => line(`A${n}`)).join('\n')).subarray(0, -200),
    /cortado/,
  ],
  [
    'Latin-1 on its last line after UTF-8',
    Buffer.concat([
      Buffer.from(`${line('A', { name: 'Cámara' })}\n`),
      Buffer.from(line('B', { name: 'C\u00e1mara' }), 'latin1'),
    ]),
    /Línea 2: .*UTF-8/,
  ],
  ['an unclosed quote', 'sku,name,brand,category,price\nA,Cámara,M,Redes,10\nB,"Cámara,M,Redes,10\n', /comilla/],
  [
    'missing columns in a CSV',
    'sku,name,price\nA,Cámara,10\n',
    /^Línea 1: Faltan columnas obligatorias: brand o manufacturer, category$/,
  ],
  [
    'missing columns in a CSV whose first row is broken',
    'sku,name,price\nA\n',
    /Faltan columnas obligatorias: brand o manufacturer, category$/,
  ],
  [
    'a key no JSON line has',
    [1, 2].map((n) => JSON.stringify({ sku: n, name: 'x', manufacturer: 'y', category: ['z'] })).join('\n'),
    /price$/,
  ],
  ['a header alone', 'sku,name,brand,category,price\n', /vacío/],
])('%s is refused whole: nothing is written', async (_, content, reason) => {
  const { error, written } = await run(content);
  expect(error).toMatch(reason);
  expect(written).toEqual([]);
});

test('a dry run judges every row and writes nothing', async () => {
  const { summary, written } = await run([line('A'), line('A')].join('\n'), { dryRun: true });
  expect(written).toEqual([]);
  expect(summary).toMatchObject({ read: 2, accepted: 1, created: 0, refused: 1 });
});

test('a stop ends the import after the batch under way', async () => {
  const stop = new AbortController();
  const content = Array.from({ length: 9 }, (_, n) => line(`A${n}`)).join('\n');
  const { summary, written } = await run(content, { stop: stop.signal }, () => stop.abort());
  expect(written).toHaveLength(1);
  expect(summary).toMatchObject({ created: 2, interrupted: true });
});

test('when the database refuses a batch for one row, that row alone is left out, with its line', async () => {
  const content = ['A', 'B', 'C', 'D', 'E'].map((sku) => line(sku)).join('\n');
  const { summary, refused } = await run(content, { batch: 5 }, (rows) => {
    if (rows.some(({ sku }) => sku === 'D'))
      throw Object.assign(new Error('insert … - CHECK constraint failed: x'), { code: 'SQLITE_CONSTRAINT_CHECK' });
  });
  expect(summary).toMatchObject({ created: 4, accepted: 4, refused: 1 });
  expect(refused).toEqual([
    { line: 4, key: 'D', field: '', reason: 'La base de datos lo rechazó: CHECK constraint failed: x' },
  ]);
});

test("a fault of the database that is nobody's row ends the import", async () => {
  const { error } = await run(line('A'), {}, () => {
    throw Object.assign(new Error('disco lleno'), { code: 'SQLITE_FULL' });
  });
  expect(error).toBe('disco lleno');
});
