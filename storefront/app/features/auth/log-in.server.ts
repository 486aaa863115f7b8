import type { LoginAnswer, Single, UserAnswer } from '../../api/contract';
import { apiClient } from '../../api/client.server';
import { cookieNames, writeCookie, YEAR_IN_SECONDS } from '../../session/cookies';
import type { StoreScope } from '../../session/scope.server';
import { keepSession, newSession } from '../../session/session.server';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
  readonly remember: boolean;
}

/** Logs in and returns the cookies to set: the session, and the person's preferred currency. FieldErrors are `ApiError`s. */
export async function logIn(
  { identifier, password, remember }: Credentials,
  { api, config }: StoreScope,
): Promise<string[]> {
  const tokens = await api.post<LoginAnswer>('auth/local', { identifier, password, rememberMe: remember });
  const { data: user } = await apiClient({ cmsUrl: config.cmsUrl, jwt: () => tokens.jwt }).get<Single<UserAnswer>>(
    'user',
  );
  const currency = writeCookie(cookieNames.currency, user.currency === 'MXN' ? 'MXN' : 'USD', {
    secure: config.hasSecureCookies,
    maxAgeSeconds: YEAR_IN_SECONDS,
  });
  return [keepSession(newSession(tokens, remember), config), currency];
}
