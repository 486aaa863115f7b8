// What: `createMany` of the panel's permissions inserts in batches.
// Why: Strapi inserts one after the other, with six statements for each of some thousand at the first start.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import { createPermissions, type Held } from '../../server/src/start/create-permissions';
import { expectMethods } from './expect-methods';

interface PermissionService {
  createMany: (permissions: readonly Held[]) => Promise<unknown>;
  findMany: (query: object) => Promise<unknown>;
}

/** Makes Strapi insert the panel's permissions in batches, instead of six statements for each of some thousand at the first start. */
export function createPanelPermissionsAtOnce(strapi: Core.Strapi): void {
  const service = strapi.service('admin::permission') as unknown as PermissionService;
  expectMethods('admin::permission', service, ['createMany', 'findMany']);
  service.createMany = async (permissions) => {
    const ids = await createPermissions(strapi, 'admin::permission', permissions);
    const created = await service.findMany({ where: { id: { $in: ids } }, orderBy: { id: 'asc' } });
    void strapi.eventHub.emit('permission.create', { permissions: created });
    return created;
  };
}
