import type { Context } from 'koa';
import type { ReadyResponse } from '../outbox/answer-cache';

/** Sends a ready answer, or says that the caller has it (304). */
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
