import { expect, test } from 'vitest';
import { dataOf, draftOf, isIncomplete, newDraft, pathOf, type DocumentRecord } from './document-draft';

const file = new File(['%PDF'], 'certificado.pdf');
const camera = { id: 7, model: 'CAM-7', sku: null };
const filled = { ...newDraft(3, [camera]), number: ' NYCE-1 ', agencyId: 2, file };

test('nothing is sent without its number, norm, agency and file', () => {
  expect(isIncomplete(filled, true)).toBe(false);
  for (const gap of [{ number: '  ' }, { nomId: null }, { agencyId: null }, { file: null }])
    expect(isIncomplete({ ...filled, ...gap }, true), JSON.stringify(gap)).toBe(true);
});

test('a document that exists keeps its file unless another is chosen', () =>
  expect(isIncomplete({ ...filled, file: null }, false)).toBe(false));

test('what was left empty is not said of a new document', () =>
  expect(dataOf({ ...filled, issuedOn: '2026-01-31', holder: ' ' }, true)).toEqual({
    number: 'NYCE-1',
    nom_id: 3,
    certification_agency_id: 2,
    issued_on: '2026-01-31',
    product_ids: [7],
    checkIfProductsAreValid: false,
  }));

test('what is emptied in another is emptied, and its products go whole', () => {
  const stored = {
    document_type: 'dictum',
    number: 'D-1',
    nom_id: 3,
    certification_agency_id: 2,
    holder: 'Acme',
    issued_on: '2026-01-31',
    expires_on: null,
    notes: null,
    products: [{ product_id: 7, model: 'CAM-7', sku: null }],
  } as unknown as DocumentRecord;
  expect(dataOf({ ...draftOf(stored), holder: '', isStrict: true }, false)).toMatchObject({
    holder: null,
    issued_on: '2026-01-31',
    product_ids: [7],
    checkIfProductsAreValid: true,
  });
});

test('certificates and dictums are kept on their own paths [CS-NOM-010]', () => {
  expect([pathOf('certificate'), pathOf('dictum')]).toEqual(['nom-certificates', 'nom-dictums']);
});
