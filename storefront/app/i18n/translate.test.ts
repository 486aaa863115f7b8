import fc from 'fast-check';
import { expect, test } from 'vitest';
import { en } from './en';
import { es } from './es';
import { localeTags } from './locale';
import { translator } from './translate';

const t = translator('es', es);

test('values take their places', () => {
  expect(t('product.inBranch', { count: 3, branch: 'Puebla' })).toBe('3 en Puebla');
});

test('one piece is singular, none and many are plural, thousands are separated', () => {
  expect(t.count('product.pieces', 1)).toBe('1 pieza');
  expect(t.count('product.pieces', 0)).toBe('0 piezas');
  expect(t.count('product.pieces', 12_500)).toBe('12,500 piezas');
  expect(t('product.inTotal', { count: 1_783 })).toBe('1,783 en total');
  expect(translator('en', en).count('product.pieces', 1)).toBe('1 piece');
});

test.each([
  ['es', es],
  ['en', en],
] as const)('numbers and plurals of %s are those of the language', (locale, texts) => {
  const tag = localeTags[locale];
  const [rules, numbers] = [new Intl.PluralRules(tag), new Intl.NumberFormat(tag)];
  const words = translator(locale, texts);
  const [one, many] = [words.count('product.pieces', 1), words.count('product.pieces', 2)].map((text) => text.slice(1));
  fc.assert(
    fc.property(fc.nat(2_000_000), (count) => {
      const word = rules.select(count) === 'one' ? one : many;
      expect(words.count('product.pieces', count)).toBe(`${numbers.format(count)}${word}`);
    }),
  );
});

test('a value that looks like a place is not filled again', () => {
  expect(t('search.nothing', { term: '{term}' })).toContain('"{term}"');
});
