import { expect, test } from 'vitest';
import { visitedFrom, withVisit, type Visited } from './visited';

const visit = (id: number): Visited => ({ id, name: `Cámara ${id}`, url: `/products/${id}`, image: null });

test('the last visited product stands first, and each once', () => {
  const list = [1, 2, 1, 3].reduce<Visited[]>((known, id) => withVisit(known, visit(id)), []);
  expect(list.map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('twelve are kept', () => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  const list = ids.reduce<Visited[]>((known, id) => withVisit(known, visit(id)), []);
  expect(list).toHaveLength(12);
  expect(list[0]?.id).toBe(20);
});

test('nothing of a price is kept', () => {
  const card = { ...visit(1), offer: { price: { amount: '82.00', currency: 'USD' } } };
  expect(JSON.stringify(withVisit([], card))).not.toContain('82.00');
});

test.each([null, '', '{', '7', '[1,{"id":"x"}]', '[{"id":1,"name":"x","url":"https://evil.example/","image":null}]'])(
  'a kept list that makes no sense (%s) is an empty one',
  (json) => {
    expect(visitedFrom(json)).toEqual([]);
  },
);
