import { expect, test } from 'vitest';
import { isQuickIncomplete, quickBodyOf, quickDraftOf, type QuickProduct } from './quick-draft';

const product: QuickProduct = {
  id: 3,
  sku: 'VLT-1',
  updatedAt: '2026-03-02T10:00:00.000Z',
  name_translations: { es: 'Adaptador', en: 'Adapter' },
  model: 'AD-12',
  provider_model: null,
  sat_key: '43211500',
  guarantee: 12,
  brand_id: 4,
  category_id: 9,
  stage_id: null,
  list_price: '4.20',
  fixed_price: null,
  promo_discount: 0,
  product_flow_type: 'standard',
  forecast: 10,
  status: 1,
};
const draft = quickDraftOf(product);

test('a quick edit sends what changed, in the parts catalogue, generalInfo and quickEdit, and which version was read', () => {
  const changed = { ...draft, brand_id: '5', guarantee: '24', fixed_price: '3,90', status: 'no' };
  expect(quickBodyOf(product, changed)).toEqual({
    generalInfo: { guarantee: 24 },
    catalogue: { brand_id: 5 },
    quickEdit: { fixed_price: '3.90', status: 0 },
    updatedAt: product.updatedAt,
  });
});

test('nothing changed, nothing sent', () => {
  expect(quickBodyOf(product, { ...draft, model: ' AD-12 ' })).toBeNull();
});

test('a name is sent with that of the other language', () => {
  expect(quickBodyOf(product, { ...draft, 'name_translations.es': 'Fuente' })).toEqual({
    generalInfo: { name_translations: { es: 'Fuente', en: 'Adapter' } },
    updatedAt: product.updatedAt,
  });
});

test('a name that a language has, and what every product needs, is not left empty; the rest may be', () => {
  expect(isQuickIncomplete(product, draft)).toBe(false);
  expect(isQuickIncomplete(product, { ...draft, sat_key: '', brand_id: '' })).toBe(false);
  expect(isQuickIncomplete(product, { ...draft, 'name_translations.en': '' })).toBe(true);
  expect(isQuickIncomplete(product, { ...draft, list_price: '' })).toBe(true);
  const spanishOnly = { ...product, name_translations: { es: 'Adaptador', en: null } };
  expect(isQuickIncomplete(spanishOnly, quickDraftOf(spanishOnly))).toBe(false);
  const unsaid = { ...product, forecast: null };
  expect(isQuickIncomplete(unsaid, { ...quickDraftOf(unsaid), model: 'AD-13' })).toBe(false);
});
