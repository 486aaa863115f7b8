import type { Core } from '@strapi/strapi';

/**
 * Returns a service of Strapi itself (its panel's roles, its users) as the type that the caller states, for Strapi publishes none.
 * Throws when there is none.
 */
export function strapiService<T>(strapi: Core.Strapi, uid: `admin::${string}` | `plugin::${string}`): T {
  const found: unknown = strapi.service(uid as never);
  if (found === undefined) throw new Error(`Strapi has no service ${uid}`);
  return found as T;
}
