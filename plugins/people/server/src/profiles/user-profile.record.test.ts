import { expect, test } from 'vitest';
import { userProfiles } from './user-profile.record';

/** Returns 'field: code' of what is wrong in lines of a profile. */
const wrong = (lines: object): string[] =>
  (userProfiles.schemas.change.safeParse(lines).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const address = { street: 'Juárez', exterior_number: '10', zip_code: '64000', colony: 'Centro', state: 'Nuevo León' };
const telephone = { telephone_type_id: 1, area_code: '81', number: '81234567' };

test('a postal code is five digits, keys and extensions of telephones are digits', () => {
  expect(wrong({ addresses: [address], telephones: [telephone] })).toEqual([]);
  expect(wrong({ addresses: [{ ...address, zip_code: '6400' }] })).toEqual(['addresses.0.zip_code: five_digits']);
  const letters = { ...telephone, country_code: '+52', area_code: '8a', extension: '1-2' };
  expect(wrong({ telephones: [letters] })).toEqual([
    'telephones.0.country_code: only_digits',
    'telephones.0.area_code: only_digits',
    'telephones.0.extension: only_digits',
  ]);
});
