import { expect, test } from 'vitest';
import { noFilters, readFilters, reviewsPath } from './filters';

test('moderators begin with what waits for them', () => {
  expect(reviewsPath(noFilters)).toBe('/engagement/product-review-moderations?per_page=20&page=1&status=pending');
});

test('all reviews are those of no state in particular', () => {
  expect(reviewsPath({ status: 'all', page: 2 })).not.toContain('status=');
});

test.each([{}, { status: 'borrada' }, { status: 7, page: -1 }, { page: 'x' }])(
  'an address with %j says nothing',
  (given) => {
    expect(readFilters(given)).toEqual(noFilters);
  },
);
