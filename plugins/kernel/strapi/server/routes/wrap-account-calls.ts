// What: The panel's calls that change an account of its own pass a function of the plugin people before Strapi's.
// Why: Strapi gives an account another address without asking for its password, lets a super administrator choose somebody's
// password, and counts no wrong ones.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

type Middleware = (ctx: Context, next: Next) => Promise<void>;
interface Route {
  readonly method: string;
  readonly path: string;
  readonly config?: Readonly<Record<string, unknown>> & { readonly middlewares?: readonly unknown[] };
}
interface AdminModule {
  routes: Readonly<Record<string, { readonly routes: readonly Route[] } | undefined>>;
}

/** Calls of the panel that change one of its accounts. */
export type AccountCall = 'PUT /users/me' | 'PUT /users/:id';

/** Strapi's own routes outlive the server: what is put there would be wrapped again by every start. */
const given = new WeakMap<object, Route>();

/** Has calls of the panel pass a function first, which knows who calls. Throws when Strapi no longer has one of them. */
export function wrapAccountCalls(strapi: Core.Strapi, wrapped: Readonly<Record<AccountCall, Middleware>>): void {
  const module = strapi.admin as unknown as AdminModule;
  const all = module.routes['admin']?.routes ?? [];
  const missing = new Set<string>(Object.keys(wrapped));
  const routes = all.map((route) => {
    const name = `${route.method} ${route.path}`;
    const middleware = wrapped[name as AccountCall] as Middleware | undefined;
    if (middleware === undefined) return route;
    missing.delete(name);
    const own = given.get(route) ?? route;
    const config = { ...own.config, middlewares: [...(own.config?.middlewares ?? []), middleware] };
    const passing = { ...own, config };
    given.set(passing, own);
    return passing;
  });
  if (missing.size > 0) throw new Error(`Strapi's panel no longer has the calls ${[...missing].join(', ')}`);
  module.routes = { ...module.routes, admin: { ...module.routes['admin'], routes } };
}
