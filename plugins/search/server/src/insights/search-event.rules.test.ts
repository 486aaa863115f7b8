import { expect, test } from 'vitest';
import { countsOf, termOf } from './search-event.rules';

const plain = (counts: ReturnType<typeof countsOf>) =>
  Object.fromEntries([...counts].map(([term, own]) => [term, Object.fromEntries(own)]));

test('case, accents and spaces make no other search; a long one is cut', () => {
  expect(termOf('  Cámara   DOMO ')).toBe('camara domo');
  expect(termOf('x'.repeat(300))).toHaveLength(100);
});

test('each event counts once for its term; a search that found nothing counts as that too', () => {
  expect(
    plain(
      countsOf([
        { type: 'search', term: 'Cámara', results: 12 },
        { type: 'search', term: 'camara', results: 0 },
        { type: 'product_click', term: 'cámara' },
        { type: 'add_to_cart', term: 'cámara' },
        { type: 'poor_search', term: 'cmaara', reason: 'esc_key' },
        { type: 'submit', term: '   ' },
      ]),
    ),
  ).toEqual({
    camara: { searches: 2, without_results: 1, product_clicks: 1, cart_adds: 1 },
    cmaara: { esc_key: 1 },
  });
});
