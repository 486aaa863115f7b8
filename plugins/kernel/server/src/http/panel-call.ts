import type { Context } from 'koa';

/** Tells whether a request came through the admin panel's routes. */
export const isPanelCall = (ctx: Context): boolean =>
  (ctx.state.route as { info?: { type?: string } } | undefined)?.info?.type === 'admin';
