import { expect, test } from 'vitest';
import { seal } from './sealed-box.server';
import type { StoreConfig } from '../store-config';
import { forgetSession, keepSession, newSession, readSession } from './session.server';

const config: StoreConfig = {
  cmsUrl: 'http://cms.test',
  imageOrigins: [],
  publicUrl: 'http://store.test',
  forumUrl: null,
  paymentHosts: ['www.mercadopago.com.mx'],
  sessionSecret: 'a secret of this test',
  hasSecureCookies: false,
};

const cookieOf = (setCookie: string): string => setCookie.split(';')[0] ?? '';

const tokens = { jwt: 'jwt', refreshToken: 'refresh' };
const forgotten = newSession(tokens, false);
const remembered = newSession(tokens, true);

test('a kept session is read back from the cookie alone', () => {
  expect(readSession(`other=1; ${cookieOf(keepSession(forgotten, config))}`, config)).toEqual(forgotten);
});

test('with Recordarme the cookie lasts 365 days, without it until the browser closes [SF-AUTH-004, SF-AUTH-007]', () => {
  expect(keepSession(remembered, config)).toContain('Max-Age=31536000');
  expect(keepSession(forgotten, config)).not.toContain('Max-Age');
});

test('a session that is renewed ends when it would have', () => {
  const hour = { ...remembered, until: Date.now() + 3_600_000 };
  expect(keepSession(hour, config)).toMatch(/Max-Age=3600$/);
});

test('the cookie is httpOnly and SameSite=Lax, and Secure and of this host alone where the store is reached by https', () => {
  const https = { ...config, hasSecureCookies: true };
  expect(keepSession(remembered, config)).toMatch(/^mayorista_session=.*HttpOnly; SameSite=Lax/);
  expect(keepSession(remembered, config)).not.toContain('Secure');
  expect(keepSession(remembered, https)).toMatch(/^__Host-mayorista_session=.*; Path=\/; .*; Secure$/);
  expect(keepSession(remembered, https)).not.toContain('Domain');
  expect(forgetSession(https)).toMatch(/^__Host-mayorista_session=;.*; Secure$/);
});

test('by https a cookie that a neighbour of the domain could have planted is no session', () => {
  const https = { ...config, hasSecureCookies: true };
  expect(readSession(cookieOf(keepSession(forgotten, config)), https)).toBeNull();
  expect(readSession(cookieOf(keepSession(forgotten, https)), https)).toEqual(forgotten);
});

test('a token alone, as cookies held it before, is no session, nor is one without its parts', () => {
  for (const text of ['header.payload.signature', '{}', JSON.stringify({ ...forgotten, id: '' })]) {
    expect(readSession(`mayorista_session=${seal(text, config.sessionSecret)}`, config)).toBeNull();
  }
});

test('a forgotten session is gone from the browser', () => {
  expect(forgetSession(config)).toContain('Max-Age=0');
  expect(readSession(cookieOf(forgetSession(config)), config)).toBeNull();
});

test('a cookie of another secret is no session', () => {
  const cookie = cookieOf(keepSession(forgotten, { ...config, sessionSecret: 'another' }));
  expect(readSession(cookie, config)).toBeNull();
});
