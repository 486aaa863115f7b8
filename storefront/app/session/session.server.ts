import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { StoreConfig } from '../store-config';
import { guardedName, readCookie, writeCookie, YEAR_IN_SECONDS } from './cookies';
import { seal, unseal } from './sealed-box.server';

const sessionSchema = z.object({
  /** Of this login, whatever its tokens are; form tokens are bound to it. */
  id: z.string().min(1),
  jwt: z.string().min(1),
  refreshToken: z.string().min(1),
  /** With 'Recordarme' when the session ends, in milliseconds since 1970; null: when the browser closes. */
  until: z.number().nullable(),
});

/** What the encrypted session cookie holds. */
export type Session = Readonly<z.output<typeof sessionSchema>>;

/** The two tokens of the platform: one for requests, and the one that renews both. */
export type Tokens = Pick<Session, 'jwt' | 'refreshToken'>;

/** The session of a new login. */
export const newSession = ({ jwt, refreshToken }: Tokens, remember: boolean): Session => ({
  id: randomBytes(16).toString('base64url'),
  jwt,
  refreshToken,
  until: remember ? Date.now() + YEAR_IN_SECONDS * 1_000 : null,
});

/** The session of a request, or null: no cookie, or one this process did not seal. */
export function readSession(cookieHeader: string | null, config: StoreConfig): Session | null {
  const box = readCookie(cookieHeader, guardedName('session', config));
  const text = box === null ? null : unseal(box, config.sessionSecret);
  return text === null ? null : parseSession(text);
}

function parseSession(text: string): Session | null {
  // Before sessions had an id the box held a token alone.
  if (!text.startsWith('{')) return null;
  const { success, data } = sessionSchema.safeParse(JSON.parse(text));
  return success ? data : null;
}

/** `Set-Cookie` that keeps a session: 365 days from a login with 'Recordarme', else until the browser closes. */
export function keepSession(session: Session, config: StoreConfig): string {
  const maxAge = session.until === null ? null : Math.max(0, Math.round((session.until - Date.now()) / 1_000));
  return writeCookie(guardedName('session', config), seal(JSON.stringify(session), config.sessionSecret), {
    secure: config.hasSecureCookies,
    ...(maxAge === null ? {} : { maxAgeSeconds: maxAge }),
  });
}

/** `Set-Cookie` that forgets the session. */
export function forgetSession(config: StoreConfig): string {
  return writeCookie(guardedName('session', config), '', { secure: config.hasSecureCookies, maxAgeSeconds: 0 });
}
