/** The cookies of the store, by name. Values are base64url or plain words, so they need no escaping. */
export const cookieNames = {
  session: 'mayorista_session',
  csrf: 'mayorista_csrf',
  locale: 'mayorista_locale',
  currency: 'mayorista_currency',
  registration: 'mayorista_registration',
  staff: 'mayorista_staff',
  surveys: 'mayorista_surveys',
} as const;

/**
 * The name of a cookie that nobody else may plant. By https browsers take one of this name from this host alone, not from a
 * neighbour of its domain (RFC 6265bis, 4.1.3.2).
 */
export const guardedName = (name: 'session' | 'csrf', { hasSecureCookies }: { readonly hasSecureCookies: boolean }) =>
  hasSecureCookies ? `__Host-${cookieNames[name]}` : cookieNames[name];

/** Whether a browser sends a session, by whichever name. */
export const hasSessionCookie = (header: string | null): boolean =>
  [true, false].some((hasSecureCookies) => readCookie(header, guardedName('session', { hasSecureCookies })) !== null);

export const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

export interface CookieOptions {
  readonly secure: boolean;
  /** Absent: the cookie ends with the browser's session. Zero: the cookie is removed. */
  readonly maxAgeSeconds?: number;
}

/** Reads one cookie of a `Cookie` header; null when it is absent or empty. */
export function readCookie(header: string | null, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...rest] = pair.trim().split('=');
    if (key === name) return rest.join('=') || null;
  }
  return null;
}

/** A `Set-Cookie` value: always httpOnly and SameSite=Lax, Secure where the store is reached by https. */
export function writeCookie(name: string, value: string, { secure, maxAgeSeconds }: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
