import { expect, test } from 'vitest';
import { groupKeyOf, wordsOf } from './synonym.rules';

test('words are kept once, without needless spaces, whatever their case and accents', () => {
  expect(wordsOf([' Cámara  IP ', 'camara ip', '', 'Webcam'])).toEqual(['cámara ip', 'webcam']);
});

test('the same words in another order are the same group', () => {
  expect(groupKeyOf(['Interfón', 'portero'])).toBe(groupKeyOf(['portero', 'interfon']));
  expect(groupKeyOf(['interfón', 'portero'])).not.toBe(groupKeyOf(['interfón', 'timbre']));
});
