import { expect, test } from 'vitest';
import { bulkBody, bulkKinds, emptyDraft, isIncomplete, namedFailure } from './bulk';

const ids = [4, 9];

test('each change says only what it changes', () => {
  const given = { nomIds: ['3'], reason: ' Uso propio ', until: '', fractionId: 8, requires: 'no' as const };
  const bodies = Object.fromEntries(bulkKinds.map((kind) => [kind, bulkBody({ kind, ...given }, ids)]));
  expect(bodies).toEqual({
    add_noms: { product_ids: ids, add_nom_ids: [3], requires_nom: true },
    remove_noms: { product_ids: ids, remove_nom_ids: [3] },
    requires: { product_ids: ids, requires_nom: false },
    exempt: { product_ids: ids, exemption_reason: 'Uso propio', exempt_until: null },
    fraction: { product_ids: ids, tariff_fraction_id: 8 },
  });
});

test('nothing is sent before it says what', () => {
  expect(bulkKinds.filter((kind) => isIncomplete(emptyDraft(kind)))).toEqual([
    'add_noms',
    'remove_noms',
    'exempt',
    'fraction',
  ]);
  expect(isIncomplete({ ...emptyDraft('exempt'), reason: 'Uso propio' })).toBe(false);
});

test('a refusal names the product it is about', () => {
  const failure = {
    status: 422,
    text: '',
    fields: { 'products.4.nom_ids': 'No', 'products.7.nom_ids': 'No', tag: 'Otro' },
  };
  expect(namedFailure(failure, new Map([[4, 'DS-2CD']])).fields).toEqual({
    'products.4.nom_ids': 'DS-2CD: No',
    'products.7.nom_ids': 'Producto 7: No',
    tag: 'Otro',
  });
});
