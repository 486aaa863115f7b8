import { expect, test } from 'vitest';
import type { StoreConfig } from '../store-config';
import { isCsrfValid, issueCsrf } from './csrf.server';
import { keepSession, newSession } from './session.server';

const config: StoreConfig = {
  cmsUrl: '',
  imageOrigins: [],
  publicUrl: '',
  forumUrl: null,
  paymentHosts: ['www.mercadopago.com.mx'],
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

test('a token is bound to the session: the visitor’s before it, another login’s and a logged-out browser’s are refused', () => {
  const visitor = firstVisit();
  const session = () => keepSession(newSession({ jwt: 'j', refreshToken: 'r' }, false), config).split(';')[0] ?? '';
  const [mine, other] = [`${visitor.cookie}; ${session()}`, `${visitor.cookie}; ${session()}`];
  const { token } = issueCsrf(mine, config);

  expect(isCsrfValid(mine, token, config)).toBe(true);
  expect(isCsrfValid(mine, visitor.token, config)).toBe(false);
  expect(isCsrfValid(other, token, config)).toBe(false);
  expect(isCsrfValid(visitor.cookie, token, config)).toBe(false);
});

test('a session whose tokens were renewed keeps its form token: pages that are open go on', () => {
  const visitor = firstVisit();
  const session = newSession({ jwt: 'j', refreshToken: 'r' }, true);
  const cookies = (value: typeof session) => `${visitor.cookie}; ${keepSession(value, config).split(';')[0] ?? ''}`;
  const { token } = issueCsrf(cookies(session), config);
  expect(isCsrfValid(cookies({ ...session, jwt: 'k', refreshToken: 's' }), token, config)).toBe(true);
});

test('by https the cookie is of this host alone', () => {
  const https = { ...config, hasSecureCookies: true };
  const { token, setCookie } = issueCsrf(null, https);
  expect(setCookie).toMatch(/^__Host-mayorista_csrf=/);
  const cookie = (setCookie ?? '').split(';')[0] ?? '';
  expect(isCsrfValid(cookie, token, https)).toBe(true);
  expect(isCsrfValid(cookie.replace('__Host-', ''), token, https)).toBe(false);
});
