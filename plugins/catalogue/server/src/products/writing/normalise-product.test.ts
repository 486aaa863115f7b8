import { expect, test } from 'vitest';
import { normaliseProduct } from './normalise-product';
import { productInput } from '../product.schema';

/** What the documents' form sends for a new product, every field in its default (spec catalogue 3). */
const newProduct = {
  model: 'DS-2CD2143',
  name: { es: 'Cámara domo', en: '' },
  provider_model: '',
  description: '',
  serial: 1,
  batched: '0',
  main_image: '',
  image_full_path: '',
  media: { main_images: [] },
  category_id: '12',
  tvc_category_id: '7',
  brand_tvc_id: '',
  brand_id: 3,
  stage_id: '',
  list_price: 0,
  fixed_price: '',
  promo_discount: 0,
  average_cost: '0',
  quantity: 0,
  generates_utility: '0',
  sat_key: '',
  guarantee: '',
  discount_type: '1',
  promo_level_1: '',
  promo_level_2: '',
  promo_level_3: '',
  promo_level_4: '',
  promo_level_5: '',
  promo_level_6: '',
  forecast: '',
  product_flow_type: '',
  igi_percentage: 0,
  show_in_news: 0,
  barcode: '',
  status: 0,
  product_type: '',
  can_be_added_to_electronic_wallet_type_sale_orders: 0,
};

test("the documents' form of a new product, everything in its default, is understood", () => {
  const product = productInput.parse({ sku: 'X', ...normaliseProduct(newProduct) });
  expect(product).toMatchObject({
    name_translations: { es: 'Cámara domo' },
    category_id: 12,
    tvc_category_id: 7,
    brand_tvc_id: null,
    stage_id: null,
    list_price: '0',
    fixed_price: null,
    discount_type: 'by_percentage',
    product_flow_type: 'standard',
    forecast: 0,
    show_in_news: false,
    batched: 0,
    generates_utility: 0,
  });
});

test('the parts product and quickAccess are one product', () => {
  expect(
    normaliseProduct({ product: { model: 'A', status: '1' }, quickAccess: { list_price: '10.50', show_in_news: 1 } }),
  ).toEqual({
    model: 'A',
    status: 1,
    list_price: '10.50',
    show_in_news: true,
  });
});

test('what is no number stays as it was, to be refused where it is checked', () => {
  expect(normaliseProduct({ category_id: 'doce', discount_type: '9' })).toEqual({
    category_id: 'doce',
    discount_type: '9',
  });
});
