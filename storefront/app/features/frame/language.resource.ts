import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { isLocale } from '../../i18n/locale';
import { LOCALE_PARAM } from '../../lib/format/page-address';
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
  return redirect(withoutLocale(localPath(searchParams.get('redirectTo'))), { headers: { 'Set-Cookie': cookie } });
}

/** An address that names the other language would undo the choice. */
function withoutLocale(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://store.invalid');
  if (!searchParams.has(LOCALE_PARAM)) return path;
  searchParams.delete(LOCALE_PARAM);
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
