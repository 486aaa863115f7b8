import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StoreConfig } from '../load-context';
import { cookieNames, readCookie, writeCookie } from './cookies';
import { deriveKey } from './sealed-box.server';

/** Name of the hidden field every form carries. */
export const CSRF_FIELD = 'csrf';

export interface CsrfToken {
  readonly token: string;
  /** Present when the browser had no cookie yet. */
  readonly setCookie: string | null;
}

function tokenFor(seed: string, config: StoreConfig): string {
  return createHmac('sha256', deriveKey(config.sessionSecret, 'csrf')).update(seed).digest('base64url');
}

/** The form token tied to the browser's cookie, with a new cookie when there is none. */
export function issueCsrf(cookieHeader: string | null, config: StoreConfig): CsrfToken {
  const known = readCookie(cookieHeader, cookieNames.csrf);
  if (known !== null) return { token: tokenFor(known, config), setCookie: null };
  const seed = randomBytes(24).toString('base64url');
  return {
    token: tokenFor(seed, config),
    setCookie: writeCookie(cookieNames.csrf, seed, { secure: config.hasSecureCookies }),
  };
}

/** True when the form's token belongs to the browser's cookie (signed double submit). */
export function isCsrfValid(cookieHeader: string | null, submitted: unknown, config: StoreConfig): boolean {
  const seed = readCookie(cookieHeader, cookieNames.csrf);
  if (seed === null || typeof submitted !== 'string') return false;
  const expected = Buffer.from(tokenFor(seed, config));
  const given = Buffer.from(submitted);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
