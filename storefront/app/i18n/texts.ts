import { es } from './es';
import { isLocale, type Locale } from './locale';
import type { Texts } from './translate';

/** The language of the page in the browser. */
export function pageLocale(): Locale {
  const lang = document.documentElement.lang.slice(0, 2);
  return isLocale(lang) ? lang : 'es';
}

/** All texts of a language. */
export async function textsOf(locale: Locale): Promise<Texts> {
  return locale === 'es' ? es : (await import('./en')).en;
}
