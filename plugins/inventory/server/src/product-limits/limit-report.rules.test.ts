import { expect, test } from 'vitest';
import { outOfLimit } from './limit-report.rules';

test.each([
  [
    { real_stock: 2, minimum: 5, maximum: 10 },
    { situation: 'Bajo el mínimo', difference: 3 },
  ],
  [{ real_stock: 5, minimum: 5, maximum: 10 }, null],
  [{ real_stock: 10, minimum: 5, maximum: 10 }, null],
  [
    { real_stock: 12, minimum: 5, maximum: 10 },
    { situation: 'Sobre el máximo', difference: 2 },
  ],
  [{ real_stock: 12, minimum: 5, maximum: 0 }, null],
])('%j stands %j', (limit, expected) => {
  expect(outOfLimit(limit)).toEqual(expected);
});
