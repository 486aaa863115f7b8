import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedQuantities, MAX_QUANTITY, quantityFrom } from './quantity';

test('1 to 9 are listed', () => {
  expect(listedQuantities).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test.each(['', '0', '-3', 'abc', 'NaN', '0.4', ' '])('%j becomes 1 [SF-CART-017]', (text) => {
  expect(quantityFrom(text)).toBe(1);
});

test('whole numbers stay, fractions lose theirs', () => {
  expect(quantityFrom('12')).toBe(12);
  expect(quantityFrom('12.9')).toBe(12);
});

test('no more pieces than there are', () => {
  expect(quantityFrom('40', 12)).toBe(12);
  expect(quantityFrom('', 12)).toBe(1);
});

test('whatever is typed, the quantity can be ordered', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const quantity = quantityFrom(text);
      return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
    }),
  );
});
