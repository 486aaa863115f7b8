import type { StoreConfig } from '../../store-config';
import { cookieNames, writeCookie } from '../../session/cookies';

const DAYS = 14;
const SECONDS_A_DAY = 86_400;

/** Keeps in this browser what lets its owner go on; nothing that could not stand in a cookie is kept. */
export const keepRegistration = (token: string, { hasSecureCookies }: StoreConfig): string =>
  writeCookie(cookieNames.registration, /^[\w.-]{1,200}$/.test(token) ? token : '', {
    secure: hasSecureCookies,
    maxAgeSeconds: DAYS * SECONDS_A_DAY,
  });

export const forgetRegistration = ({ hasSecureCookies }: StoreConfig): string =>
  writeCookie(cookieNames.registration, '', { secure: hasSecureCookies, maxAgeSeconds: 0 });
