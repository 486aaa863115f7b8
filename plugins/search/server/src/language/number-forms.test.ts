import { describe, expect, test } from 'vitest';
import { numberForms } from './number-forms';

describe('the singular and plural forms of a Spanish word', () => {
  test.each([
    ['luces', 'luz'],
    ['luz', 'luces'],
    ['paredes', 'pared'],
    ['pared', 'paredes'],
    ['camaras', 'camara'],
    ['camara', 'camaras'],
    ['cables', 'cable'],
    ['switch', 'switches'],
    ['router', 'routers'],
    ['control', 'controles'],
  ])('%s may also be %s', (word, form) => {
    expect(numberForms(word)).toContain(form);
  });

  test('gender is left alone', () => {
    expect(numberForms('puerta')).not.toContain('puerto');
    expect(numberForms('puertas')).not.toContain('puertos');
  });

  test.each(['tv', '123', '24'])('%s has none but itself', (word) => {
    expect(numberForms(word)).toEqual([word]);
  });

  test('a part number that ends in s is no plural', () => {
    expect(numberForms('nvr4ks')).toEqual(['nvr4ks']);
  });
});
