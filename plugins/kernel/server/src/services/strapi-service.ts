import type { Core } from '@strapi/strapi';

/** A service of Strapi itself (its panel's roles, its users), whose shape the caller states: Strapi publishes no types for them. Throws when there is none. */
export function strapiService<T>(strapi: Core.Strapi, uid: `admin::${string}` | `plugin::${string}`): T {
  const found: unknown = strapi.service(uid as never);
  if (found === undefined) throw new Error(`Strapi has no service ${uid}`);
  return found as T;
}
