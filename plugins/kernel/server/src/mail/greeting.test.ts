import { expect, test } from 'vitest';
import { greeting } from './greeting';

test.each(['Ana', 'José Ma. de la O', 'Núñez, hijo', "O'Brien-Pérez"])('%s is greeted by name', (name) => {
  expect(greeting(` ${name} `)).toBe(`Hola, ${name}:`);
});

test.each([
  'Ganaste https://mal.test',
  'www.mal.test',
  'visita mal.com',
  'a@mal.test',
  'llama 5551234567',
  'x'.repeat(81),
  ' ',
])('%s is no name: nobody’s message goes out with the house’s mail', (name) => {
  expect(greeting(name)).toBe('Hola:');
});
