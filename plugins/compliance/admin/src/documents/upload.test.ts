import { expect, test } from 'vitest';
import { dataOf, isIncomplete, newDraft, pathOf } from './upload';

const file = new File(['%PDF'], 'certificado.pdf');
const filled = { ...newDraft(3), number: ' NYCE-1 ', agencyId: 2, file };

test('nothing is sent without its number, norm, agency and file', () => {
  expect(isIncomplete(filled)).toBe(false);
  for (const gap of [{ number: '  ' }, { nomId: null }, { agencyId: null }, { file: null }])
    expect(isIncomplete({ ...filled, ...gap }), JSON.stringify(gap)).toBe(true);
});

test('what was left empty is not said', () =>
  expect(dataOf({ ...filled, issuedOn: '2026-01-31', holder: ' ' }, [7])).toEqual({
    number: 'NYCE-1',
    nom_id: 3,
    certification_agency_id: 2,
    issued_on: '2026-01-31',
    product_ids: [7],
    checkIfProductsAreValid: false,
  }));

test('certificates and dictums are created on their own paths [CS-NOM-010]', () => {
  expect([pathOf(filled), pathOf({ ...filled, type: 'dictum' })]).toEqual(['nom-certificates', 'nom-dictums']);
});
