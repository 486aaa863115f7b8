import { expect, test } from 'vitest';
import { bodyOf, countSaid, draftOf, type Feature } from './feature-draft';

const feature: Feature = {
  product_id: 3,
  requires_nom: false,
  weight_kg: 1.25,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  pieces_per_box: 12,
  country_of_origin: 'México',
  unit_category_id: null,
};

test('what nobody has said is sent as nothing, and what was said comes back as it was', () => {
  expect(bodyOf(draftOf(feature))).toEqual({
    requires_nom: false,
    weight_kg: '1.25',
    length_cm: null,
    width_cm: null,
    height_cm: null,
    pieces_per_box: '12',
    country_of_origin: 'México',
    unit_category_id: null,
  });
});

test('a decimal comma counts as a point; emptied, a feature is not known any more', () => {
  const draft = { ...draftOf(feature), weight_kg: ' 0,5 ', country_of_origin: ' ', requires_nom: '' } as const;
  expect(bodyOf(draft)).toMatchObject({ weight_kg: '0.5', country_of_origin: null, requires_nom: null });
});

test('a product says four of its eight features', () => expect(countSaid(feature)).toEqual({ said: 4, of: 8 }));
