import type { Core } from '@strapi/strapi';

/** Returns a value that changes with the permissions of these panel roles: they are replaced or stamped, never changed silently. */
export async function permissionsState(strapi: Core.Strapi, roleCodes: readonly string[]): Promise<unknown> {
  const where = { role: { code: { $in: [...roleCodes] } } };
  const permissions = strapi.db.query('admin::permission');
  const [count, last, changed] = await Promise.all([
    permissions.count({ where }),
    permissions.findMany({ where, select: ['id'], orderBy: { id: 'desc' }, limit: 1 }),
    permissions.findMany({ where, select: ['updatedAt'], orderBy: { updatedAt: 'desc' }, limit: 1 }),
  ]);
  return [count, last, changed];
}
