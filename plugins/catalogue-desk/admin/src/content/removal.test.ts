import { expect, test } from 'vitest';
import { removalTexts, type Removable } from './removal';

const plain: Removable = {
  id: 1,
  sku: 'CAM-1',
  name: 'Cámara',
  status: 0,
  published_in_store: false,
  product_overviews: [],
  product_videos: [],
  product_documents: [],
  product_kit_details: [],
  products_replaced_by: [],
};

test('whoever removes a product is told what goes with it', () => {
  const texts = removalTexts({
    ...plain,
    product_overviews: [{}, {}],
    product_documents: [{}],
    products_replaced_by: [{}],
  });
  expect(texts[0]).toBe(
    'Se va con sus textos en todos los idiomas, su ficha técnica y sus precios, y con 2 resúmenes, 1 documento.',
  );
  expect(texts[1]).toBe('Un producto deja de ofrecerlo como reemplazo.');
  expect(removalTexts(plain)).toHaveLength(2);
});

test('a product shown in the store is said to be in the way of its own removal', () => {
  const shown = removalTexts({ ...plain, status: 1, published_in_store: true });
  expect(shown[0]).toBe('Está publicado en la tienda: retíralo antes de eliminarlo.');
  expect(removalTexts({ ...plain, published_in_store: true })[0]).not.toContain('publicado');
});
