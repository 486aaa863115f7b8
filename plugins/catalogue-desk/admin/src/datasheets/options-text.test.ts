import { expect, test } from 'vitest';
import { optionsOfText, repeatedIn, textOfOptions } from './options-text';

test('options are typed one a line, with their English behind a bar, and read back the same', () => {
  const options = [
    { es: 'Rojo', en: 'Red' },
    { es: '1/2.8" CMOS', en: null },
  ];
  expect(textOfOptions(options)).toBe('Rojo | Red\n1/2.8" CMOS');
  expect(optionsOfText(textOfOptions(options))).toEqual(options);
});

test('empty lines are no options; a bar without English is none', () => {
  expect(optionsOfText('\n  Azul |  \n\n | Green\nVerde|Green|ish')).toEqual([
    { es: 'Azul', en: null },
    { es: 'Verde', en: 'Green|ish' },
  ]);
});

test('what is there twice is named once', () => {
  expect(repeatedIn(optionsOfText('Rojo\nAzul\nRojo | Red\nRojo'))).toEqual(['Rojo']);
});
