import type { StoreConfig } from '../load-context';
import { cookieNames, readCookie, writeCookie, YEAR_IN_SECONDS } from './cookies';
import { seal, unseal } from './sealed-box.server';

/** What the encrypted session cookie holds. */
export interface Session {
  readonly jwt: string;
}

/** The session of a request, or null: no cookie, or one this process did not seal. */
export function readSession(cookieHeader: string | null, { sessionSecret }: StoreConfig): Session | null {
  const box = readCookie(cookieHeader, cookieNames.session);
  const jwt = box === null ? null : unseal(box, sessionSecret);
  return jwt === null ? null : { jwt };
}

/** `Set-Cookie` that keeps a token: 365 days when the person asked to be remembered, else until the browser closes. */
export function keepSession(jwt: string, remember: boolean, config: StoreConfig): string {
  return writeCookie(cookieNames.session, seal(jwt, config.sessionSecret), {
    secure: config.hasSecureCookies,
    ...(remember ? { maxAgeSeconds: YEAR_IN_SECONDS } : {}),
  });
}

/** `Set-Cookie` that forgets the token. */
export function forgetSession(config: StoreConfig): string {
  return writeCookie(cookieNames.session, '', { secure: config.hasSecureCookies, maxAgeSeconds: 0 });
}
