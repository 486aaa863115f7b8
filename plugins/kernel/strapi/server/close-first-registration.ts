// What: The route and the form that make whoever comes first to an empty installation its administrator are taken away.
// Why: A new installation that can be reached belongs to whoever finds it first; here `npm run create-admin` makes the
// administrator.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import { expectMethods } from './expect-methods';

interface Route {
  readonly method: string;
  readonly path: string;
}
interface AdminModule {
  routes: Readonly<Record<string, { readonly routes: readonly Route[] } | undefined>>;
}
interface InitController {
  init: (ctx: unknown) => Promise<{ readonly data: Readonly<Record<string, unknown>> }>;
}

const registration = 'POST /register-admin';

/** Strapi's list outlives the server: the next one in this process finds it without the route. */
let isClosed = false;

/**
 * Closes the form with which Strapi makes whoever comes first to an empty installation its administrator: that is done by a command
 * (`create-admin`). The panel shows its login page instead. Throws when Strapi no longer has the route.
 */
export function closeFirstRegistration(strapi: Core.Strapi): void {
  const module = strapi.admin as unknown as AdminModule;
  const given = module.routes['admin']?.routes ?? [];
  const left = given.filter(({ method, path }) => `${method} ${path}` !== registration);
  if (left.length === given.length && !isClosed)
    throw new Error(`Strapi's panel no longer has the route ${registration}`);
  module.routes = { ...module.routes, admin: { ...module.routes['admin'], routes: left } };
  isClosed = true;

  const controller = strapi.controller('admin::admin') as unknown as InitController;
  expectMethods('admin::admin', controller, ['init']);
  const init = controller.init.bind(controller);
  controller.init = async (ctx) => {
    const { data } = await init(ctx);
    return { data: { ...data, hasAdmin: true } };
  };
}
