import { expect, test } from 'vitest';
import { changedPrices, numberText, priceErrorOf, pricesDraftOf } from './prices-draft';

const product = { id: 7, name: 'Cámara', model: 'C-1', list_price: '120.5000', fixed_price: null, promo_discount: 0 };
const base = pricesDraftOf(product);

test('only prices that differ are sent, and an emptied fixed price is none', () => {
  expect(changedPrices(base, base)).toEqual({});
  expect(changedPrices({ ...base, list_price: '99.90', promo_discount: '' }, base)).toEqual({
    list_price: '99.90',
    promo_discount: '0',
  });
  expect(changedPrices({ ...base, fixed_price: '' }, { ...base, fixed_price: '80' })).toEqual({ fixed_price: null });
});

test('an error whose key mentions list_price or fixed_price stands in the prices [CS-PRODUCT-034]', () => {
  expect(priceErrorOf({ 'product.list_price': 'No es un número' }, 'list_price')).toBe('No es un número');
  expect(priceErrorOf({ fixed_price: 'Mayor que el de lista' }, 'fixed_price')).toBe('Mayor que el de lista');
  expect(priceErrorOf({ 'quickAccess.fixed_price': 'Mayor' }, 'list_price')).toBeUndefined();
});

test('zeros that say nothing are not shown', () => {
  expect(['15.0000', '15.2500', 100, '0', null].map(numberText)).toEqual(['15', '15.25', '100', '0', '']);
});
