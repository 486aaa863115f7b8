import type { Context } from 'koa';
import { actorOf } from './actor-of';
import { requirePermission } from './needs';

/** Panel routes: the member of staff's roles must hold the route's permission code. Throws Forbidden. */
export const staffMay = (ctx: Context, config: { needs: string }): boolean => {
  requirePermission(actorOf(ctx), config.needs);
  return true;
};
