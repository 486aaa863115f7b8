import { expect, test } from 'vitest';
import { averageSales, rotationOf } from './rotation.rules';

test('a rotation is what was sold against what there is', () => {
  expect(rotationOf({ sold: 60, stock: 30, months: 6 })).toEqual({
    sold: 60,
    average_sales: 10,
    stock: 30,
    rotation: 2,
    months_of_stock: 3,
  });
});

test('without stock there is no rotation, without sales no end of the stock', () => {
  expect(rotationOf({ sold: 5, stock: 0, months: 6 })).toMatchObject({ rotation: null, months_of_stock: 0 });
  expect(rotationOf({ sold: 0, stock: 8, months: 6 })).toMatchObject({
    rotation: 0,
    months_of_stock: null,
    average_sales: 0,
  });
});

test('more given back than sold is no sale', () => {
  expect(averageSales(-3)).toBe(0);
});
