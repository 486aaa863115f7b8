import { changeCartCurrency } from '../cart/index.server';
import { cookieNames, writeCookie, YEAR_IN_SECONDS } from '../../session/cookies';
import type { StoreScope } from '../../session/scope.server';

/** `Set-Cookie` of the chosen currency; a buyer's choice also becomes the person's preference and the cart's currency. */
export async function chooseCurrency(wanted: string | null, { api, session, config }: StoreScope): Promise<string> {
  const currency = wanted === 'MXN' ? 'MXN' : 'USD';
  if (session !== null) {
    await api.patch('user-preferences/0', { exchange: currency });
    await changeCartCurrency(api, currency);
  }
  return writeCookie(cookieNames.currency, currency, {
    secure: config.hasSecureCookies,
    maxAgeSeconds: YEAR_IN_SECONDS,
  });
}
