import { expect, test } from 'vitest';
import { productIdOf } from './product-ref';

test('a product is known by its Spanish row, whatever the language on screen', () => {
  expect(productIdOf({ id: 4, locale: 'es' })).toBe(4);
  expect(productIdOf({ id: '5', locale: 'en' }, [{ id: '4', locale: 'es' }])).toBe(4);
  expect(productIdOf({ id: 5, locale: 'en' })).toBeNull();
  expect(productIdOf(undefined)).toBeNull();
});
