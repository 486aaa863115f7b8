import { houseStrategy, keepAccountRoutes, type AccountRoute, type Core, type Deps } from '@mayorista/kernel';
import type { Context } from 'koa';
import { logInMiddleware } from '../login/log-in.middleware';
import { changePassword } from '../passwords/change-password.handler';
import { forgotPassword } from '../passwords/forgot-password.handler';
import { resetPassword } from '../passwords/reset-password.handler';
import { logOut } from '../sessions/log-out.handler';
import { refresh } from '../sessions/refresh.handler';

type Handler = (ctx: Context) => Promise<void>;

/** Ours at Strapi's addresses: refusals in Spanish by field, codes that expire and are stored nowhere, sessions that end. */
const replaced: Readonly<Record<string, (strapi: Core.Strapi) => { handler: Handler; isForPeople: boolean }>> = {
  'POST /auth/refresh': (strapi) => ({ handler: refresh(strapi), isForPeople: false }),
  'POST /auth/logout': (strapi) => ({ handler: logOut(strapi), isForPeople: true }),
  'POST /auth/forgot-password': (strapi) => ({ handler: forgotPassword(strapi), isForPeople: false }),
  'POST /auth/reset-password': (strapi) => ({ handler: resetPassword(strapi), isForPeople: false }),
  'POST /auth/change-password': (strapi) => ({ handler: changePassword(strapi), isForPeople: true }),
};

/**
 * Of users-permissions' own REST routes only logging in, sessions and passwords stay: people are served by ours, with the
 * platform's permissions and row scopes. Left open the others would be a second way to read and write accounts. Those that stay
 * are limited by our count of attempts: Strapi's own is one process's, and knows no accounts at logging in, so that everybody
 * behind the store's one address would share it.
 */
export function closeForeignRoutes({ strapi }: Deps): void {
  keepAccountRoutes(strapi, (route) => keptRoute(strapi, route));
}

function keptRoute(strapi: Core.Strapi, route: AccountRoute): AccountRoute[] {
  const name = `${route.method} ${route.path}`;
  if (name === 'POST /auth/local')
    return [{ ...route, config: { ...route.config, middlewares: [logInMiddleware(strapi)] } }];
  const own = replaced[name]?.(strapi);
  if (own === undefined) return [];
  // Whoever is logged in may, whatever their roles: the handlers refuse visitors.
  const auth = own.isForPeople ? { strategies: [houseStrategy(strapi)], scope: ['store.read'] } : false;
  return [{ method: route.method, path: route.path, handler: own.handler, config: { prefix: '', auth } }];
}
