import { expect, test } from 'vitest';
import { fieldText } from './history';
import { limitsPath, noFilters, readFilters } from './filters';
import { piecesBody, situationOf, type Limit } from './limit';
import { bodyOf, shownBound, withBound, without } from './typed';

const limit: Limit = {
  id: 4,
  product_id: 9,
  sku: 'S-9',
  model: 'CAM-9',
  name: 'Cámara',
  warehouse_id: 2,
  warehouse_name: 'Puebla',
  minimum: 5,
  maximum: 20,
  real_stock: 3,
  average_sales: 2,
};

test('what is typed over a limit is kept until it is what is stored again', () => {
  const typed = withBound({}, limit, 'minimum', '8');
  expect(typed).toEqual({ '4': { called: 'CAM-9 en Puebla', minimum: '8' } });
  expect([shownBound(typed, limit, 'minimum'), shownBound(typed, limit, 'maximum')]).toEqual(['8', '20']);
  expect(withBound(typed, limit, 'minimum', ' 5 ')).toEqual({});
  expect(without(typed, '4')).toEqual({});
});

test('only what was typed is sent, and what is no number goes as it was typed', () => {
  expect(bodyOf({ called: '', minimum: ' 8 ', maximum: 'ocho' })).toEqual({ minimum: 8, maximum: 'ocho' });
  expect(piecesBody(' ')).toBeNull();
});

test('stock stands below, within or above its limit; a maximum of zero is none', () => {
  expect([3, 5, 21].map((real_stock) => situationOf({ ...limit, real_stock }))).toEqual(['below', null, 'above']);
  expect(situationOf({ real_stock: 500, minimum: 5, maximum: 0 })).toBeNull();
});

test('what the address bar says is asked for, and what makes no sense there is not', () => {
  expect(limitsPath(readFilters({ search: ' cámara ', warehouseId: 2, page: 3 }))).toBe(
    '/inventory/product-limits?page=3&per_page=20&omniSearchQuery=c%C3%A1mara&warehouse_id=2',
  );
  expect(readFilters({ warehouseId: 'dos', page: -1 })).toEqual(noFilters);
});

test('what was changed is told in Spanish', () => {
  expect(['minimum', 'product_flow_type', 'other'].map(fieldText)).toEqual(['Mínimo', 'Tipo de flujo', 'other']);
});
