import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { readReadiness } from './readiness';

const paths = new Set(['/live', '/ready', '/_health']);

/** Requests by which machines ask how this process is: they are neither logged nor measured. */
export const isHealthPath = (path: string): boolean => paths.has(path);

/**
 * Answers `/live` while the process serves at all, and `/ready` with what it stands on: 503 when no request should come here,
 * that is, without a database or while it is stopping.
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

/** The answer to `/ready`, for whichever server gives it. */
export async function readyAnswer(
  strapi: Core.Strapi,
  isStopping: boolean,
): Promise<{ readonly status: 200 | 503; readonly body: Readonly<Record<string, unknown>> }> {
  const report = await readReadiness(strapi);
  const isReady = report.status !== 'unavailable' && !isStopping;
  return { status: isReady ? 200 : 503, body: isStopping ? { ...report, status: 'stopping' } : { ...report } };
}
