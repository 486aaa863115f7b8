import { expect, test } from 'vitest';
import { isListStale } from './listing-revalidation';

test('adding to the cart does not ask for the list again; any other form does', () => {
  expect(isListStale({ formAction: '/cart-lines', defaultShouldRevalidate: true })).toBe(false);
  expect(isListStale({ formAction: '/store-currency?to=MXN', defaultShouldRevalidate: true })).toBe(true);
});

test('a form that nobody answered asks for nothing: the page would be lost with it', () => {
  const change = { formAction: '/product-reviews', defaultShouldRevalidate: true };
  expect(isListStale({ ...change, actionStatus: 503 })).toBe(false);
  expect(isListStale({ ...change, actionStatus: 200 })).toBe(true);
});
