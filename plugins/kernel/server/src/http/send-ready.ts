import type { Context } from 'koa';
import type { ReadyResponse } from '../outbox/answer-cache';

/** Sends a prepared response, or 304 when the caller has it already. */
export function sendReady(ctx: Context, { body, etag }: ReadyResponse): void {
  ctx.set('ETag', etag);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = body;
}
