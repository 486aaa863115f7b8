import type { Core } from '@strapi/strapi';

/** What the router finds for an address: layers that fit its path, those that fit its method too. */
export interface RouteMatch {
  path: unknown[];
  pathAndMethod: unknown[];
  route: boolean;
}

export interface Matcher {
  readonly stack: readonly unknown[];
  match: (path: string, method: string) => RouteMatch;
}

/** Addresses remembered; when there are more, all are forgotten: an address costs little to find again. */
const MOST = 4_000;

/**
 * The router tries an address on the patterns of all routes, more than a thousand, which takes longer than many an answer. Here it
 * remembers what it found.
 */
export function rememberRoutes(router: Matcher): void {
  const match = router.match.bind(router);
  const known = new Map<string, RouteMatch>();
  let routes = 0;
  router.match = (path, method) => {
    if (router.stack.length !== routes || known.size >= MOST) known.clear();
    routes = router.stack.length;
    const key = `${method} ${path}`;
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = match(path, method)));
    // The router adds to the lists it is given.
    return { ...found, path: [...found.path], pathAndMethod: [...found.pathAndMethod] };
  };
}

export const rememberPlatformRoutes = (strapi: Core.Strapi): void =>
  rememberRoutes(strapi.server.router as unknown as Matcher);
