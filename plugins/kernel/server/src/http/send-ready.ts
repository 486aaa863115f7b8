import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/** A response as it is sent. Its tag is a hash of the bytes alone, so equal bytes have equal tags, whatever the request. */
export interface ReadyResponse {
  readonly body: Buffer;
  readonly etag: string;
}

export const ready = (body: Buffer): ReadyResponse => ({
  body,
  etag: `"sha256-${createHash('sha256').update(body).digest('base64url')}"`,
});

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

/** Sends what is made at each request with a tag of its bytes: a caller who has the same already is told so instead. */
export const sendJson = (ctx: Context, answer: unknown): void =>
  sendReady(ctx, ready(Buffer.from(JSON.stringify(answer))));
