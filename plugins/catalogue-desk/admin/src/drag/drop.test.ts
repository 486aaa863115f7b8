import { expect, test } from 'vitest';
import { reordered, shifted, zoneAt, type Zone } from './drop';

const row = { top: 100, height: 40 };

test.each<[number, Zone, Zone]>([
  [102, 'before', 'before'],
  [118, 'inside', 'before'],
  [122, 'inside', 'after'],
  [138, 'after', 'after'],
])('a pointer at %i is %s of a row that takes others inside, %s of one that does not', (y, branch, leaf) => {
  expect(zoneAt(y, row, true)).toBe(branch);
  expect(zoneAt(y, row, false)).toBe(leaf);
});

const order = (text: string, id: string, zone: Zone, overId: string) =>
  reordered([...text], { id, overId, zone }, (item) => item).join('');

test('what is let go of before or after another stands there', () => {
  expect(order('abcd', 'a', 'after', 'c')).toBe('bcad');
  expect(order('abcd', 'd', 'before', 'b')).toBe('adbc');
});

test('what changes nothing is the same list, so nothing is saved', () => {
  const items = ['a', 'b', 'c'];
  const same = (id: string, zone: Zone, overId: string) => reordered(items, { id, overId, zone }, (item) => item);
  expect(same('a', 'before', 'b')).toBe(items);
  expect(same('b', 'after', 'b')).toBe(items);
  expect(same('x', 'after', 'b')).toBe(items);
  expect(shifted(items, 0, -1)).toBe(items);
  expect(shifted(items, 2, 1)).toBe(items);
  expect(shifted(items, 0, 1)).toEqual(['b', 'a', 'c']);
});
