import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleFile, temporaryFolder } from '../testing/sample-file';
import { runImport } from '../run/run-import';
import type { RefusedRow } from '../run/errors-file';
import type { SatCatalogueName } from './catalogues';
import { catalogueOf, findCatalogues } from './find-catalogues';
import { satImporter } from './importer';

async function read(catalogue: SatCatalogueName, content: string) {
  const rows: unknown[] = [];
  const refused: RefusedRow[] = [];
  const importer = satImporter(catalogue, (batch) => {
    rows.push(...batch);
    return Promise.resolve({ created: batch.length, updated: 0, unchanged: 0 });
  });
  const stop = new AbortController().signal;
  await runImport(importer, {
    file: sampleFile(content),
    dryRun: false,
    batch: 100,
    stop,
    onRefused: (row) => void refused.push(row),
    onProgress: () => undefined,
  });
  return { rows, refused: refused.map(({ line, field, reason }) => [line, field, reason]) };
}

test('a catalogue comes as a JSON array of objects', async () => {
  const content = '[{"code":"601","name":"General de Ley","fisica":false,"moral":true,"from_":"2022-01-01","to":null}]';
  expect((await read('tax-regimes', content)).rows).toEqual([
    { code: '601', name: 'General de Ley', for_persons: false, for_companies: true },
  ]);
});

test('the product keys come as a JSON array of pairs', async () => {
  expect((await read('product-service-keys', '[["46171610","Cámaras de seguridad"]]')).rows).toEqual([
    { code: '46171610', name: 'Cámaras de seguridad' },
  ]);
});

test('a catalogue comes as CSV too, with Sí and No', async () => {
  expect(
    (await read('payment-forms', 'code,name,bancarizado\n01,Efectivo,No\n03,Transferencia,Sí\n99,Por definir,\n')).rows,
  ).toEqual([
    { code: '01', name: 'Efectivo', is_banked: '0' },
    { code: '03', name: 'Transferencia', is_banked: '1' },
    { code: '99', name: 'Por definir', is_banked: '' },
  ]);
});

test('the regimes of a use are kept as one text, whether they come as a list or as text', async () => {
  const use = { code: 'G01', name: 'Adquisición', fisica: true, moral: false };
  const { rows, refused } = await read(
    'cfdi-uses',
    JSON.stringify([
      { ...use, regimes: ['601', '603'] },
      { ...use, code: 'G02', regimes: '601, 603' },
      { ...use, code: 'G03', regimes: ['x'] },
    ]),
  );
  expect(rows).toMatchObject([
    { code: 'G01', regimes: '601,603' },
    { code: 'G02', regimes: '601,603' },
  ]);
  expect(refused).toEqual([[3, 'regimes', 'Cada régimen debe tener 3 dígitos']]);
});

test('wrong codes, repeated ones and elements that are no record are refused with their position', async () => {
  const { rows, refused } = await read(
    'payment-methods',
    '[{"code":"PUE","name":"Una"},{"code":"P1","name":"x"},7,{"code":"PUE","name":"Otra"},{"code":"PPD"}]',
  );
  expect(rows).toEqual([{ code: 'PUE', name: 'Una' }]);
  expect(refused).toEqual([
    [2, 'code', 'La clave debe tener 3 letras'],
    [3, '', 'El elemento no es un objeto ni una lista'],
    [4, 'code', 'La clave PUE ya está en la línea 1'],
    [5, 'name', 'Falta el nombre'],
  ]);
});

test('an array that is cut is refused whole', async () => {
  await expect(read('payment-methods', '[{"code":"PUE","name":"Una"},')).rejects.toThrow(
    'El arreglo JSON no se puede leer',
  );
});

test.each([
  ['sat-regimen-fiscal.json', 'tax-regimes'],
  ['c_UsoCFDI.csv', 'cfdi-uses'],
  ['sat-forma-pago.json', 'payment-forms'],
  ['metodo_pago.json', 'payment-methods'],
  ['sat-objeto-imp.json', 'tax-objects'],
  ['sat-clave-unidad.json', 'units'],
  ['sat-clave-prod-serv.json.gz', 'product-service-keys'],
  ['sat-estados.json', 'states'],
  ['products.jsonl.gz', null],
])('%s is the catalogue %s', (file, catalogue) => {
  expect(catalogueOf(file)).toBe(catalogue);
});

test('a folder gives its catalogues and passes over the rest; a named file that is none is refused', async () => {
  const folder = temporaryFolder();
  for (const name of ['sat-uso-cfdi.json', 'sat-regimen-fiscal.json', 'products.jsonl.gz', 'README.md'])
    writeFileSync(path.join(folder, name), '[]');
  mkdirSync(path.join(folder, 'vacía'));
  expect((await findCatalogues([folder])).map(({ catalogue }) => catalogue)).toEqual(['tax-regimes', 'cfdi-uses']);
  await expect(findCatalogues([path.join(folder, 'products.jsonl.gz')])).rejects.toThrow(
    'products.jsonl.gz no es un catálogo conocido',
  );
  await expect(findCatalogues([path.join(folder, 'vacía')])).rejects.toThrow('ningún catálogo');
  await expect(findCatalogues([path.join(folder, 'no')])).rejects.toThrow('No existe');
});
