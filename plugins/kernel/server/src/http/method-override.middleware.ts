import type { Context, Next } from 'koa';
import { isOurPath } from './our-paths';

const overridable = new Set(['PUT', 'PATCH', 'DELETE']);

/**
 * POST with `_method=PUT|PATCH` (query, JSON, form or multipart field, or the X-HTTP-Method-Override header) acts as that
 * method (design 4); the panel's client knows no PATCH. Runs after the body is parsed and before routing.
 */
export const methodOverrideMiddleware =
  () =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.method === 'POST' && isOurPath(ctx.path)) {
      const body = (ctx.request as { body?: { _method?: unknown } }).body;
      const asked = String(body?._method ?? ctx.query._method ?? ctx.get('X-HTTP-Method-Override')).toUpperCase();
      if (overridable.has(asked)) ctx.method = asked;
    }
    await next();
  };
