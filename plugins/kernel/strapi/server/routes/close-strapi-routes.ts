// What: The panel's routes that upload from an address and that send any mail are taken away, and those that tell every
// account of the panel what nobody's work needs: all content types, counts of records, the licence, telemetry. What the panel is
// made of is told to the super administrator alone.
// Why: They have the platform fetch any address, and send any mail with any file of the machine, for whoever has an
// account of the panel; the guided tour alone tells a storeman of every type and field in 1.2 MB at each load.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { expectMethods } from '../expect-methods';

interface Route {
  readonly method: string;
  readonly path: string;
}
interface Router {
  readonly routes: readonly Route[];
}
interface Module {
  routes: Readonly<Record<string, Router | undefined>>;
}
interface InformationController {
  information: (ctx: Context) => Promise<{ readonly data: Readonly<Record<string, unknown>> }>;
}

/**
 * Routes of Strapi's own that nobody here uses and that give more than they ask for:
 * - upload: has the platform fetch any address a person of the panel names, and publishes what it answers;
 * - email: sends any mail with any file of this machine attached, asked by whoever has an account of the panel;
 * - admin, content-manager: tell whoever has an account of the panel of all content types with every field, how many records there are,
 *   and what only paid editions have.
 */
const closed: readonly { readonly module: string; readonly router: string; readonly route: string }[] = [
  { module: 'upload', router: 'admin', route: 'POST /actions/upload-from-urls' },
  { module: 'email', router: 'admin', route: 'POST /' },
  { module: 'admin', router: 'admin', route: 'GET /guided-tour-meta' },
  { module: 'admin', router: 'admin', route: 'GET /license-trial-time-left' },
  { module: 'admin', router: 'admin', route: 'GET /telemetry-properties' },
  { module: 'admin', router: 'admin', route: 'GET /homepage/key-statistics' },
  { module: 'content-manager', router: 'homepage', route: 'GET /homepage/count-documents' },
];

/** Strapi's own list of the panel outlives the server: the next one in this process finds it without them. */
const isClosed = new Set<string>();

/** Removes those routes before Strapi serves them. Throws when Strapi no longer has one, so that the list is reviewed. */
export function closeStrapiRoutes(strapi: Core.Strapi): void {
  for (const { module: name, router, route } of closed) {
    const module = (name === 'admin' ? strapi.admin : strapi.plugin(name)) as unknown as Module;
    const given = module.routes[router]?.routes ?? [];
    const left = given.filter(({ method, path }) => `${method} ${path}` !== route);
    if (left.length === given.length && !isClosed.has(`${name} ${route}`))
      throw new Error(`Strapi's ${name} no longer has the route ${route}`);
    // A copy keeps the list of a plugin intact for the next server of this process.
    module.routes = { ...module.routes, [router]: { ...module.routes[router], routes: left } };
    if (name === 'admin') isClosed.add(`${name} ${route}`);
  }
  sayLittle(strapi);
}

/** Versions and packages of the installation are the super administrator's: for others they are where to begin an attack. */
function sayLittle(strapi: Core.Strapi): void {
  const controller = strapi.controller('admin::admin') as unknown as InformationController;
  expectMethods('admin::admin', controller, ['information']);
  const information = controller.information.bind(controller);
  controller.information = async (ctx) => {
    const { data } = await information(ctx);
    const { roles = [] } = (ctx.state.user ?? {}) as { readonly roles?: readonly { readonly code: string }[] };
    if (roles.some(({ code }) => code === 'strapi-super-admin')) return { data };
    return { data: { ...data, strapiVersion: null, nodeVersion: null, projectId: null, dependencies: {} } };
  };
}
