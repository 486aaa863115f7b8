import { expect, test } from 'vitest';
import { changedMeanwhile } from './stale-writes';

const attributes = {
  name: { type: 'string' },
  list_price: { type: 'decimal' },
  status: { type: 'integer' },
  published: { type: 'boolean' },
  note: { type: 'text' },
  brand: { type: 'relation' },
};
const read = { name: 'Domo', list_price: 10, status: 1, published: true, note: null, brand: 1 };

test('a field that somebody changed and the form would write over is named; one that both left alone is not', () => {
  const typed = { ...read, name: 'Domo 4 MP' };
  expect(changedMeanwhile(attributes, { read, typed, current: { ...read, list_price: '12.00' } })).toEqual([
    'list_price',
  ]);
  expect(changedMeanwhile(attributes, { read, typed, current: { ...read, name: 'Domo IR' } })).toEqual(['name']);
  expect(changedMeanwhile(attributes, { read, typed, current: read })).toEqual([]);
});

test('who writes what the other wrote loses nothing', () => {
  expect(
    changedMeanwhile(attributes, { read, typed: { ...read, status: 0 }, current: { ...read, status: 0 } }),
  ).toEqual([]);
});

test('the same value in another form is the same: 10 and "10.00", empty and nothing, yes and 1', () => {
  const current = { name: 'Domo', list_price: '10.00', status: '1', published: 1, note: '', brand: 2 };
  expect(changedMeanwhile(attributes, { read, typed: read, current })).toEqual([]);
});
