import { expect, test } from 'vitest';
import type { SpecialDiscount } from './discount';
import { bodyOf, draftOf } from './discount-draft';

const discount = {
  id: 1,
  brand_id: 7,
  discount: '12.50',
  start_date: '2026-03-02T00:00:00.000Z',
  end_date: null,
  reason: null,
  companies: [{ id: 3, business_name: 'Seguridad del Norte' }],
} as unknown as SpecialDiscount;

test('a discount goes to the form and back unchanged', () =>
  expect(bodyOf(draftOf(discount))).toEqual({
    brand_id: 7,
    discount: '12.5',
    start_date: '2026-03-02',
    end_date: null,
    reason: null,
    company_ids: [3],
  }));

test('a new one says nothing of what is still empty, so that it is refused on its field', () =>
  expect(bodyOf({ ...draftOf(null), reason: '  ' })).toEqual({
    start_date: null,
    end_date: null,
    reason: null,
    company_ids: [],
  }));
