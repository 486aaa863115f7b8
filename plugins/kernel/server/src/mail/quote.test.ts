import { expect, test } from 'vitest';
import { holdsLink, quoteWords } from './quote';

test.each([
  'Entra a https://mal.test/x',
  'HTTP://MAL.TEST',
  'en www.mal',
  'en mal.com',
  'en mal.com.mx/pago',
  'bit.ly/abc',
])('%s leads elsewhere', (text) => expect(holdsLink(text)).toBe(true));

test.each(['Quedo atento. Saludos', 'Son 1,200.50 pesos', 'Escríbeme a ana@empresa.mx', 'A las 10:30'])(
  '%s leads nowhere',
  (text) => expect(holdsLink(text)).toBe(false),
);

test('eighty thousand letters are read in passing', () => {
  const begin = performance.now();
  for (const text of ['a'.repeat(80_000), 'a.'.repeat(40_000), '@'.repeat(80_000), 'a-'.repeat(40_000)])
    holdsLink(text);
  expect(performance.now() - begin).toBeLessThan(1_000);
});

test('others’ words are theirs, line by line', () => {
  expect(quoteWords('Ana, de Redes', 'Hola\nadiós')).toBe('Ana, de Redes escribe:\n> Hola\n> adiós');
});
