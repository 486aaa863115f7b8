import { expect, test } from 'vitest';
import { ownFields, withConfig, withoutConfig, type TypeDiscount } from './discounts';

const discount = (change: Partial<TypeDiscount>): TypeDiscount => ({
  id: 1,
  company_type: 'installer',
  brand_id: null,
  brand_name: null,
  discount: '5',
  set_by: 'Soporte',
  ...change,
});
const all = [discount({}), discount({ id: 2, company_type: 'government', brand_id: 4, discount: '9' })];

test('one discount of the list is changed, added or taken out; the others stay as they are', () => {
  const next = { company_type: 'reseller', brand_id: null, discount: '3' } as const;
  expect(withConfig(all, 0, next)).toEqual([next, { company_type: 'government', brand_id: 4, discount: '9' }]);
  expect(withConfig(all, -1, next)).toHaveLength(3);
  expect(withoutConfig(all, 1)).toEqual([{ company_type: 'installer', brand_id: null, discount: '5' }]);
});

test('a refusal of one of the list stands on the fields of its form', () => {
  expect(ownFields({ 'configs.1.brand_id': 'Ya existe', _general: 'No' })).toEqual({
    brand_id: 'Ya existe',
    _general: 'No',
  });
});
