import { expect, test } from 'vitest';
import { countCells, productsWithErrors, textsOf, withCells, withoutProduct } from './changes';

test('a cell that is typed back to what is stored is no change', () => {
  const level = { id: 7, key: 'promo_level_1', stored: '10.00' };
  const fixed = { id: 7, key: 'fixed_price', typed: '' };
  const typed = withCells({}, [{ ...level, typed: '12' }]);
  expect(typed).toEqual({ 7: { promo_level_1: '12' } });
  expect(withCells(typed, [{ ...level, typed: ' 10 ' }])).toEqual({});
  expect(withCells({}, [{ ...fixed, stored: null }])).toEqual({});
  expect(withCells({}, [{ ...fixed, stored: '5' }])).toEqual({ 7: { fixed_price: '' } });
});

test('ten thousand cells are written at once, and what was typed before stays', () => {
  const cells = Array.from({ length: 10_000 }, (_, at) => ({
    id: 1 + Math.floor(at / 10),
    key: `key_${at % 10}`,
    typed: '5',
    stored: null,
  }));
  const before = { 1: { other: '3' }, 5_000: { key_1: '1' } };
  const changes = withCells(before, cells);
  expect(countCells(changes)).toBe(10_002);
  expect(changes['1']).toMatchObject({ other: '3', key_0: '5' });
  expect(before).toEqual({ 1: { other: '3' }, 5_000: { key_1: '1' } });
});

test('the errors of a product can be taken away with its changes; the others stay [CS-DISCOUNT-008]', () => {
  const changes = { 7: { list_price: 'x' }, 77: { list_price: '-1', promo_discount: '3' } };
  const errors = {
    'changes.7.list_price': 'Debe ser un número',
    'changes.77.list_price': 'El precio no puede ser negativo',
  };
  expect(productsWithErrors(errors)).toEqual([7, 77]);
  const left = withoutProduct(changes, errors, 7);
  expect(left).toEqual({
    changes: { 77: changes[77] },
    errors: { 'changes.77.list_price': 'El precio no puede ser negativo' },
  });
  expect(countCells(left.changes)).toBe(2);
});

test('what is wrong with a product is told with its cells, the same text once', () =>
  expect(
    textsOf(
      {
        'changes.7.promo_level_1': 'Fuera de rango',
        'changes.7.promo_level_2': 'Fuera de rango',
        'changes.7.list_price': 'Negativo',
        'changes.77.list_price': 'De otro',
        'changes.8': 'No existe',
      },
      7,
      (key) => key.toUpperCase(),
    ),
  ).toEqual(['PROMO_LEVEL_1, PROMO_LEVEL_2: Fuera de rango', 'LIST_PRICE: Negativo']));

test('what is wrong with a product as a whole names no cell', () =>
  expect(textsOf({ 'changes.8': 'No existe' }, 8, (key) => key)).toEqual(['No existe']));
