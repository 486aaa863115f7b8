import { expect, test } from 'vitest';
import type { Sheet } from './sheet';
import { bodyOf, draftOf } from './sheet-draft';

const sheet = {
  requires_nom: true,
  noms: [
    { id: 1, code: 'NOM-1', name: '', is_active: true, source: 'stated' },
    { id: 2, code: 'NOM-2', name: '', is_active: true, source: 'tariff_fraction' },
  ],
  exemption_reason: null,
  exempt_until: '2026-12-31T00:00:00.000Z',
  notes: null,
} as unknown as Sheet;

test('what the tariff fraction asks is not taken for stated', () =>
  expect(draftOf(sheet)).toEqual({
    requires: 'yes',
    nomIds: ['1'],
    exemption: '',
    exemptUntil: '2026-12-31',
    notes: '',
  }));

test('what is emptied is emptied, and no norm stays where none is required', () => {
  expect(bodyOf({ ...draftOf(sheet), exemptUntil: '', exemption: ' Uso propio ' })).toEqual({
    requires_nom: true,
    nom_ids: [1],
    exemption_reason: 'Uso propio',
    exempt_until: null,
    notes: '',
  });
  expect(bodyOf({ ...draftOf(sheet), requires: 'no' })).toMatchObject({ requires_nom: false, nom_ids: [] });
  expect(bodyOf({ ...draftOf(sheet), requires: 'unsaid' }).requires_nom).toBeNull();
});
