import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { ProductAnswer } from '../../api/product-answers';
import { productMeta } from './product.meta';
import { productView } from './product.view';

const product = answerWith<ProductAnswer>({
  id: 7,
  name: 'Cámara domo',
  model: 'DS-1',
  currency: 'USD',
  calculated_distributor_price: '82.00',
  calculated_list_price: '99.00',
  can_create_sale_orders: true,
});

const stocked = (inventories: Parameters<typeof answerWith<ProductAnswer>>[0]['inventories'], more = {}) =>
  productView(answerWith<ProductAnswer>({ ...product, ...more, inventories }), []);

test('the virtual branch MEX-CEDIS is marked, so that its note is shown [SF-STOCK-009]', () => {
  const inventories = [
    { branch: { id: 1, name: 'Puebla' }, quantity: 3 },
    { branch: { id: 2, name: 'MEX-CEDIS' }, quantity: 9 },
  ];
  expect(stocked(inventories).stock?.map(({ isVirtual }) => isVirtual)).toEqual([false, true]);
});

test('without a session there is no stock to show', () => {
  expect(productView(answerWith<ProductAnswer>({ id: 7, name: 'x' }), []).stock).toBeNull();
});

test('a licence lies in no branch: there is no stock to show, and it is sold', () => {
  const inventories = [{ branch: { id: 1, name: 'Puebla' }, quantity: 0 }];
  const view = stocked(inventories, { product_type: 'product_type_service' });
  expect(view.stock).toBeNull();
  expect(view.card.offer).toMatchObject({ stock: null, branchStock: null, canBuy: true });
});

test('a product with one picture and no gallery shows that one', () => {
  expect(productView({ ...product, image_full_path: '/uploads/a.webp' }, []).images).toEqual([
    { url: '/media/uploads/a.webp', alt: 'Cámara domo' },
  ]);
});

test('what search engines read has no price', () => {
  expect(JSON.stringify(productMeta(productView(product, []), []))).not.toMatch(/82\.00|99\.00|offers/);
});
