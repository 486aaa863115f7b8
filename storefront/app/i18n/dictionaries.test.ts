import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { en } from './en';
import { es } from './es';
import './late/all';

const flat = (dictionary: Record<string, Record<string, string>>) =>
  new Map(
    Object.entries(dictionary).flatMap(([feature, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${feature}.${key}`, text] as const),
    ),
  );

const spanish = flat(es);
const english = flat(en);
const valuesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('Spanish and English have the same texts', () => {
  expect([...english.keys()].sort()).toEqual([...spanish.keys()].sort());
});

test('no text is empty, and both languages ask for the same values', () => {
  for (const [key, text] of spanish) {
    expect(text, key).not.toBe('');
    expect(valuesOf(english.get(key) ?? ''), key).toEqual(valuesOf(text));
  }
});

const sources = readdirSync(path.join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(__dirname, '..', file), 'utf8'))
  .join('\n');

test('no text is left that nothing shows', () => {
  const isShown = (key: string) => {
    const base = key.replace(/_(one|other)$/, '');
    const prefixes = [key.replace(/_.*$/, '_'), key.replace(/\.[^.]*$/, '.')];
    return (
      [key, base].some((name) => sources.includes(`'${name}'`)) ||
      prefixes.some((prefix) => sources.includes(`\`${prefix}\${`))
    );
  };
  expect([...spanish.keys()].filter((key) => !isShown(key))).toEqual([]);
});

test('the texts the document quotes are kept word by word', () => {
  expect(es.search.empty).toBe('Empieza a escribir para buscar productos o categorías');
  expect(es.search.expiredTitle).toBe('Token de busqueda expirado.');
  expect(es.search.expiredText).toBe('Por favor refresca la pagina para actualizarlo.');
  expect(es.search.refresh).toBe('Refrescar');
  expect(es.cart.notAdded).toBe('No se agregó este producto al carrito.');
  expect(es.cart.alternativesTitle).toBe('Otras alternativas de entrega inmediata en tu sucursal');
  expect(es.cart.keepOriginal).toBe('Deseo conservar mi modelo original');
  expect(es.cart.noAlternatives).toBe('No se encontraron alternativas de este producto.');
  expect(es.product.refurbished).toBe('Productos de Remate');
  expect([es.product.inTransit, es.product.availableOn]).toEqual(['Por recibir', 'Fecha disponible']);
  expect(es.errors.sessionExpired).toBe('La sesión ha expirado. Inicia sesión nuevamente');
  expect(es.errors.forbidden).toBe('Acción no autorizada');
  expect(es.errors.request).toBe('Error al procesar la petición');
  expect(es.ui.seeAll).toBe('Ver Todos');
});
