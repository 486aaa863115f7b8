import type { Context } from 'koa';

/** Returns the updatedAt in the header If-Match, or null when the caller sent none and accepts any version. */
export function parseIfMatch(ctx: Context): string | null {
  const header = ctx.get('If-Match').replace(/^(W\/)?"|"$/g, '');
  return header === '' || header === '*' ? null : header;
}
