import type { Context } from 'koa';

/** Whether a request came through the door of the admin panel. */
export const isPanelCall = (ctx: Context): boolean =>
  (ctx.state.route as { info?: { type?: string } } | undefined)?.info?.type === 'admin';
