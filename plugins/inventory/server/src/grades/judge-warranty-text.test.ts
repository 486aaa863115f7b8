import { expect, test } from 'vitest';
import { judgeWarrantyText } from './judge-warranty-text';

const differing = (months: number, es: string | null, en: string | null = null) =>
  judgeWarrantyText(months, { es, en }).map(({ field }) => field);

test.each([
  [12, 'Garantía de 12 meses', '12-month warranty'],
  [12, 'Un año de garantía', '1 year'],
  [6, 'Garantía de 06 meses', null],
  [0, 'Sin garantía', 'No warranty'],
  [6, null, null],
])('%i months are told by %s and %s', (months, es, en) => expect(differing(months, es, en)).toEqual([]));

test('other months are not, in either language, nor any of what has none', () => {
  expect(differing(12, 'Garantía de 6 meses', '12-month warranty')).toEqual(['warranty_text_translations.es']);
  expect(differing(6, 'Garantía de 6 meses', '12-month warranty')).toEqual(['warranty_text_translations.en']);
  expect(differing(0, 'Garantía de 6 meses')).toEqual(['warranty_text_translations.es']);
  expect(differing(0, 'Garantía de 0 meses')).toEqual(['warranty_text_translations.es']);
});
