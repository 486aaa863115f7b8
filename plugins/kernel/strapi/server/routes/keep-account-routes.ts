// What: Each REST route of users-permissions is given to the plugin people, which keeps, replaces or closes it.
// Why: Left open they are a second way to read and write accounts, past the platform's permissions and row scopes.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import type { Deps } from '../../../server/src/services/published';

/** A route of users-permissions. */
export interface AccountRoute {
  readonly method: string;
  readonly path: string;
  readonly handler: unknown;
  readonly config?: Readonly<Record<string, unknown>>;
}
type Router = { routes: AccountRoute[] };
type RouterFactory = (deps: Deps) => Router;

/** Strapi's own routes by the object that holds them, which outlives the server: what is put there would be wrapped again by every start. */
const strapiRoutes = new WeakMap<object, Router | RouterFactory>();

/** Gives each REST route of users-permissions to `keep`, which returns those that stand in its place: none where it is closed. */
export function keepAccountRoutes(strapi: Core.Strapi, keep: (route: AccountRoute) => AccountRoute[]): void {
  const plugin = strapi.plugins['users-permissions'] as unknown as { routes: Record<string, Router | RouterFactory> };
  const given = strapiRoutes.get(plugin.routes) ?? plugin.routes['content-api'];
  if (given === undefined) throw new Error('users-permissions no longer keeps its routes under "content-api"');
  strapiRoutes.set(plugin.routes, given);
  plugin.routes['content-api'] = (deps: Deps) => {
    const router = typeof given === 'function' ? given(deps) : given;
    return { ...router, routes: router.routes.flatMap(keep) };
  };
}
