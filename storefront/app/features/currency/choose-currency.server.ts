import { changeCartCurrency } from '../cart/index.server';
import type { RequestArgs } from '../../load-context';
import { cookieNames, writeCookie, YEAR_IN_SECONDS } from '../../session/cookies';
import { findPerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';

/**
 * Chooses a currency. A person's is theirs wherever they are logged in: their preference, which their cart follows. Whoever acts for somebody
 * changes the cart alone, whose currency everything is shown in. Returns the `Set-Cookie` of a visitor's choice, else null.
 */
export async function chooseCurrency(wanted: string | null, args: RequestArgs): Promise<string | null> {
  const currency = wanted === 'MXN' ? 'MXN' : 'USD';
  const { api, config } = storeScope(args);
  const person = await findPerson(args);
  if (person === null)
    return writeCookie(cookieNames.currency, currency, {
      secure: config.hasSecureCookies,
      maxAgeSeconds: YEAR_IN_SECONDS,
    });
  if (person.impersonatedBy === null) await api.patch('user-preferences/0', { exchange: currency });
  else await changeCartCurrency(api, currency);
  return null;
}
