import { expect, test } from 'vitest';
import { nameOfListed } from './asked';
import {
  allText,
  byProduct,
  changesOf,
  chosenFields,
  countOf,
  errorsOfJob,
  isMassIncomplete,
  splitFailure,
  whoOf,
  without,
} from './mass-draft';

test('a mass edit sends the fields that were added and no others; an optional one left empty is taken away', () => {
  const draft = { status: 'yes', fixed_price: '', list_price: '10,5' };
  expect(changesOf(draft)).toEqual({ list_price: '10.5', fixed_price: null, status: 1 });
  expect(chosenFields(draft).map(({ name }) => name)).toEqual(['list_price', 'fixed_price', 'status']);
});

test('a mass edit without fields, or with one that needs a value and has none, cannot be sent', () => {
  expect(isMassIncomplete({})).toBe(true);
  expect(isMassIncomplete({ list_price: ' ' })).toBe(true);
  expect(isMassIncomplete({ fixed_price: '' })).toBe(false);
});

test('what was refused is told apart: the fields of the form, and single products with the names of their fields', () => {
  const failure = {
    status: 422,
    text: '',
    fields: {
      promo_discount: 'Debe ser de 0 a 100',
      'products.7.fixed_price': 'El precio fijo no puede ser mayor que el precio de lista',
      'products.7._general': 'Otra razón',
      'products.9.sat_key': 'No es válida',
    },
  };
  const { form, products } = splitFailure(failure);
  expect(form).toEqual({ promo_discount: 'Debe ser de 0 a 100' });
  expect(byProduct(products)).toEqual([
    { productId: 7, text: 'Precio fijo (USD): El precio fijo no puede ser mayor que el precio de lista. Otra razón' },
    { productId: 9, text: 'Clave SAT: No es válida' },
  ]);
});

test('the errors of a job are told as those of an answer', () => {
  const errors = [{ product_id: 7, field: 'sat_key', message: 'Falta la clave SAT' }];
  expect(errorsOfJob({ products: 60, changed: 59, refused: 1, errors })).toEqual([
    { productId: 7, field: 'sat_key', message: 'Falta la clave SAT' },
  ]);
});

test('a product is called by what the list shows of it, and by its number where that is nothing', () => {
  expect(nameOfListed({ sku: 'VLT-1', name: 'Adaptador' }, 3)).toBe('VLT-1 · Adaptador');
  expect(nameOfListed({ sku: 'VLT-1' }, 3)).toBe('VLT-1');
  expect(nameOfListed({}, 3)).toBe('Producto 3');
});

test('a mass edit goes to the chosen products, or to all that the list finds but those left out', () => {
  const list = { _q: 'domo', filters: { $and: [{ brand: { id: 3 } }] } };
  const chosen = without({ chosen: [1, 2, 3], all: null }, new Set([2]));
  expect([countOf(chosen), whoOf(chosen, list)]).toEqual([2, { productIds: [1, 3] }]);
  const all = without({ chosen: [1, 2, 3], all: { count: 657, except: [9] } }, new Set([2, 9]));
  expect([countOf(all), whoOf(all, list)]).toEqual([655, { list: { ...list, count: 657, except: [9, 2] } }]);
});

test('all that a list finds is called by its filter only where there is one', () => {
  expect(allText(1657, { _q: 'domo' })).toBe('los 1,657 productos que cumplen el filtro');
  expect(allText(657, { _q: '', filters: { $and: [] } })).toBe('los 657 productos de la lista');
});
