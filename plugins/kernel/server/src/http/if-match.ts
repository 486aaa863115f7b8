import type { Context } from 'koa';

/** The updatedAt a caller says it read (header If-Match), or null when it does not care who was faster. */
export function parseIfMatch(ctx: Context): string | null {
  const header = ctx.get('If-Match').replace(/^(W\/)?"|"$/g, '');
  return header === '' || header === '*' ? null : header;
}
