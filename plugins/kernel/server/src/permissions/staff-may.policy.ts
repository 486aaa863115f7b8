import type { Context } from 'koa';
import { getActor } from './actor-of';
import { requirePermission } from './needs';

/** Checks, for the panel's routes, that the staff member holds the route's permission code. Throws ForbiddenError. */
export const staffMay = (ctx: Context, config: { needs: string }): boolean => {
  requirePermission(getActor(ctx), config.needs);
  return true;
};
