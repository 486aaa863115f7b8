import type { Core } from '@strapi/strapi';
import { storeRoles, rolesFor } from '@mayorista/config';
import { createPermissions } from '../start/create-permissions';
import { registeredActions } from './actions';
import { identityUids } from './identity.uids';

/**
 * Creates the store's roles in users-permissions and gives each the actions of its permission codes, so that Strapi's own page of
 * roles shows them (our strategy reads config/permissions itself). Runs at every start; only adds.
 */
export async function seedRoles(strapi: Core.Strapi): Promise<void> {
  for (const { type, name, description } of storeRoles) {
    const role = await findOrCreateRole(strapi, type, name, description);
    const held = new Set(
      (
        (await strapi.db.query(identityUids.permission).findMany({ where: { role: role.id }, select: ['action'] })) as {
          action: string;
        }[]
      ).map(({ action }) => action),
    );
    const missing = [...registeredActions()]
      .filter(([action, code]) => !held.has(action) && rolesFor(code).includes(type))
      .map(([action]) => action);
    await createPermissions(
      strapi,
      identityUids.permission,
      missing.map((action) => ({ action, role: role.id })),
    );
  }
}

async function findOrCreateRole(
  strapi: Core.Strapi,
  type: string,
  name: string,
  description: string,
): Promise<{ id: number }> {
  const roles = strapi.db.query(identityUids.role);
  const found = (await roles.findOne({ where: { type } })) as { id: number } | null;
  return found ?? ((await roles.create({ data: { type, name, description } })) as { id: number });
}
