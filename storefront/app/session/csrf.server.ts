import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StoreConfig } from '../store-config';
import { guardedName, readCookie, writeCookie } from './cookies';
import { deriveKey } from './sealed-box.server';
import { readSession } from './session.server';

/** Name of the hidden field every form carries. */
export const CSRF_FIELD = 'csrf';

export interface CsrfToken {
  readonly token: string;
  /** Present when the browser had no cookie yet. */
  readonly setCookie: string | null;
}

/** Bound to who is logged in: a token that a visitor was given, or somebody else in this browser, is none of the session's. */
function tokenFor(seed: string, cookieHeader: string | null, config: StoreConfig): string {
  const owner = readSession(cookieHeader, config)?.id ?? '';
  return createHmac('sha256', deriveKey(config.sessionSecret, 'csrf')).update(`${seed}|${owner}`).digest('base64url');
}

/** The form token tied to the browser's cookie and session, with a new cookie when there is none. */
export function issueCsrf(cookieHeader: string | null, config: StoreConfig): CsrfToken {
  const known = readCookie(cookieHeader, guardedName('csrf', config));
  if (known !== null) return { token: tokenFor(known, cookieHeader, config), setCookie: null };
  const seed = randomBytes(24).toString('base64url');
  return {
    token: tokenFor(seed, cookieHeader, config),
    setCookie: writeCookie(guardedName('csrf', config), seed, { secure: config.hasSecureCookies }),
  };
}

/** True when the form's token belongs to the browser's cookie and session (signed double submit). */
export function isCsrfValid(cookieHeader: string | null, submitted: unknown, config: StoreConfig): boolean {
  const seed = readCookie(cookieHeader, guardedName('csrf', config));
  if (seed === null || typeof submitted !== 'string') return false;
  const expected = Buffer.from(tokenFor(seed, cookieHeader, config));
  const given = Buffer.from(submitted);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
