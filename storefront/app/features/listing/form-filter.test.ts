import { expect, test } from 'vitest';
import { noFilter } from './filter';
import { filterOfForm } from './form-filter';

test('the form decides brands, price and stock; search, category and view stay; the list starts again', () => {
  const form = new FormData();
  form.append('brandIds', '4');
  form.append('brandIds', '9');
  form.set('priceMin', '50');
  const current = { ...noFilter, search: 'nvr', categoryId: 3, view: 'list', page: 7, inStock: true } as const;

  expect(filterOfForm(form, current)).toEqual({
    ...current,
    brandIds: [4, 9],
    priceRange: { min: '50', max: null },
    inStock: false,
    page: 1,
  });
});
