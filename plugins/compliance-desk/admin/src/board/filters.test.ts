import { expect, test } from 'vitest';
import { boardPath, isNarrowed, noFilters, readFilters, reportPath } from './filters';

const today = '2026-03-02';
const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

test('the board asks for what the address bar says', () => {
  const filters = readFilters({ state: 'missing', search: ' domo ', nomId: 3, order: 'name', page: 2 });
  expect(queryOf(boardPath(filters, today))).toEqual({
    page: '2',
    per_page: '25',
    omniSearchQuery: 'domo',
    state: 'missing',
    nom_id: '3',
    order_by: 'name',
  });
});

test.each([
  ['30', { expires_from: '2026-03-02', expires_to: '2026-04-01' }],
  ['90', { expires_from: '2026-03-02', expires_to: '2026-05-31' }],
] as const)('what expires in %s is asked by its days', (expiry, days) =>
  expect(queryOf(reportPath({ ...noFilters, expiry }, today))).toEqual(days),
);

test('what expires is read by its day, everything else by name, unless the person says', () => {
  expect(queryOf(boardPath(noFilters, today)).order_by).toBe('name');
  expect(queryOf(boardPath({ ...noFilters, expiry: '30' }, today)).order_by).toBe('expires_on');
  expect(queryOf(boardPath({ ...noFilters, state: 'expiring', order: 'sku' }, today)).order_by).toBe('sku');
});

test('what makes no sense in the address bar counts as not said', () => {
  expect(readFilters({ state: 'azul', expiry: 30, brandId: -1, page: '2', order: 'id; drop' })).toEqual(noFilters);
  expect(isNarrowed(readFilters({ order: 'sku', page: 4 }))).toBe(false);
  expect(isNarrowed(readFilters({ responsibleId: 4 }))).toBe(true);
});
