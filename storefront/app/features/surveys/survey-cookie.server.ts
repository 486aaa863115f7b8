import { randomUUID } from 'node:crypto';
import { cookieNames, readCookie, writeCookie, YEAR_IN_SECONDS } from '../../session/cookies';
import type { StoreScope } from '../../session/scope.server';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads what a visitor's browser answers surveys under; null for somebody who is logged in, and before the first survey. */
export function answererOf({ session, cookies }: StoreScope): string | null {
  const kept = session === null ? readCookie(cookies, cookieNames.surveys) : null;
  return kept !== null && uuid.test(kept) ? kept : null;
}

/** Makes a name for a browser without one, and the `Set-Cookie` that keeps it there. */
export function newAnswerer({ config }: StoreScope): { readonly name: string; readonly setCookie: string } {
  const name = randomUUID();
  const options = { secure: config.hasSecureCookies, maxAgeSeconds: YEAR_IN_SECONDS };
  return { name, setCookie: writeCookie(cookieNames.surveys, name, options) };
}
