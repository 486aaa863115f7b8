import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/sample-file';
import { flattenImports, readSchemas } from './read-schemas';

const site = 'http://www.sat.gob.mx/sitio_internet/cfd';
const schema = (namespace: string, body: string) =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:types" targetNamespace="${namespace}">${body}</xs:schema>`;

/** Schemas as the tax authority's site has them: in folders, imports by its own address. */
function folderOf(change: Readonly<Record<string, string | null>> = {}): string {
  const folder = temporaryFolder();
  const types = `<xs:import namespace="urn:types" schemaLocation="${site}/tipoDatos/tdCFDI/types.xsd"/>`;
  const files: Record<string, string | null> = {
    '4/cfdv40.xsd': schema('http://www.sat.gob.mx/cfd/4', `${types}<xs:element name="Comprobante" type="t:text"/>`),
    'Pagos/Pagos20.xsd': schema('http://www.sat.gob.mx/Pagos20', '<xs:element name="Pagos"/>'),
    'TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd': schema('http://www.sat.gob.mx/TimbreFiscalDigital', ''),
    'tipoDatos/tdCFDI/types.xsd': schema(
      'urn:types',
      '<xs:simpleType name="text"><xs:restriction base="xs:string"/></xs:simpleType>',
    ),
    ...change,
  };
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue;
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

test('schemas are read with what they import, wherever it stands in the folder', async () => {
  const read = await readSchemas(folderOf());
  expect(read.map(({ name }) => name)).toEqual([
    'cfdv40.xsd',
    'Pagos20.xsd',
    'TimbreFiscalDigitalv11.xsd',
    'types.xsd',
  ]);
  expect(read[0]?.content).toContain('schemaLocation="types.xsd"');
});

test('a missing schema or import is named', async () => {
  await expect(readSchemas(folderOf({ 'Pagos/Pagos20.xsd': null }))).rejects.toThrow('Falta Pagos20.xsd');
  await expect(readSchemas(folderOf({ 'tipoDatos/tdCFDI/types.xsd': null }))).rejects.toThrow('Falta types.xsd');
  await expect(readSchemas('/no/hay')).rejects.toThrow('No se puede leer la carpeta');
});

test('schemas that libxml cannot use are refused', async () => {
  const broken = schema('http://www.sat.gob.mx/Pagos20', '<xs:element name="Pagos" type="t:none"/>');
  await expect(readSchemas(folderOf({ 'Pagos/Pagos20.xsd': broken }))).rejects.toThrow('no se pueden usar juntos');
});

test('imports without an address stay as they are', () => {
  expect(flattenImports('<xs:include schemaLocation="a.xsd"/>')).toBe('<xs:include schemaLocation="a.xsd"/>');
});
