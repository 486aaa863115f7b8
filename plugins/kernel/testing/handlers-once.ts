import type { Core } from '@strapi/strapi';

interface Hook {
  readonly getHandlers?: () => unknown[];
}
type Hooks = Readonly<Record<string, Hook>>;

/** Returns the hooks of Strapi's panel that belong to its modules, and so outlive a server. */
function lastingHooks(strapi: Core.Strapi): Hook[] {
  const role = strapi.service('admin::role') as unknown as { readonly hooks: Hooks };
  const { actionProvider, conditionProvider, engine } = strapi.service('admin::permission') as unknown as Record<
    'actionProvider' | 'conditionProvider' | 'engine',
    { readonly hooks: Hooks }
  >;
  return [role, actionProvider, conditionProvider, engine].flatMap(({ hooks }) => Object.values(hooks));
}

/** Returns how many functions each of those hooks calls. */
export const countHandlers = (strapi: Core.Strapi): number[] =>
  lastingHooks(strapi).map((hook) => hook.getHandlers?.().length ?? 0);

/**
 * Has each of those hooks call a function once. Every start of a process adds the same functions again: after eighty starts the
 * rights of a person and of a role took eighty times as long to work out.
 */
export function callHandlersOnce(strapi: Core.Strapi): void {
  for (const hook of lastingHooks(strapi)) {
    const handlers = hook.getHandlers?.() ?? [];
    handlers.splice(0, handlers.length, ...new Set(handlers));
  }
}
