import type { Context } from 'koa';

/** An answer as its handler gave it. */
export interface SaidAnswer {
  readonly status: number;
  readonly body: unknown;
}

const said = new WeakMap<Context, SaidAnswer>();

/**
 * Answers a request, and remembers it: where somebody was told 503 in the handler's place while the database stood still, the context
 * takes no status any more, and what the handler answered is still to be kept for who asks again.
 */
export function sayAnswer(ctx: Context, status: number, body: unknown): void {
  said.set(ctx, { status, body });
  ctx.status = status;
  ctx.body = body;
}

/** Returns what the handler answered; null where it answered nothing, or somebody else did in its place. */
export function saidAnswer(ctx: Context): SaidAnswer | null {
  const own = said.get(ctx);
  if (own !== undefined) return own;
  return ctx.headerSent ? null : { status: ctx.status, body: ctx.body };
}
