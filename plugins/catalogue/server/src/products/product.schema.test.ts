import { expect, test } from 'vitest';
import { productChange } from './product.schema';

const wrongOf = (list_price: unknown) => productChange.safeParse({ list_price }).error?.issues[0];

test('a price below zero or beyond reason is told as that, typed or not', () => {
  expect(wrongOf('-5')).toMatchObject({ code: 'too_small', minimum: 0, path: ['list_price'] });
  expect(wrongOf(-5)).toMatchObject({ code: 'too_small', minimum: 0 });
  expect(wrongOf(1e12)).toMatchObject({ code: 'too_big' });
});

test('a price that is no number is told as that; one that is keeps its text', () => {
  expect(wrongOf('mucho')?.message).toBe('not_a_number');
  expect(productChange.parse({ list_price: '12.50' })).toMatchObject({ list_price: '12.50' });
});
