import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultProductMap, mapProduct } from './map';
import { readProduct } from './validate';

const good = {
  sku: 'A-1',
  name: 'Cámara',
  manufacturer: 'Hikvision',
  price: 18.63,
  currency: 'USD',
  category: ['Videovigilancia', 'Cámaras IP'],
};
const read = (changes: Record<string, unknown>) =>
  readProduct(mapProduct(defaultProductMap(), { ...good, ...changes }));
const reasons = (changes: Record<string, unknown>) => {
  const result = read(changes);
  return Object.fromEntries((result.problems ?? []).map(({ field, reason }) => [field, reason]));
};
const rowOf = (changes: Record<string, unknown>) => read(changes).row;

test('a product of the normal shape is read whole', () => {
  expect(rowOf({ model: 'DS-2CD', part_numbers: ['DS-2CD-X'], stock: 7, description: ' 4 MP ' })).toEqual({
    sku: 'A-1',
    name: 'Cámara',
    brand: 'Hikvision',
    model: 'DS-2CD',
    provider_model: 'DS-2CD-X',
    category: ['Videovigilancia', 'Cámaras IP'],
    category_path_en: ['Video surveillance', 'IP cameras'],
    price: '18.63',
    currency: 'USD',
    stock: 7,
    description: '4 MP',
  });
});

test('of several part numbers pasted into the sku with wide gaps, the first is the sku, in capitals', () => {
  expect(rowOf({ sku: ` ghs2lcd36rb${' '.repeat(48)}G89.GHS2LCD36RB.00` })?.sku).toBe('GHS2LCD36RB');
  expect(rowOf({ sku: 'RTX 2060 Super' })?.sku).toBe('RTX 2060 SUPER');
});

describe('price', () => {
  test.each([
    [0, 'El precio debe ser mayor que cero'],
    [-5, 'El precio debe ser mayor que cero'],
    [1_000_000, 'El precio es absurdo: debe ser menor que 1,000,000'],
    [1e21, 'El precio no es un número'],
    ['abc', 'El precio no es un número'],
    ['1.2.3', 'El precio no es un número'],
    [1.23456, 'El precio tiene más de 4 decimales'],
    [true, 'El precio debe ser un número'],
    [null, 'Falta el precio'],
    ['  ', 'Falta el precio'],
  ])('%j is refused: %s', (price, reason) => {
    expect(reasons({ price })).toEqual({ price: reason });
  });

  test.each([
    ['$1,234.50 USD', '1234.50'],
    [0.0001, '0.0001'],
    [999_999.99, '999999.99'],
  ])('%j is read as %s', (price, text) => {
    expect(rowOf({ price })?.price).toBe(text);
  });

  test('every amount of cents below the limit is read without changing a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
        expect(Math.round(Number(rowOf({ price: cents / 100 })?.price) * 100)).toBe(cents);
      }),
    );
  });
});

test.each([
  ['sku', { sku: '' }, 'Falta el sku'],
  ['sku', { sku: 'x'.repeat(101) }, 'El sku pasa de 100 caracteres'],
  ['name', { name: undefined }, 'Falta el nombre'],
  ['name', { name: 'ñ'.repeat(256) }, 'El nombre pasa de 255 caracteres'],
  ['name', { name: 'C\u0001mara' }, 'El nombre tiene caracteres de control o dañados'],
  ['name', { name: { es: 'x' } }, 'El nombre debe ser texto'],
  ['brand', { manufacturer: null }, 'Falta la marca'],
  ['currency', { currency: 'EUR' }, 'La moneda debe ser USD: la lista de precios se guarda en dólares'],
  ['currency', { currency: 'MXN' }, 'La moneda debe ser USD: la lista de precios se guarda en dólares'],
  ['category', { category: [] }, 'Falta la categoría'],
  ['category', { category: ['a', 'b', 'c', 'd'] }, 'La categoría tiene más de 3 niveles'],
  ['category', { category: ['a', ' '] }, 'Falta la categoría'],
  ['category', { category: 7 }, 'La categoría debe ser una ruta de 1 a 3 niveles'],
  ['stock', { stock: -1 }, 'La existencia no puede ser negativa'],
  ['stock', { stock: 1.5 }, 'La existencia debe ser un número entero'],
  ['stock', { stock: 'muchos' }, 'La existencia debe ser un número entero'],
  ['description', { description: 'x'.repeat(20_001) }, 'La descripción pasa de 20000 caracteres'],
])('%s is refused in %j: %s', (field, changes, reason) => {
  expect(reasons(changes)[field]).toBe(reason);
});

test('every bad field of a row is told, once each', () => {
  expect(Object.keys(reasons({ sku: '', price: -1, currency: 'X' })).sort()).toEqual(['currency', 'price', 'sku']);
});

test('no value of any kind makes the reading throw', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(good), 'stock', 'model', '__proto__'), fc.jsonValue()),
      (values) => {
        const result = readProduct(mapProduct(defaultProductMap(), values as Record<string, unknown>));
        expect(result.row !== undefined || result.problems.length > 0).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
