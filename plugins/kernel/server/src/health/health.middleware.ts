import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { readReadiness } from './readiness';

const paths = new Set(['/live', '/ready', '/_health']);

/** Tells whether a path is a health check; those requests are neither logged nor measured. */
export const isHealthPath = (path: string): boolean => paths.has(path);

/**
 * Answers `/live` while the process serves at all, and `/ready` with the state of its dependencies: 503 without a database or while
 * the process is stopping, so that no requests are sent here.
 */
export const healthMiddleware =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path === '/live') {
      ctx.status = 200;
      ctx.body = { status: 'live' };
      return;
    }
    if (ctx.path !== '/ready') return next();
    const isStopping = !strapi.server.httpServer.listening;
    const { status, body } = await readyAnswer(strapi, isStopping);
    ctx.status = status;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = body;
  };

/** Returns the HTTP status and body of the response to `/ready`. */
export async function readyAnswer(
  strapi: Core.Strapi,
  isStopping: boolean,
): Promise<{ readonly status: 200 | 503; readonly body: Readonly<Record<string, unknown>> }> {
  const report = await readReadiness(strapi);
  const isReady = report.status !== 'unavailable' && !isStopping;
  return { status: isReady ? 200 : 503, body: isStopping ? { ...report, status: 'stopping' } : { ...report } };
}
