import { localeNamedIn } from '../lib/format/page-address';
import type { RequestArgs } from '../load-context';
import { cookieNames, writeCookie, YEAR_IN_SECONDS } from './cookies';

/** The cookie that keeps the language an address named: whoever came that way goes on in it. Null when it named none. */
export function namedLocale({ request, context }: RequestArgs): string | null {
  const locale = localeNamedIn(request.url);
  if (locale === null) return null;
  return writeCookie(cookieNames.locale, locale, {
    secure: context.config.hasSecureCookies,
    maxAgeSeconds: YEAR_IN_SECONDS,
  });
}
