import { describe, expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import { addressSchema } from './address.schema';
import { addressValues, addressView, byUse, colonyChoice, isIncomplete, typedValues } from './address.view';
import type { AddressAnswer, PostalAnswer } from './addresses.api.server';

const answer = answerWith<AddressAnswer>({
  id: 4,
  alias: null,
  receivers_name: 'Laura Villarreal',
  telephone: '8181234567',
  street: 'Av. Constitución',
  exterior_number: '400',
  interior_number: null,
  zip_code: '64000',
  colony: 'Centro',
  is_custom_colony: 0,
  municipality: 'Monterrey',
  state: 'Nuevo León',
  reference: null,
  is_favorited: 0,
});

test('an address is called by its alias, else by who receives there, and stands in one line', () => {
  expect(addressView(answer)).toMatchObject({
    title: 'Laura Villarreal',
    place: 'Av. Constitución 400, Centro, 64000 Monterrey, Nuevo León',
    receiver: 'Laura Villarreal · 8181234567',
  });
  expect(addressView({ ...answer, alias: 'Bodega', interior_number: '2B' })).toMatchObject({
    title: 'Bodega',
    place: 'Av. Constitución 400, int. 2B, Centro, 64000 Monterrey, Nuevo León',
  });
});

test('the main address stands first, then favourites', () => {
  const at = (id: number, main_address: number, is_favorited: number) =>
    addressView({ ...answer, id, main_address, is_favorited });
  expect(byUse([at(1, 0, 0), at(2, 0, 1), at(3, 1, 0)]).map(({ id }) => id)).toEqual([3, 2, 1]);
});

describe('the settlement', () => {
  const parsed = (form: Record<string, string>) => addressSchema.parse(form);
  const postal = answerWith<PostalAnswer>({
    zip_code: '64000',
    state: 'Nuevo León',
    municipality: 'Monterrey',
    colonies: ['Centro', 'Obispado'],
  });

  test('is one of its postal code, or typed by hand', () => {
    expect(parsed({ colony: 'Centro', typed_colony: 'Otra' })).toMatchObject({ colony: 'Centro', is_custom_colony: 0 });
    expect(parsed({ colony: '*', typed_colony: ' Las Torres ' })).toMatchObject({
      colony: 'Las Torres',
      is_custom_colony: 1,
    });
    expect(parsed({ typed_colony: 'Las Torres' })).toMatchObject({ colony: 'Las Torres', is_custom_colony: 1 });
    expect(parsed({ colony: '', typed_colony: '' })).toMatchObject({ colony: null, is_custom_colony: 0 });
  });

  test('that is none of the code is shown as typed', () => {
    expect(colonyChoice({ colony: 'Centro' }, postal).isTyped).toBe(false);
    expect(colonyChoice({ colony: 'Las Torres' }, postal).isTyped).toBe(true);
    expect(colonyChoice({ colony: 'Las Torres' }, null)).toEqual({ known: [], isTyped: false });
    expect(typedValues({ colony: '*', typed_colony: 'Las Torres' }).colony).toBe('Las Torres');
  });
});

test('a new address is empty, and an incomplete one is known by its fields [SF-CART-038]', () => {
  expect(addressValues(null)).toMatchObject({ street: '', isFavorite: false });
  expect(isIncomplete({ street: ['Calle requerida'] })).toBe(true);
  expect(isIncomplete({ _general: ['Primero llega a esta etapa del pedido'] })).toBe(false);
});
