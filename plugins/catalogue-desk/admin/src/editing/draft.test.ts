import { expect, test } from 'vitest';
import { isMissing, sentOf, shownOf } from './draft';
import { massFields, quickParts } from './fields';

const all = [...massFields, ...quickParts.flatMap(({ fields }) => fields)];
const named = (name: string) => {
  const field = all.find((each) => each.name === name);
  if (field === undefined) throw new Error(`no field ${name}`);
  return field;
};

test('a stored value stands in its field as a person reads it', () => {
  const product = {
    name_translations: { es: 'Cámara domo', en: null },
    list_price: '12.5',
    status: 1,
    requires_nom: null,
    show_in_news: false,
    brand_id: 7,
  };
  const shown = Object.fromEntries(
    ['name_translations.es', 'name_translations.en', 'list_price', 'status', 'requires_nom', 'show_in_news'].map(
      (name) => [name, shownOf(named(name), product)],
    ),
  );
  expect(shown).toEqual({
    'name_translations.es': 'Cámara domo',
    'name_translations.en': '',
    list_price: '12.5',
    status: 'yes',
    requires_nom: '',
    show_in_news: 'no',
  });
  expect(shownOf(named('brand_id'), product)).toBe('7');
});

test('what is typed is sent as the platform takes it: numbers, 0 and 1, a decimal comma; empty takes the value away', () => {
  expect(sentOf(named('list_price'), ' 1250,50 ')).toBe('1250.50');
  expect(sentOf(named('guarantee'), '12')).toBe(12);
  expect(sentOf(named('status'), 'no')).toBe(0);
  expect(sentOf(named('requires_nom'), 'yes')).toBe(true);
  expect(sentOf(named('brand_id'), '7')).toBe(7);
  expect(sentOf(named('fixed_price'), ' ')).toBeNull();
});

test('a number that is none is sent as it was typed, so that the platform says what is wrong with it', () => {
  expect(sentOf(named('guarantee'), '1.5')).toBe('1.5');
  expect(sentOf(named('guarantee'), '-3')).toBe(-3);
  expect(sentOf(named('promo_discount'), 'mucho')).toBe('mucho');
});

test('only what may be without a value may be left empty', () => {
  expect(isMissing(named('fixed_price'), '')).toBe(false);
  expect(isMissing(named('list_price'), '  ')).toBe(true);
});
