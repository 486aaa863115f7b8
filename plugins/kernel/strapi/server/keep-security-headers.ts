// What: The headers of `strapi::security` are worked out once for each kind of request.
// Why: Strapi merges its settings and builds helmet anew for every request, a sixth of what a kept answer takes.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

type Middleware = (ctx: Context, next: Next) => Promise<unknown>;
type Factory = (config: unknown, deps: { readonly strapi: Core.Strapi }) => Middleware;

interface Headers {
  readonly set: ReadonlyMap<string, string>;
  readonly removed: ReadonlySet<string>;
}

interface Middlewares {
  readonly extend: (uid: string, extend: (own: Factory) => Factory) => unknown;
}

/** Has `strapi::security` set what it set the first time: it decides by its settings, the method and the path alone. */
export const keepSecurityHeaders = (strapi: Core.Strapi): void =>
  void (strapi.get('middlewares') as Middlewares).extend('strapi::security', kept);

const kept =
  (own: Factory): Factory =>
  (config, deps) =>
    keeping(own(config, deps), deps.strapi);

function keeping(own: Middleware, strapi: Core.Strapi): Middleware {
  const known = new Map<string, Promise<Headers>>();
  return async (ctx, next) => {
    const kind = kindOf(strapi, ctx);
    const headers = known.get(kind) ?? headersOf(own, ctx);
    known.set(kind, headers);
    const { set, removed } = await headers;
    for (const name of removed) ctx.res.removeHeader(name);
    for (const [name, value] of set) ctx.res.setHeader(name, value);
    return next();
  };
}

/** The kinds that Strapi tells apart. */
function kindOf(strapi: Core.Strapi, { method, path }: Context): string {
  if (method !== 'GET') return 'any';
  if (path.startsWith('/documentation')) return 'documentation';
  return path.startsWith(strapi.config.get<string>('admin.path')) ? 'panel' : 'any';
}

/** Notes what Strapi's middleware does to a response, on one that is never sent. */
async function headersOf(own: Middleware, { method, path, req }: Context): Promise<Headers> {
  const set = new Map<string, string>();
  const removed = new Set<string>();
  const res = {
    setHeader: (name: string, value: string) => void set.set(name, value),
    removeHeader: (name: string) => void removed.add(name),
  };
  await own({ method, path, req, res } as unknown as Context, () => Promise.resolve());
  return { set, removed };
}
