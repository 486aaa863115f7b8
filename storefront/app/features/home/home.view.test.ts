import { expect, test } from 'vitest';
import { divisionIcon } from './division-icon';
import { carouselViews } from './home.view';

test("'Ver Todos' leads to the category of the first product, and empty carousels are left out", () => {
  const carousels = [
    { id: 1, title: 'Novedades', products: [{ id: 5, name: 'x', category_id: 44 }] },
    { id: 2, title: 'Vacío', products: [] },
  ];
  expect(carouselViews({ carousels }, []).map(({ title, allUrl }) => [title, allUrl])).toEqual([
    ['Novedades', '/categories/44'],
  ]);
});

test('divisions have a drawing by their name, in both languages, and an unknown one too', () => {
  expect(
    [
      'Videoporteros e interfonía',
      'Videovigilancia',
      'Video surveillance',
      'Control de acceso',
      'Energía',
      'Papelería',
    ].map(divisionIcon),
  ).toEqual(['phone', 'camera', 'camera', 'access', 'power', 'other']);
});
