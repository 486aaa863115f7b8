import type { Context } from 'koa';
import type { Actor } from '../permissions/actor';
import type { Caller } from '../work/work-context';

/** Returns whose turn a request takes: its company's, its person's, or its address's where nobody logged in. */
export function callerOf(ctx: Context): Caller {
  const { actor, user, isAuthenticated } = ctx.state as {
    actor?: Actor;
    user?: { id?: unknown };
    isAuthenticated?: boolean;
  };
  if (actor !== undefined && actor.companyId !== null) return { key: `company:${actor.companyId}`, isStranger: false };
  if (actor !== undefined && actor.id !== null) return { key: `${actor.kind}:${actor.id}`, isStranger: false };
  if (isAuthenticated === true && user?.id !== undefined) return { key: `staff:${String(user.id)}`, isStranger: false };
  return { key: `address:${ctx.request.ip}`, isStranger: true };
}
