import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formFields } from './form-fields';

test('lists and objects come as JSON or part by part, an empty text is nothing', () => {
  expect(
    formFields({
      'name_translations[es]': 'Cámaras',
      'name_translations[en]': '',
      selected_category_accesories: '[3,4]',
      'suppliers[0]': '7',
      'suppliers[1]': '8',
      parent_category_id: '',
      abbreviation: '{no',
    }),
  ).toEqual({
    name_translations: { es: 'Cámaras', en: null },
    selected_category_accesories: [3, 4],
    suppliers: ['7', '8'],
    parent_category_id: null,
    abbreviation: '{no',
  });
});

test('never fails, whatever a form sends, and reaches no prototype', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null))), (given) => {
      expect(typeof formFields(given)).toBe('object');
    }),
  );
  formFields({ '__proto__[polluted]': 'yes', 'constructor[prototype]': 'x' });
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
