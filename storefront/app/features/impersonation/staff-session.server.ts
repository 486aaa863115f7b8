import type { StoreConfig } from '../../store-config';
import { cookieNames, readCookie, writeCookie } from '../../session/cookies';
import { seal, unseal } from '../../session/sealed-box.server';
import type { Session } from '../../session/session.server';

interface Kept {
  /** The session of whoever acts, to come back to. */
  readonly session: Session;
  /** When acting ends in any case. */
  readonly endsAt: string;
}

/** `Set-Cookie` that keeps the session of staff who act as somebody, sealed as the session itself is. */
export function keepStaffSession(kept: Kept, { sessionSecret, hasSecureCookies }: StoreConfig): string {
  const seconds = Math.max(0, Math.round((new Date(kept.endsAt).getTime() - Date.now()) / 1_000));
  return writeCookie(cookieNames.staff, seal(JSON.stringify(kept), sessionSecret), {
    secure: hasSecureCookies,
    maxAgeSeconds: seconds,
  });
}

export const forgetStaffSession = ({ hasSecureCookies }: StoreConfig): string =>
  writeCookie(cookieNames.staff, '', { secure: hasSecureCookies, maxAgeSeconds: 0 });

/** The session of staff who act as somebody in this browser; null for nobody, and for what this process did not seal. */
export function readStaffSession(cookies: string | null, config: StoreConfig): Kept | null {
  const box = readCookie(cookies, cookieNames.staff);
  const text = box === null ? null : unseal(box, config.sessionSecret);
  return text === null ? null : (JSON.parse(text) as Kept);
}
