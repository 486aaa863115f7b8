import type { Context } from 'koa';
import { locales, defaultLocale, type Locale } from '@mayorista/config';
import { isPanelCall } from './panel-call';

/**
 * Returns the locale of `?locale=`, else of Accept-Language, if we support it; `es` otherwise. For calls of the panel, which is in
 * Spanish in any browser, only `?locale=` counts.
 */
export function getLocale(ctx: Context): Locale {
  const asked = ctx.query.locale;
  if (typeof asked === 'string' && isLocale(asked)) return asked;
  const header = isPanelCall(ctx) ? '' : ctx.get('Accept-Language').slice(0, 2).toLowerCase();
  return isLocale(header) ? header : defaultLocale;
}

/** Returns the language in which refusals and labels are told: the panel is in Spanish, also where staff edit English texts. */
export const readerOf = (ctx: Context): Locale => (isPanelCall(ctx) ? defaultLocale : getLocale(ctx));

const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);
