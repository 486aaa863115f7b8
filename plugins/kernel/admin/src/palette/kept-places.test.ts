import { expect, test } from 'vitest';
import { isPinned, parsePlaces, turned, visited, type KeptPlaces, type Place } from './kept-places';

const nothing: KeptPlaces = { recent: [], pinned: [] };
const place = (to: string): Place => ({ to: `/${to}`, label: to, detail: 'Pedido' });

test('the last page comes first, once, and twelve are known', () => {
  const kept = ['a', 'b', 'a', ...'cdefghijklmn'].reduce((all, each) => visited(all, place(each)), nothing);
  expect(kept.recent.map(({ label }) => label).join('')).toBe('nmlkjihgfedc');
});

test('a page is kept until it is let go', () => {
  const kept = turned(turned(nothing, place('a')), place('b'));
  expect(isPinned(kept, place('a'))).toBe(true);
  expect(turned(kept, place('a')).pinned).toEqual([place('b')]);
});

test.each([null, '', '{', '[]', 'null', '{"recent":[{"to":"javascript:1","label":"a","detail":""}]}', '{"recent":7}'])(
  'what is not ours is nothing: %s',
  (stored) => {
    expect(parsePlaces(stored)).toEqual(nothing);
  },
);

test('what was kept is read again', () => {
  const kept = turned(visited(nothing, place('a')), place('b'));
  expect(parsePlaces(JSON.stringify(kept))).toEqual(kept);
});
