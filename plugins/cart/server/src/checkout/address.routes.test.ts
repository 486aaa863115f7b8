import { expect, test } from 'vitest';
import { addressErrors } from './address.routes';

const whole = {
  street: 'Av. Constitución',
  exterior_number: '400',
  zip_code: '64000',
  telephone: '8181234567',
  colony: 'Centro',
  state: 'Nuevo León',
  receivers_name: 'Laura Villarreal',
};
const wrong = (change: object): string[] =>
  addressErrors({ ...whole, ...change }).map(({ code, field }) => `${field}: ${code}`);

test('an address with all that finds the door lacks nothing', () => expect(wrong({})).toEqual([]));

test('an empty one is told every field that it lacks', () => {
  expect(addressErrors({}).map(({ code }) => code)).toEqual([
    'address_street',
    'address_exterior_number',
    'address_zip_code',
    'address_telephone',
    'address_colony',
    'address_state',
    'address_receivers_name',
  ]);
  expect(wrong({ street: '' })).toEqual(['street: address_street']);
});

test.each(['6400', '640000', '64 00', 'ABCDE'])('%s is no postal code', (zip_code) => {
  expect(wrong({ zip_code })).toEqual(['zip_code: invalid_zip_code']);
});
