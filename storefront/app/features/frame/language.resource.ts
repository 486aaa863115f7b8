import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { isLocale } from '../../i18n/locale';
import { cookieNames, writeCookie, YEAR_IN_SECONDS } from '../../session/cookies';
import { localPath } from '../../session/local-path';

/** Switches the language for 365 days and comes back. A link, so that pages kept whole need no form token. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('to');
  const cookie = writeCookie(cookieNames.locale, isLocale(locale) ? locale : 'es', {
    secure: context.config.hasSecureCookies,
    maxAgeSeconds: YEAR_IN_SECONDS,
  });
  return redirect(localPath(searchParams.get('redirectTo')), { headers: { 'Set-Cookie': cookie } });
}
