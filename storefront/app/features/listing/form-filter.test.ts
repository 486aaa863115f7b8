import { expect, test } from 'vitest';
import { noFilter } from './filter';
import { filterOfForm } from './form-filter';

test('the form decides brands, price, stock, discount and characteristics; search, category and view stay; the list starts again', () => {
  const form = new FormData();
  form.append('brandIds', '4');
  form.append('brandIds', '9');
  form.set('priceMin', '50');
  form.set('ds.resolucion', '4');
  form.set('promo', '20');
  const current = { ...noFilter, search: 'nvr', categoryId: 3, view: 'list', page: 7, inStock: true } as const;

  expect(filterOfForm(form, current)).toEqual({
    ...current,
    brandIds: [4, 9],
    priceRange: { min: '50', max: null },
    inStock: false,
    datasheetQueryMap: { resolucion: ['4'] },
    promo: 20,
    page: 1,
  });
});
