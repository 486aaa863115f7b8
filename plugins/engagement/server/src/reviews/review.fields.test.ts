import { expect, test } from 'vitest';
import { newReview } from './review.fields';

const review = { productId: 7, rating: 4, title: 'Buena', comment: 'Se ve bien de noche' };
const wrong = (change: object): string[] =>
  newReview
    .safeParse({ ...review, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a review has a title and a comment, spaces being nothing', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ title: ' ', comment: '' })).toEqual([
    'title: review_title_required',
    'comment: review_comment_required',
  ]);
});

test('stars are given in halves, from one to five', () => {
  for (const rating of [1, 1.5, 4.5, 5]) expect(wrong({ rating }), String(rating)).toEqual([]);
  for (const rating of [-0.5, 0.5, 4.3, 5.5, 1e9])
    expect(new Set(wrong({ rating })), String(rating)).toEqual(new Set(['rating: rating_out_of_range']));
});

test('a review is of a product, in either spelling', () => {
  expect(wrong({ productId: undefined, product_id: 7 })).toEqual([]);
  expect(wrong({ productId: undefined })).toEqual(['productId: required']);
});
