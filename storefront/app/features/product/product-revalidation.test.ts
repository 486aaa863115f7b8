import { expect, test } from 'vitest';
import { isProductStale } from './product-revalidation';

const at = (path: string) => new URL(path, 'http://x');
const change = { formAction: undefined, formMethod: undefined, defaultShouldRevalidate: true } as const;

test('opening and closing the stock dialog does not ask for the product again; another product is asked for', () => {
  const currentUrl = at('/products/7');
  expect(isProductStale({ ...change, currentUrl, nextUrl: at('/products/7?inventories=true') })).toBe(false);
  expect(isProductStale({ ...change, currentUrl, nextUrl: at('/products/8') })).toBe(true);
});

test('a form, such as that of the currency, asks for it again wherever it leads', () => {
  const form = { formAction: '/store-currency?to=MXN', formMethod: 'POST', defaultShouldRevalidate: true } as const;
  expect(isProductStale({ ...form, currentUrl: at('/products/7?a=1'), nextUrl: at('/products/7') })).toBe(true);
});
