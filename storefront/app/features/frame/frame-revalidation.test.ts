import { expect, test } from 'vitest';
import { isFrameStale } from './frame-revalidation';

const to = (path: string) => new URL(path, 'http://x');

test('the frame is asked for again after a login, a currency or the end of a session, not on the way through the shop', () => {
  expect(isFrameStale({ formMethod: 'POST', formAction: '/login', nextUrl: to('/') })).toBe(true);
  expect(isFrameStale({ formMethod: 'POST', formAction: '/store-currency?to=MXN', nextUrl: to('/') })).toBe(true);
  expect(isFrameStale({ formMethod: undefined, formAction: undefined, nextUrl: to('/login?expired=1') })).toBe(true);
  expect(isFrameStale({ formMethod: undefined, formAction: undefined, nextUrl: to('/products') })).toBe(false);
  expect(isFrameStale({ formMethod: 'POST', formAction: '/cart-lines', nextUrl: to('/products') })).toBe(false);
});

test('a form that nobody answered leaves the frame as it is', () => {
  const change = { formMethod: 'POST', formAction: '/store-currency', nextUrl: to('/') } as const;
  expect(isFrameStale({ ...change, actionStatus: 503 })).toBe(false);
  expect(isFrameStale({ ...change, actionStatus: 200 })).toBe(true);
});
