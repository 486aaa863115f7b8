import type { Context } from 'koa';
import { getActor } from './actor-of';
import { requirePermission } from './needs';

/** Panel routes: the member of staff's roles must hold the route's permission code. Throws ForbiddenError. */
export const staffMay = (ctx: Context, config: { needs: string }): boolean => {
  requirePermission(getActor(ctx), config.needs);
  return true;
};
