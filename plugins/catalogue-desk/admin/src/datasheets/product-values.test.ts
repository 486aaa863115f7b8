import { expect, test } from 'vitest';
import {
  bodyOf,
  countFilled,
  errorsOf,
  typedOf,
  valueText,
  withTyped,
  type FilledField,
  type Value,
} from './product-values';

const field = (id: number, value: Value, unit: string | null = null): FilledField => ({
  id,
  name: `Campo ${id}`,
  code: `campo-${id}`,
  name_translations: { es: `Campo ${id}`, en: null },
  field_type: 'text',
  unit,
  datasheet_list_id: null,
  options: [],
  is_key: false,
  order: id,
  value,
  value_en: null,
});

test('only what differs from what is stored is sent; an emptied value is taken away [CS-PRODUCT-019]', () => {
  const typed = withTyped(withTyped({}, field(2, 'Rojo'), { es: ' ', en: '' }), field(7, null), { es: ' 4 ', en: 'x' });
  expect(bodyOf(typed)).toEqual({
    product_datasheet_groups: [
      {
        product_datasheet_fields: [
          { id: 2, value: null, value_en: null },
          { id: 7, value: '4', value_en: 'x' },
        ],
      },
    ],
  });
  expect(withTyped(typed, field(2, 'Rojo'), { es: 'Rojo ', en: '' })).not.toHaveProperty('2');
});

test('an error by place is put on the characteristic that was sent there', () => {
  const typed = { 2: { es: 'x', en: '' }, 7: { es: 'y', en: '' } };
  const fields = {
    'product_datasheet_groups.0.product_datasheet_fields.1.value': 'Debe ser un número',
    _general: 'No',
  };
  expect(errorsOf(typed, fields)).toEqual({ 7: 'Debe ser un número' });
});

test('values are read with their unit, and typed without it', () => {
  const shown = [field(1, 4, 'MP'), field(2, true), field(3, false), field(4, null, 'W'), field(5, 'Domo')];
  expect(shown.map(valueText)).toEqual(['4 MP', 'Sí', 'No', '—', 'Domo']);
  expect(shown.map((each) => typedOf(each).es)).toEqual(['4', 'true', 'false', '', 'Domo']);
  expect(countFilled([{ product_datasheet_fields: shown }])).toEqual({ filled: 4, total: 5 });
});
