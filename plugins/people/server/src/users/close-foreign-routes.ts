import type { Deps } from '@mayorista/kernel';
import { limitAttempts } from '../login/limit-attempts';

interface ForeignRoute {
  readonly method: string;
  readonly path: string;
  readonly config?: Readonly<Record<string, unknown>>;
}
type ForeignRouter = { routes: ForeignRoute[] };
type RouterFactory = (deps: Deps) => ForeignRouter;

const kept = new Set([
  'POST /auth/local',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'POST /auth/change-password',
]);

/**
 * Of users-permissions' own REST routes only logging in and passwords stay: people are served by ours, with the house's
 * permissions and row scopes. Left open they would be a second way to read and write accounts. Those that stay are limited
 * by our count of attempts: their own is one process's, and knows no accounts at logging in, so that everybody behind the
 * store's one address would share it.
 */
export function closeForeignRoutes({ strapi }: Deps): void {
  const plugin = strapi.plugins['users-permissions'] as unknown as {
    routes: Record<string, ForeignRouter | RouterFactory>;
  };
  const given = plugin.routes['content-api'];
  if (given === undefined) throw new Error('users-permissions no longer keeps its routes under "content-api"');
  const limit = limitAttempts(strapi);
  plugin.routes['content-api'] = (deps: Deps) => {
    const router = typeof given === 'function' ? given(deps) : given;
    return {
      ...router,
      routes: router.routes
        .filter(({ method, path }) => kept.has(`${method} ${path}`))
        .map((route) => ({ ...route, config: { ...route.config, middlewares: [limit] } })),
    };
  };
}
