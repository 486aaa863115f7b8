import { expect, test } from 'vitest';
import type { StoreConfig } from '../load-context';
import { isCsrfValid, issueCsrf } from './csrf.server';

const config: StoreConfig = {
  cmsUrl: '',
  imageOrigins: [],
  publicUrl: '',
  forumUrl: null,
  sessionSecret: 'a secret of this test',
  hasSecureCookies: false,
};

/** What a browser without cookies would send back after its first page. */
function firstVisit() {
  const { token, setCookie } = issueCsrf(null, config);
  return { token, cookie: (setCookie ?? '').split(';')[0] ?? '' };
}

test('the token of a page is valid with the cookie that came with it', () => {
  const { token, cookie } = firstVisit();
  expect(isCsrfValid(cookie, token, config)).toBe(true);
});

test('a browser keeps its cookie: the next page has the same token and sets none', () => {
  const { token, cookie } = firstVisit();
  expect(issueCsrf(cookie, config)).toEqual({ token, setCookie: null });
});

test("another browser's token, a missing one and a missing cookie are refused", () => {
  const mine = firstVisit();
  const theirs = firstVisit();

  expect(isCsrfValid(mine.cookie, theirs.token, config)).toBe(false);
  expect(isCsrfValid(mine.cookie, null, config)).toBe(false);
  expect(isCsrfValid(mine.cookie, '', config)).toBe(false);
  expect(isCsrfValid(null, mine.token, config)).toBe(false);
});

test('the cookie itself is no token: who can set a cookie still cannot make one', () => {
  const { cookie } = firstVisit();
  expect(isCsrfValid(cookie, cookie.split('=')[1], config)).toBe(false);
});
