import { expect, test } from 'vitest';
import { companyTelephoneTypes, contactView, fiscalValues, placesFor } from './company.view';

test('each sees the places that their rights open', () => {
  expect(placesFor(['address-book-details.read', 'company-addresses.read']).map(({ to }) => to)).toEqual([
    '/my-company/addresses',
    '/my-company/address-book',
  ]);
  expect(placesFor([])).toEqual([]);
});

test('contacts are read as people write them', () => {
  expect(contactView('telephones', { id: 1, number: '+528112345678', extension: '12' })).toMatchObject({
    text: '+52 81 1234 5678 ext. 12',
    value: '+528112345678',
  });
  expect(contactView('telephones', { id: 1, number: '+12133734253' }).text).toBe('+12133734253');
  expect(
    contactView('whatsapp', { id: 2, number: '523322221111', number_formatted: '+52 33-2222-1111', verified_at: null }),
  ).toMatchObject({ text: '+52 33-2222-1111', value: '+52 33-2222-1111', isVerified: false });
  expect(
    contactView('emails', { id: 3, email: 'a@b.mx', email_type: { id: 1, name: 'Facturación' }, verified_at: '2026' }),
  ).toMatchObject({ text: 'a@b.mx', type: 'Facturación', isVerified: true });
});

test('a telephone of a company is mobile or landline [SF-COMPANY-004]', () => {
  const types = [1, 2, 3].map((id) => ({ id, name: `Tipo ${id}` }));
  expect(companyTelephoneTypes(types).map(({ id }) => id)).toEqual([1, 2]);
});

test('a company without fiscal data begins with an empty form', () => {
  expect(Object.values(fiscalValues(null)).every((value) => value === '')).toBe(true);
});
