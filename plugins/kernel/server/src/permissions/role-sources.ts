import type { Core } from '@strapi/strapi';

/** Returns the role types that a person holds through something else than themselves, such as a job. */
export type RoleSource = (userId: number) => Promise<readonly string[]>;

const sources = new WeakMap<Core.Strapi, RoleSource[]>();

/** Adds a source of roles to those of the accounts; call it from a plugin's register. */
export const registerRoleSource = (strapi: Core.Strapi, source: RoleSource): void =>
  void sources.set(strapi, [...(sources.get(strapi) ?? []), source]);

/** Returns the role types that all sources give a person. */
export const rolesFromSources = async (strapi: Core.Strapi, userId: number): Promise<string[]> =>
  (await Promise.all((sources.get(strapi) ?? []).map((source) => source(userId)))).flat();
