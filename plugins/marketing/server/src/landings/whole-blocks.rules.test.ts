import { expect, test } from 'vitest';
import { whatBlocksLack } from './whole-blocks.rules';

const lacksOf = (...blocks: Parameters<typeof whatBlocksLack>[0]) => whatBlocksLack(blocks).map(({ params }) => params);

test('a block that lacks something is named by its place, its name in the panel and what it lacks', () => {
  expect(
    lacksOf(
      { __component: 'landing.hero', title: 'Todo para tu red' },
      { __component: 'landing.countdown', title: null, ends_at: null },
      { __component: 'landing.banner-grid', banners: [{ title: 'Redes', url: '' }, { title: 'Energía' }] },
      { __component: 'landing.form', title: 'Contacto', fields: [] },
    ),
  ).toEqual([
    { place: 2, name: 'Cuenta regresiva', missing: 'Título, Termina' },
    { place: 3, name: 'Cuadrícula de banners', missing: 'Enlace del banner' },
    { place: 4, name: 'Formulario', missing: 'Campos' },
  ]);
});

test('what a block lacks is told on the blocks', () => {
  expect(whatBlocksLack([{ __component: 'landing.hero', title: '' }])).toEqual([
    {
      code: 'landing_block_incomplete',
      field: 'blocks',
      params: { place: 1, name: 'Portada', missing: 'Título' },
    },
  ]);
});

test('a carousel needs what its rule speaks of', () => {
  const carousel = { __component: 'landing.product-carousel', title: 'Lo nuevo' };
  expect(lacksOf({ ...carousel, rule: 'new' }, { ...carousel, rule: 'brand', brand: { id: 3 } })).toEqual([]);
  expect(lacksOf({ ...carousel, rule: 'category', category: null }, { ...carousel, rule: 'chosen', skus: '' })).toEqual(
    [
      { place: 1, name: 'Carrusel de productos', missing: 'Categoría' },
      { place: 2, name: 'Carrusel de productos', missing: 'Claves (SKU)' },
    ],
  );
});
