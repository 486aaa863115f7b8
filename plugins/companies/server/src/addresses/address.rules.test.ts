import { describe, expect, test } from 'vitest';
import { missingAddressFields } from '../../../shared';
import { judgePlace } from './address.rules';

const place = { municipality: 'Monterrey', state: 'Nuevo León', colonies: ['Centro', 'Obispado'] };
const address = { zip_code: '64000', colony: 'centro', is_custom_colony: 0, country_id: 143 };

describe('an address', () => {
  test('[SF-CART-019] [SF-CART-020] [SF-CART-021] [SF-CART-022] [SF-CART-023] [SF-CART-024] [SF-CART-025] says each thing that it lacks, spaces being nothing', () => {
    expect(missingAddressFields({ street: ' ', colony: 'Centro' }).map(({ field }) => field)).toEqual([
      'street',
      'exterior_number',
      'zip_code',
      'telephone',
      'state',
      'receivers_name',
    ]);
    expect(missingAddressFields({}).map(({ code }) => code)).toEqual([
      'street_required',
      'exterior_number_required',
      'zip_code_required',
      'telephone_required',
      'colony_required',
      'state_required',
      'receivers_name_required',
    ]);
    expect(missingAddressFields({ street: 'Juárez', exterior_number: '1' })).toHaveLength(5);
  });

  test('fits its postal code by one of the settlements of it, accents and capitals ignored', () => {
    expect(judgePlace(address, place)).toEqual([]);
    expect(judgePlace({ ...address, colony: 'Polanco' }, place)).toEqual([
      { code: 'colony_elsewhere', field: 'colony' },
    ]);
    expect(judgePlace({ ...address, zip_code: '640' }, null)).toEqual([
      { code: 'invalid_zip_code', field: 'zip_code' },
    ]);
    expect(judgePlace(address, null)).toEqual([{ code: 'zip_code_not_found', field: 'zip_code' }]);
  });

  test('with a settlement typed by hand, and one abroad, is not held against the post', () => {
    expect(judgePlace({ ...address, colony: 'Nueva', is_custom_colony: 1 }, null)).toEqual([]);
    expect(judgePlace({ ...address, zip_code: 'SW1A', country_id: 1 }, null)).toEqual([]);
    expect(judgePlace({ ...address, zip_code: '12', is_custom_colony: 1 }, null)).toHaveLength(1);
  });
});
