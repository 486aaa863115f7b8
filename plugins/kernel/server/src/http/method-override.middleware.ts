import type { Context, Next } from 'koa';

const overridable = new Set(['PUT', 'PATCH', 'DELETE']);

/**
 * POST with `_method=PUT|PATCH` (query, JSON, form or multipart field, or the X-HTTP-Method-Override header) acts as that
 * method (design 4). Runs after the body is parsed and before routing.
 */
export const methodOverrideMiddleware =
  () =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.method === 'POST' && ctx.path.startsWith('/api/')) {
      const body = (ctx.request as { body?: { _method?: unknown } }).body;
      const asked = String(body?._method ?? ctx.query._method ?? ctx.get('X-HTTP-Method-Override')).toUpperCase();
      if (overridable.has(asked)) ctx.method = asked;
    }
    await next();
  };
