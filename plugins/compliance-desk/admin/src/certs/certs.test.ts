import { expect, test } from 'vitest';
import { isOver } from './cert';
import { dataOf, newDraft } from './cert-draft';
import { certsPath, noFilters, readFilters } from './filters';

test('what the address bar says of procedures is asked for, and what makes no sense there is not', () => {
  const filters = readFilters({ search: ' 2026 ', status: 'in_review', nomId: 3, page: 'x' });
  expect(certsPath(filters)).toBe(
    '/compliance/nom-certs?page=1&per_page=20&omniSearchQuery=2026&status=in_review&nom_id=3',
  );
  expect(readFilters({ status: 'lost', nomId: -1 })).toEqual(noFilters);
});

test('a procedure goes with all of its products, and what was left empty as none', () =>
  expect(dataOf({ ...newDraft(3), folio: ' T-1 ', products: [{ id: 7, model: 'CAM-7', sku: null }] })).toEqual({
    folio: 'T-1',
    nom_id: 3,
    certification_agency_id: null,
    responsible_id: null,
    document_type: 'certificate',
    requested_on: null,
    expected_on: null,
    notes: '',
    product_ids: [7],
  }));

test('a procedure that was approved or canceled is over', () => {
  expect(['open', 'in_review', 'rejected'].some((status) => isOver({ status: status as 'open' }))).toBe(false);
  expect(['approved', 'canceled'].every((status) => isOver({ status: status as 'approved' }))).toBe(true);
});
