import { panelRoles, permissionMatrix, storeRoles } from '@mayorista/config';
import { defineRoute, unpagedList } from '@mayorista/kernel';

/** Roles, permissions and one's own permissions (spec catalogue 7 GET /permissions; people 7 GET /roles, /user-permissions). */
export const roleRoutes = [
  defineRoute({
    method: 'GET',
    path: '/roles',
    noun: 'roles',
    action: 'find',
    needs: 'roles.read',
    handle: async () =>
      unpagedList(
        [...storeRoles, ...panelRoles].map(({ type, name, description }, index) => ({
          id: index + 1,
          type,
          name,
          description,
        })),
      ),
  }),
  defineRoute({
    method: 'GET',
    path: '/permissions',
    noun: 'permissions',
    action: 'find',
    needs: 'permissions.read',
    handle: async () => unpagedList(Object.entries(permissionMatrix).map(([code, roles]) => ({ code, roles }))),
  }),
  defineRoute({
    method: 'GET',
    path: '/user-permissions',
    noun: 'user-permissions',
    action: 'find',
    needs: 'me.read',
    handle: async ({ actor }) => unpagedList([...actor.can].sort()),
  }),
];
