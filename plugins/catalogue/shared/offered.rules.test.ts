import { expect, test } from 'vitest';
import { isOffered } from './offered.rules';

test.each([
  ['a product that is shown', true, 'product_type_physical', true],
  ['a service that is shown, as SQLite says so', 1, 'product_type_service', true],
  ['a product that is hidden', false, 'product_type_physical', false],
  ['a subscription', true, 'product_type_subscription', false],
  ['a product of no type', true, null, false],
])('the store offers %s: %s %s, %s', (_what, is_visible, product_type, isIt) => {
  expect(isOffered({ is_visible, product_type })).toBe(isIt);
});
