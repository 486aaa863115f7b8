import type { Core } from '@mayorista/kernel';

let bound: Core.Strapi | null = null;

/** Remembers the running platform for rules that the engine of records calls without it (scopes, guards). Called once, at registration. */
export const bindPlatform = (strapi: Core.Strapi): void => void (bound = strapi);

/** Returns the running platform. */
export function platform(): Core.Strapi {
  if (bound === null) throw new Error('The plugin billing is not registered yet');
  return bound;
}
