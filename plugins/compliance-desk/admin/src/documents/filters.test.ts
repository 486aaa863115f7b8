import { expect, test } from 'vitest';
import { documentsPath, noFilters, readFilters } from './filters';

const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

test('documents that expire are read by their day, the others newest first', () => {
  expect(queryOf(documentsPath({ ...noFilters, state: 'expiring' }))).toEqual({
    page: '1',
    per_page: '20',
    status: 'expiring',
    order_by: 'expires_on',
    order_direction: 'asc',
  });
  expect(queryOf(documentsPath(readFilters({ state: 'in_review', type: 'dictum', nomId: 2, page: 3 })))).toEqual({
    page: '3',
    per_page: '20',
    status: 'in_review',
    document_type: 'dictum',
    nom_id: '2',
  });
});

test('what makes no sense in the address bar counts as not said', () =>
  expect(readFilters({ state: 'valid', type: 3, nomId: 'x' })).toEqual(noFilters));
