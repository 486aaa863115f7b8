import { expect, test } from 'vitest';
import { groupRefusals, mostFields, storedValue } from './datasheet.rules';

type Groups = Parameters<typeof groupRefusals>[0];
const field = (es: string, more: object = {}) => ({ field_type: 'text', name_translations: { es }, ...more });
const groups = (...fields: object[][]) => fields.map((datasheet_fields) => ({ datasheet_fields })) as unknown as Groups;
const refused = (...given: object[][]): string[] =>
  groupRefusals(groups(...given)).map(({ code, field: at }) => `${at}: ${code}`);

test('a characteristic stands once in a datasheet, whatever its group, accents and capitals', () => {
  expect(refused([field('Resolución')], [field('Lente')])).toEqual([]);
  expect(refused([field('Resolución')], [field('Lente'), field('RESOLUCION')])).toEqual([
    'datasheet_groups.1.datasheet_fields.1.name_translations.es: field_repeated',
  ]);
});

test('one that is chosen from a list names the list', () => {
  const at = 'datasheet_groups.0.datasheet_fields.0.datasheet_list_id';
  expect(refused([field('Color', { field_type: 'list' })])).toEqual([`${at}: required`]);
  expect(refused([field('Color', { field_type: 'list', datasheet_list_id: 3 })])).toEqual([]);
});

test('a datasheet has no more than 300 characteristics', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => field(`Dato ${at}`));
  expect(mostFields).toBe(300);
  expect(refused(many(300))).toEqual([]);
  expect(refused(many(200), many(301).slice(200))).toEqual(['datasheet_groups: too_many_fields']);
});

test('a value is of its kind, or is told why not', () => {
  const number = { field_type: 'number', options: [] } as const;
  expect(storedValue(number, '-12.5')).toEqual({ value: '-12.5' });
  expect(storedValue(number, '1e3')).toEqual({ refused: 'not_a_number' });
  expect(storedValue({ field_type: 'list', options: ['Rojo'] }, 'Azul')).toEqual({ refused: 'not_an_option' });
  expect(storedValue({ field_type: 'boolean', options: [] }, 'Sí')).toEqual({ value: 'true' });
  expect(storedValue(number, '  ')).toEqual({ value: null });
});
