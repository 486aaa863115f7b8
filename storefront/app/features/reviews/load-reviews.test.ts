import { expect, test } from 'vitest';
import { apiServer, visit } from '../../session/testing/api-server';
import { loadReviews } from './load-reviews.server';

test('a product is shown without reviews, which its page tells, when they cannot be had [SF-REVIEW-017]', async () => {
  const { config, calls } = await apiServer({ '/api/product-reviews': { status: 500 } });
  expect(await loadReviews(visit(config), 7)).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/api/product-reviews']);
});
