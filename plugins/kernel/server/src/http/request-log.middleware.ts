import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isHealthPath } from '../health/health.middleware';
import { metricsOf } from '../metrics/metrics';
import type { Actor } from '../permissions/actor';
import { asWork } from '../work/work-context';
import { callerOf } from './caller-of';
import { readerOf } from './locale';
import { requestIdFrom } from './request-id';

const openRequests = new WeakMap<Core.Strapi, number>();

/** Returns the number of requests still being served, those whose caller hung up included. */
export const countOpenRequests = (strapi: Core.Strapi): number => openRequests.get(strapi) ?? 0;

/**
 * Gives every request its id, and logs one line when it ends: person, route, status and duration. Never logs the address itself,
 * headers or the body, which may hold a token.
 */
export const requestLogMiddleware =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const requestId = requestIdFrom(ctx.get('X-Request-Id'));
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    if (isHealthPath(ctx.path)) return next();
    const startedAt = performance.now();
    ctx.res.once('close', () => tell(strapi, ctx, performance.now() - startedAt));
    openRequests.set(strapi, countOpenRequests(strapi) + 1);
    try {
      await asWork({ requestId, caller: () => callerOf(ctx), reader: () => readerOf(ctx) }, next);
    } finally {
      openRequests.set(strapi, countOpenRequests(strapi) - 1);
    }
  };

function tell(strapi: Core.Strapi, ctx: Context, ms: number): void {
  const { method, status } = ctx;
  const route = routeOf(ctx);
  metricsOf(strapi).requests.observe({ method, route, status }, ms / 1_000);
  strapi.log.http(`${method} ${route} ${status}`, {
    request_id: ctx.state.requestId as string,
    method,
    route,
    status,
    ms: Math.round(ms),
    ...personOf(ctx),
    // The caller hung up before the response reached it.
    ...(ctx.res.writableFinished ? {} : { aborted: true }),
  });
}

/** Returns the route's pattern, with `:id` for ids, so that there are no more values than routes; 'other' for files and unknown paths. */
function routeOf(ctx: Context): string {
  const { _matchedRoute: route } = ctx as { _matchedRoute?: unknown };
  return typeof route === 'string' && !route.includes('(') ? route : 'other';
}

function personOf(ctx: Context): { readonly person?: string; readonly on_behalf_of?: string } {
  const { actor, user, isAuthenticated } = ctx.state as {
    actor?: Actor;
    user?: { id?: unknown };
    isAuthenticated?: boolean;
  };
  // The person is the one who impersonates; the account they act as stands beside it.
  if (actor?.onBehalf) return { person: `person:${actor.onBehalf.id}`, on_behalf_of: `${actor.kind}:${actor.id}` };
  if (actor !== undefined) return actor.id === null ? {} : { person: `${actor.kind}:${actor.id}` };
  return isAuthenticated === true && user?.id !== undefined ? { person: `staff:${String(user.id)}` } : {};
}
