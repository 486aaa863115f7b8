import { expect, test } from 'vitest';
import type { StoreConfig } from '../load-context';
import { forgetSession, keepSession, readSession } from './session.server';

const config: StoreConfig = {
  cmsUrl: 'http://cms.test',
  imageOrigins: [],
  publicUrl: 'http://store.test',
  forumUrl: null,
  sessionSecret: 'a secret of this test',
  hasSecureCookies: false,
};

const cookieOf = (setCookie: string): string => setCookie.split(';')[0] ?? '';

test('a kept session is read back from the cookie alone', () => {
  expect(readSession(`other=1; ${cookieOf(keepSession('jwt', false, config))}`, config)).toEqual({ jwt: 'jwt' });
});

test('with Recordarme the cookie lasts 365 days, without it until the browser closes [SF-AUTH-004, SF-AUTH-007]', () => {
  expect(keepSession('jwt', true, config)).toContain('Max-Age=31536000');
  expect(keepSession('jwt', false, config)).not.toContain('Max-Age');
});

test('the cookie is httpOnly and SameSite=Lax, and Secure where the store is reached by https', () => {
  expect(keepSession('jwt', true, config)).toMatch(/HttpOnly; SameSite=Lax/);
  expect(keepSession('jwt', true, config)).not.toContain('Secure');
  expect(keepSession('jwt', true, { ...config, hasSecureCookies: true })).toMatch(/; Secure$/);
});

test('a forgotten session is gone from the browser', () => {
  expect(forgetSession(config)).toContain('Max-Age=0');
  expect(readSession(cookieOf(forgetSession(config)), config)).toBeNull();
});

test('a cookie of another secret is no session', () => {
  const cookie = cookieOf(keepSession('jwt', false, { ...config, sessionSecret: 'another' }));
  expect(readSession(cookie, config)).toBeNull();
});
