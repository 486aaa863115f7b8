import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStatuses } from '@mayorista/sales/shared';
import { isNarrowed, listPath, noFilters, readFilters, writeFilters } from './filters';

const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: null });
const anyFilters = fc.record({
  status: fc.option(fc.constantFrom(...orderStatuses), { nil: null }),
  search: fc.string({ maxLength: 120 }),
  companyId: id,
  productId: id,
  branchId: id,
  salesmanId: id,
  page: fc.integer({ min: 1, max: 99_999 }),
});

describe('the filters of a list of orders', () => {
  test('come back from the address bar as they went in, whatever was typed', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
      }),
    );
  });

  test('that were not said are not in the address bar', () => {
    expect(writeFilters(noFilters).toString()).toBe('');
    expect(writeFilters({ ...noFilters, status: 'paid', page: 3 }).toString()).toBe('estado=paid&pagina=3');
  });

  test.each([
    'estado=inventado',
    'estado=toString',
    'empresa=-1',
    'producto=1;drop',
    'pagina=0',
    'pagina=9e9',
    'otro=1',
  ])('%s in the address bar counts as not said', (address) =>
    expect(readFilters(new URLSearchParams(address))).toEqual(noFilters),
  );

  test('narrow the list, but for the page', () => {
    expect(isNarrowed({ ...noFilters, page: 4 })).toBe(false);
    expect(isNarrowed({ ...noFilters, productId: 7 })).toBe(true);
  });

  test('are asked of the platform in its own words, with what was typed kept as text', () => {
    const path = listPath({
      status: 'ready',
      search: ' cámara & 50%',
      companyId: 3,
      productId: null,
      branchId: null,
      salesmanId: null,
      page: 2,
    });
    const { pathname, searchParams } = new URL(path, 'http://panel.test');
    expect(pathname).toBe('/sales/sale-orders');
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '2',
      per_page: '20',
      count_to: '10000',
      status: 'ready',
      omniSearchQuery: 'cámara & 50%',
      company_id: '3',
    });
  });
});
