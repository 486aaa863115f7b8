import { cookieNames, writeCookie, YEAR_IN_SECONDS } from '../../session/cookies';
import type { StoreScope } from '../../session/scope.server';

/** `Set-Cookie` of the chosen currency; a buyer's choice is also saved as the person's preference. */
export async function chooseCurrency(wanted: string | null, { api, session, config }: StoreScope): Promise<string> {
  const currency = wanted === 'MXN' ? 'MXN' : 'USD';
  if (session !== null) await api.patch('user-preferences/0', { exchange: currency });
  return writeCookie(cookieNames.currency, currency, { secure: config.hasSecureCookies, maxAgeSeconds: YEAR_IN_SECONDS });
}
