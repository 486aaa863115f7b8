import type { MetaDescriptor } from '@remix-run/node';
import { isLocale, localeTags, locales, type Locale } from '../../i18n/locale';

/** Where the store stands in public, and the language of this page. */
export interface Site {
  readonly origin: string;
  readonly locale: Locale;
}

/** Names a language in a page's address, for whoever has no cookie: search engines, and people sent to a page by one. */
export const LOCALE_PARAM = 'locale';

type Matches = readonly ({ readonly id: string; readonly data?: unknown } | undefined)[];

/** The language that an address names; null when it names none of the store's. */
export function localeNamedIn(address: string): Locale | null {
  const named = new URL(address).searchParams.get(LOCALE_PARAM);
  return isLocale(named) ? named : null;
}

/** A page's whole address in a language; Spanish, the first, needs no naming. */
export function addressIn({ origin }: Pick<Site, 'origin'>, path: string, locale: Locale): string {
  const url = new URL(path, `${origin}/`);
  if (locale !== 'es') url.searchParams.set(LOCALE_PARAM, locale);
  return url.href;
}

/** The page's one address, and the same page in the other languages; nothing where the frame could not be loaded. */
export function addressMeta(matches: Matches, path: string): MetaDescriptor[] {
  const site = (matches.find((match) => match?.id === 'root')?.data as { site?: Site } | undefined)?.site;
  if (site === undefined) return [];
  const alternate = (hrefLang: string, locale: Locale): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: addressIn(site, path, locale),
  });
  return [
    { tagName: 'link', rel: 'canonical', href: addressIn(site, path, site.locale) },
    ...locales.map((locale) => alternate(locale === 'es' ? localeTags.es : locale, locale)),
    alternate('x-default', 'es'),
  ];
}
