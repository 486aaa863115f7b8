import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isHealthPath } from '../health/health.middleware';
import { metricsOf } from '../metrics/metrics';
import type { Actor } from '../permissions/actor';
import { asWork } from '../work/work-context';
import { requestIdFrom } from './request-id';

const openRequests = new WeakMap<Core.Strapi, number>();

/** Counts the requests whose work has not ended, those whose caller hung up included. */
export const countOpenRequests = (strapi: Core.Strapi): number => openRequests.get(strapi) ?? 0;

/**
 * Gives every request its id, and writes one line when it has been answered: who asked for which route, how it ended and how
 * long it took. Never the address itself, a header or a body: they may hold a token.
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
      await asWork({ requestId }, next);
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
    // The caller hung up before the answer had reached it.
    ...(ctx.res.writableFinished ? {} : { aborted: true }),
  });
}

/** The route's own pattern, with `:id` where an id stands: as many of them as there are routes; files and what is nowhere are 'other'. */
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
  // Who impersonates is who acts; whose account it is stands beside it.
  if (actor?.onBehalf) return { person: `person:${actor.onBehalf.id}`, on_behalf_of: `${actor.kind}:${actor.id}` };
  if (actor !== undefined) return actor.id === null ? {} : { person: `${actor.kind}:${actor.id}` };
  return isAuthenticated === true && user?.id !== undefined ? { person: `staff:${String(user.id)}` } : {};
}
