// What: The panel's routes that upload from an address and that send any mail are taken away.
// Why: They have the platform fetch any address, and send any mail with any file of the machine, for whoever has an
// account of the panel.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';

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

/**
 * Routes of Strapi's own that nobody here uses and that give more than they ask for:
 * - upload: has the platform fetch any address a person of the panel names, and publishes what it answers;
 * - email: sends any mail with any file of this machine attached, asked by whoever has an account of the panel.
 */
const closed: readonly { readonly plugin: string; readonly route: string }[] = [
  { plugin: 'upload', route: 'POST /actions/upload-from-urls' },
  { plugin: 'email', route: 'POST /' },
];

/** Removes those routes before Strapi serves them. Throws when Strapi no longer has one, so that the list is reviewed. */
export function closeStrapiRoutes(strapi: Core.Strapi): void {
  for (const { plugin, route } of closed) {
    const module = strapi.plugin(plugin) as unknown as Module;
    const given = module.routes['admin']?.routes ?? [];
    const left = given.filter(({ method, path }) => `${method} ${path}` !== route);
    if (left.length === given.length) throw new Error(`Strapi's ${plugin} no longer has the route ${route}`);
    // Strapi's own list outlives the server: a copy keeps it intact for the next server of this process.
    module.routes = { ...module.routes, admin: { ...module.routes['admin'], routes: left } };
  }
}
