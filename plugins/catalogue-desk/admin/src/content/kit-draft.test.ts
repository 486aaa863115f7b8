import { expect, test } from 'vitest';
import { bodyOf, draftOf, errorsOf, isSame } from './kit-draft';

const part = (product_id: number, quantity = 1) =>
  draftOf({ product_id, quantity, name: `Cámara ${product_id}`, model: null, sku: `S-${product_id}` });

test('a kit is sent whole, in its order; a quantity or a place that differs is a change', () => {
  const parts = [part(4, 2), part(9)];
  expect(bodyOf(parts)).toEqual({
    kitDetails: [
      { product_id: 4, quantity: '2' },
      { product_id: 9, quantity: '1' },
    ],
  });
  expect(isSame(parts, [part(4, 2), part(9)])).toBe(true);
  expect(isSame(parts, [part(9), part(4, 2)])).toBe(false);
  expect(isSame(parts, [part(4, 3), part(9)])).toBe(false);
});

test('what was refused stands at its part', () =>
  expect(
    errorsOf([part(4), part(9)], { 'kitDetails.1.quantity': 'Debe ser al menos 1', product_id: 'No existe' }),
  ).toEqual({ 9: 'Debe ser al menos 1' }));
