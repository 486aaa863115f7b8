import { panelRoles, permissionMatrix, storeRoles } from '@mayorista/config';
import { defineRoute } from '@mayorista/kernel';

/** Roles, permissions and one's own permissions (spec catalogue 7 GET /permissions; people 7 GET /roles, /user-permissions). */
export const roleRoutes = [
  defineRoute({
    method: 'GET',
    path: '/roles',
    noun: 'roles',
    action: 'find',
    needs: 'roles.read',
    handle: async () => {
      const data = [...storeRoles, ...panelRoles].map(({ type, name, description }, index) => ({ id: index + 1, type, name, description }));
      return { data, total: data.length, meta: { pagination: { page: 1, pageSize: data.length, pageCount: 1, total: data.length } } };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/permissions',
    noun: 'permissions',
    action: 'find',
    needs: 'permissions.read',
    handle: async () => {
      const data = Object.entries(permissionMatrix).map(([code, roles]) => ({ code, roles }));
      return { data, total: data.length, meta: { pagination: { page: 1, pageSize: data.length, pageCount: 1, total: data.length } } };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/user-permissions',
    noun: 'user-permissions',
    action: 'find',
    needs: 'me.read',
    handle: async ({ actor }) => ({ data: [...actor.can].sort(), total: actor.can.size, meta: {} }),
  }),
];
