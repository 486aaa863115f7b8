import type { Context, Next } from 'koa';
import { refuseDepth } from './depth';

/** Refuses bodies whose lists and objects lie within each other without end. Runs right after the body is parsed. */
export const bodyDepthMiddleware =
  () =>
  async (ctx: Context, next: Next): Promise<void> => {
    refuseDepth((ctx.request as { body?: unknown }).body);
    await next();
  };
