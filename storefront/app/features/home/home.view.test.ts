import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { HomeAnswer } from '../../api/contract';
import { divisionIcon } from './division-icon';
import { carouselViews, crumbsOf } from './home.view';

test("'Ver Todos' leads to the category of the first product, and empty carousels are left out", () => {
  const home = answerWith<HomeAnswer>({
    carousels: [
      { id: 1, title: 'Novedades', products: [{ id: 5, name: 'x', category_id: 44 }] },
      { id: 2, title: 'Vacío', products: [] },
    ],
  });
  expect(carouselViews(home, []).map(({ title, allUrl }) => [title, allUrl])).toEqual([
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

test('above a carousel stand its categories; the first three divisions when it has neither these nor a title; and never its title twice [SF-CAROUSEL-001]', () => {
  const divisions = ['Videovigilancia', 'Control de acceso', 'Alarmas', 'Redes'].map((name, index) => ({
    id: index + 1,
    name,
  }));
  const view = (title: string | null, crumbs: readonly { id: number; name: string }[]) =>
    crumbsOf({ key: '1', title, crumbs, allUrl: null, cards: [] }, divisions).map(({ name }) => name);
  expect(view(null, [{ id: 9, name: 'Energía' }])).toEqual(['Energía']);
  expect(view(null, [])).toEqual(['Videovigilancia', 'Control de acceso', 'Alarmas']);
  expect(view('Novedades', [])).toEqual([]);
  expect(view('Redes', [{ id: 4, name: 'Redes' }])).toEqual([]);
});
