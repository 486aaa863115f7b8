import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { ReviewsAnswer } from './reviews.api.server';
import { askedOf, reviewsUrl, reviewsView } from './reviews.view';
import { starsAt } from './stars-at';

const summary = {
  rating: 4.5,
  total: 4,
  five_stars_percentage: 50,
  four_stars_percentage: 25,
  three_stars_percentage: 25,
  two_stars_percentage: 0,
  one_star_percentage: 0,
  purchased_by_user: false,
  own_review: null,
};
const answer = answerWith<ReviewsAnswer>({
  data: [],
  meta: { pagination: { page: 1, pageSize: 5, pageCount: 0, total: 0 }, summary },
});

test('each level of the breakdown leads to its reviews on the product page [SF-REVIEW-002]', () => {
  const { levels, allUrl } = reviewsView(answer, 7, askedOf(new URLSearchParams()));
  expect(levels.map(({ stars, percent, url }) => [stars, percent, url])).toEqual([
    [5, 50, '/products/7?rating=5&reviews'],
    [4, 25, '/products/7?rating=4&reviews'],
    [3, 25, '/products/7?rating=3&reviews'],
    [2, 0, '/products/7?rating=2&reviews'],
    [1, 0, '/products/7?rating=1&reviews'],
  ]);
  expect(allUrl).toBe(reviewsUrl(7));
});

test.each([
  ['', { level: null, sort: 'recent', page: 1 }],
  ['rating=4&reviews', { level: 4, sort: 'recent', page: 1 }],
  ['rating=9&reviewSort=best&reviewPage=-3', { level: null, sort: 'recent', page: 1 }],
  ['rating=1e0&reviewSort=lowest&reviewPage=2', { level: null, sort: 'lowest', page: 2 }],
])('the address «%s» asks for %j', (query, asked) => {
  expect(askedOf(new URLSearchParams(query))).toEqual(asked);
});

test.each([
  [-1, 1],
  [0, 1],
  [0.1, 1],
  [0.2, 1],
  [0.21, 1.5],
  [0.5, 2.5],
  [0.51, 3],
  [0.95, 5],
  [2, 5],
])('a pointer at %f of the stars rates %f: halves, but whole up to the first star [SF-REVIEW-015]', (ratio, stars) => {
  expect(starsAt(ratio)).toBe(stars);
});
