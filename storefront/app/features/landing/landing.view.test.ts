import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { CardAnswer } from '../../api/contract';
import type { BlockAnswer } from '../../api/campaign-answers';
import { allUrlOf, blockViews, queryOf, type CarouselAnswer } from './landing.view';

const carousel = (more: Partial<CarouselAnswer>): CarouselAnswer => ({
  kind: 'product_carousel',
  title: 'Productos',
  rule: 'new',
  limit: 12,
  category_id: null,
  brand_id: null,
  ...more,
});

test('a carousel asks the listing for what its rule says', () => {
  expect(queryOf(carousel({ rule: 'category', category_id: 7 }), false)).toEqual({ perPage: 12, categoryId: 7 });
  expect(queryOf(carousel({ rule: 'brand', brand_id: 3, limit: 6 }), false)).toEqual({ perPage: 6, brandIds: '3' });
  expect(queryOf(carousel({ rule: 'new' }), false)).toEqual({ perPage: 12, newProducts: 1 });
  expect(queryOf(carousel({ rule: 'category' }), true)).toBeNull();
});

test('promos are asked for people alone: a visitor may not know them', () => {
  expect(queryOf(carousel({ rule: 'promo' }), true)).toEqual({ perPage: 12, withPromo: 1 });
  expect(queryOf(carousel({ rule: 'promo' }), false)).toBeNull();
});

test('its last tile leads to the listing of the same rule', () => {
  expect(allUrlOf(carousel({ rule: 'category', category_id: 7 }))).toBe('/categories/7');
  expect(allUrlOf(carousel({ rule: 'new' }))).toBe('/news');
  expect(allUrlOf(carousel({ rule: 'chosen' }))).toBeNull();
});

test('a carousel without products is left out, and the others keep their anchors', () => {
  const text: BlockAnswer = { kind: 'rich_text', body: [] };
  const views = blockViews([carousel({}), carousel({}), text, text], {
    imageOrigins: [],
    isLoggedIn: false,
    found: new Map([[1, [answerWith<CardAnswer>({ id: 4, name: 'Cámara' })]]]),
  });
  expect(views.map(({ kind, anchor }) => [kind, anchor])).toEqual([
    ['carousel', 'productos-2'],
    ['text', 'texto'],
    ['text', 'texto-2'],
  ]);
});

test('who is logged in is not invited to register by a landing', () => {
  const hero: BlockAnswer = {
    kind: 'hero',
    title: 'Comprar aquí te conviene',
    text: null,
    button_text: 'Quiero ser distribuidor',
    button_url: '/distributor-registries',
    background_style: 'accent',
    image: null,
  };
  const buttonFor = (isLoggedIn: boolean) => {
    const [view] = blockViews([hero], { imageOrigins: [], isLoggedIn, found: new Map() });
    return view?.kind === 'hero' ? view.button : undefined;
  };
  expect(buttonFor(false)).toEqual({ text: 'Quiero ser distribuidor', url: '/distributor-registries' });
  expect(buttonFor(true)).toBeNull();
});
