import { expect, test } from 'vitest';
import { importErrors } from './cart-import.view';

test('errors of products are told apart from those of the file; where only they are wrong they may be left out', () => {
  expect(importErrors({ 'products.VK.1-A': ['No encontramos este código'] })).toEqual({
    general: [],
    products: [{ code: 'VK.1-A', text: 'No encontramos este código' }],
    canIgnore: true,
  });
});

test('a file without a product that can be bought, or that cannot be read, has nothing to go on with', () => {
  const none = { no_valid_products_for_import: ['No hay'], 'products.A': ['No encontramos este código'] };
  expect(importErrors(none)).toMatchObject({ general: ['No hay'], canIgnore: false });
  expect(importErrors({ file_structure: ['Errores de formato'] })).toMatchObject({ products: [], canIgnore: false });
});
