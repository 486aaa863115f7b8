import { expect, test } from 'vitest';
import { en } from './en';
import { es } from './es';
import { translator } from './translate';

const t = translator('es', es);

test('values take their places', () => {
  expect(t('product.inBranch', { count: 3, branch: 'Puebla' })).toBe('3 en Puebla');
});

test('one piece is singular, none and many are plural, thousands are separated', () => {
  expect(t.count('product.pieces', 1)).toBe('1 pieza');
  expect(t.count('product.pieces', 0)).toBe('0 piezas');
  expect(t.count('product.pieces', 12_500)).toBe('12,500 piezas');
  expect(translator('en', en).count('product.pieces', 1)).toBe('1 piece');
});

test('a value that looks like a place is not filled again', () => {
  expect(t('search.nothing', { term: '{term}' })).toContain('"{term}"');
});
