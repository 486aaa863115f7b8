import type { Context } from 'koa';
import { locales, defaultLocale } from '@mayorista/config';
import { isPanelCall } from './panel-call';

/**
 * The locale asked for by `?locale=`, else by Accept-Language, among the house's; `es` otherwise. The panel is Spanish in whatever
 * browser: there only `?locale=` counts.
 */
export function getLocale(ctx: Context): string {
  const asked = ctx.query.locale;
  if (typeof asked === 'string' && isLocale(asked)) return asked;
  const header = isPanelCall(ctx) ? '' : ctx.get('Accept-Language').slice(0, 2).toLowerCase();
  return isLocale(header) ? header : defaultLocale;
}

const isLocale = (text: string): boolean => (locales as readonly string[]).includes(text);
