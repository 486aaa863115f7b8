import {
  getActor,
  endFamily,
  endSessionsOf,
  UnauthenticatedError,
  type Core,
  type LiveSession,
} from '@mayorista/kernel';
import type { Context } from 'koa';

/** POST /auth/logout: ends the session it is asked with, or with `scope: 'all'` all of the person's. */
export const logOut =
  (strapi: Core.Strapi) =>
  async (ctx: Context): Promise<void> => {
    const session = ctx.state.storeSession as LiveSession | undefined;
    if (session === undefined || getActor(ctx).kind !== 'person') throw new UnauthenticatedError();
    const { scope } = ((ctx.request as { body?: unknown }).body ?? {}) as { scope?: unknown };
    // Whoever acts for somebody leaves alone: that person's own sessions go on.
    if (scope === 'all' && session.onBehalf === null) await endSessionsOf(strapi, [session.userId]);
    else await endFamily(strapi, session.userId, session.family);
    ctx.body = { ok: true };
  };
