import { expect, test } from 'vitest';
import { addressOf, fits, searchesIn, searchOf, withoutSearch, withSearch, type SavedSearches } from './saved-searches';

const address =
  '?page=7&pageSize=50&sort=name%3AASC&_q=c%C3%A1mara%20%26%20100%25&filters[$and][0][brand][id][$eq]=4&plugins[i18n][locale]=es';

test('a search is kept with its filters, order and text, without the page that was open', () => {
  const again = new URLSearchParams(addressOf(searchOf(address)));
  const asked = new URLSearchParams(address);
  asked.delete('page');
  expect([...again]).toEqual([...asked]);
  expect(again.get('_q')).toBe('cámara & 100%');
  expect(addressOf('')).toBe('?');
});

test('the same name replaces what it named; what is taken away is gone', () => {
  const saved = withSearch(withSearch({}, ' Sin imagen ', '?_q=a'), 'Sin imagen', '?_q=b');
  expect(saved).toEqual({ 'Sin imagen': '_q=b' });
  expect(withoutSearch(saved, 'Sin imagen')).toEqual({});
});

test('a cookie that holds something else holds no searches, and more than it can keep is known before', () => {
  expect([searchesIn(null), searchesIn('x'), searchesIn({ a: 1, b: '_q=x' })]).toEqual([{}, {}, { b: '_q=x' }]);
  let many: SavedSearches = {};
  for (let each = 0; each < 40; each += 1) many = withSearch(many, `Búsqueda ${each}`, address);
  expect([fits(withSearch({}, 'Una', address)), fits(many)]).toEqual([true, false]);
});
