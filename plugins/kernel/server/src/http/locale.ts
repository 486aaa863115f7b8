import type { Context } from 'koa';
import { locales, defaultLocale } from '@mayorista/config';

/** The locale asked for by `?locale=`, else by Accept-Language, among the house's; `es` otherwise. */
export function localeOf(ctx: Context): string {
  const asked = ctx.query.locale;
  if (typeof asked === 'string' && isLocale(asked)) return asked;
  const header = ctx.get('Accept-Language').slice(0, 2).toLowerCase();
  return isLocale(header) ? header : defaultLocale;
}

const isLocale = (text: string): boolean => (locales as readonly string[]).includes(text);
