import { expect, test } from 'vitest';
import { labelOf } from './label.rules';

const product = { id: 7, sku: 'CAM/01', model: 'X-1', name: 'Cámara', brand_name: 'Vikron', barcode: '7501234567893' };

test('a label names the product, leaves empty lines out and bars its barcode', () => {
  const label = labelOf(product, [
    { label: 'País de origen', text: 'China' },
    { label: 'Potencia', text: ' ' },
  ]);
  expect(label).toMatchObject({
    title: 'Vikron X-1',
    code: '7501234567893',
    lines: [{ text: 'Cámara' }, { label: 'País de origen', text: 'China' }],
  });
  expect(label.fileName).not.toContain('/');
});

test('without a barcode the bars are those of the SKU, and of the id where the SKU cannot be barred', () => {
  expect(labelOf({ ...product, barcode: null }, []).code).toBe('CAM/01');
  expect(labelOf({ ...product, barcode: '', sku: 'CÁMARA' }, []).code).toBe('7');
});
