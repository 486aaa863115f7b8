// What: The router remembers which routes match an address.
// Why: It tests the pattern of every route, more than a thousand, for each request.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import { expectMethods } from '../expect-methods';

/** The router's result for an address: the layers that match its path, and those that match its method too. */
interface RouteMatch {
  path: unknown[];
  pathAndMethod: unknown[];
  route: boolean;
}

export interface Matcher {
  readonly stack: readonly unknown[];
  match: (path: string, method: string) => RouteMatch;
}

/** The most addresses cached; the cache is emptied beyond that, because an address is quickly matched again. */
const MOST = 4_000;

/** Caches the router's matches by address: it tests every route's pattern, more than a thousand, which takes longer than many responses. */
export function rememberRoutes(router: Matcher): void {
  expectMethods('router', router, ['match']);
  const match = router.match.bind(router);
  const known = new Map<string, RouteMatch>();
  let routes = 0;
  router.match = (path, method) => {
    if (router.stack.length !== routes || known.size >= MOST) known.clear();
    routes = router.stack.length;
    const key = `${method} ${path}`;
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = match(path, method)));
    // Copies the lists, because the router adds to those it is given.
    return { ...found, path: [...found.path], pathAndMethod: [...found.pathAndMethod] };
  };
}

export const rememberPlatformRoutes = (strapi: Core.Strapi): void =>
  rememberRoutes(strapi.server.router as unknown as Matcher);
