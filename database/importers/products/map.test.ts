import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleFile } from '../testing/sample-file';
import { mapProduct, readProductMap, wantedProductColumns } from './map';

const fields = {
  sku: 'clave',
  name: 'nombre',
  brand: { from: 'marca', default: 'Genérica' },
  category: { from: 'familia', transforms: ['split-slash'] },
  price: { from: ['precio', 'costo'], transforms: ['decimal-comma'] },
};
const mapOf = (content: unknown) => readProductMap(sampleFile(JSON.stringify(content), 'mapa.json'));

test('a mapping gives our fields from the source columns, with transforms, fall-backs and defaults', async () => {
  const map = await mapOf({ fields, categories: { Video: 'Video surveillance' } });
  expect(
    mapProduct(map, { clave: 'A', nombre: 'Cámara', familia: 'Video / IP', precio: ' ', costo: '1.234,5' }),
  ).toEqual({
    sku: 'A',
    name: 'Cámara',
    brand: 'Genérica',
    category: ['Video', 'IP'],
    category_path_en: ['Video surveillance', 'IP'],
    price: '1234.5',
  });
});

test('columns of required fields without a default must be in the file', async () => {
  expect(wantedProductColumns(await mapOf({ fields })).map(({ from }) => from)).toEqual([
    ['clave'],
    ['nombre'],
    ['familia'],
    ['precio', 'costo'],
  ]);
});

test('dotted paths reach into objects and lists, and never into what the object inherits', async () => {
  const map = await mapOf({ fields: { ...fields, model: 'datos.modelos.1', name: 'constructor.name' } });
  const mapped = mapProduct(map, { datos: { modelos: ['x', 'y'] } });
  expect(mapped.model).toBe('y');
  expect(mapped.name).toBeUndefined();
});

test.each([
  [{ fields: { ...fields, colour: 'color' } }, 'El mapa nombra campos desconocidos: colour'],
  [{ fields: { sku: 'a' } }, 'El mapa no dice de dónde sale: name, brand, category, price'],
  [{ fields: { ...fields, sku: { from: 'a', transforms: ['eval'] } } }, /El mapa .* no es válido: fields\.sku/],
  [{ campos: {} }, /no es válido/],
])('a wrong mapping is refused before anything is read: %j', async (content, reason) => {
  await expect(mapOf(content)).rejects.toThrow(reason);
});

test('a mapping that is missing or no JSON is refused by name', async () => {
  await expect(readProductMap('/no/mapa.json')).rejects.toThrow('No se pudo leer el mapa /no/mapa.json');
  const file = sampleFile('');
  writeFileSync(file, '{');
  await expect(readProductMap(file)).rejects.toThrow('no es JSON válido');
});

test('a suffix from another field makes repeated codes distinct', async () => {
  const map = await mapOf({
    fields: { ...fields, sku: { from: 'clave', transforms: ['upper'], suffix: { from: 'id', length: 4 } } },
  });
  expect(mapProduct(map, { clave: 'a-1', id: 'f00d-77' }).sku).toBe('A-1-F00D');
  expect(mapProduct(map, { clave: 'a-1' }).sku).toBe('A-1');
});

test('the map for load tests is a valid one', async () => {
  expect((await readProductMap(path.join(__dirname, 'every-row.map.json'))).fields.sku?.suffix).toEqual({
    from: 'id',
    length: 12,
  });
});
