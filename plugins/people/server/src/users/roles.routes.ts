import { panelRoles, permissionMatrix, storeRoles } from '@mayorista/config';
import { defineRoute, unpagedList } from '@mayorista/kernel';
import { userPermissionListOutput, permissionListOutput, roleListOutput } from './roles.answer';

/** Roles, permissions and one's own permissions (spec catalogue 7 GET /permissions; people 7 GET /roles, /user-permissions). */
export const roleRoutes = [
  defineRoute({
    method: 'GET',
    path: '/roles',
    noun: 'roles',
    action: 'find',
    needs: 'roles.read',
    output: roleListOutput,
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
    output: permissionListOutput,
    handle: async () => unpagedList(Object.entries(permissionMatrix).map(([code, roles]) => ({ code, roles }))),
  }),
  defineRoute({
    method: 'GET',
    path: '/user-permissions',
    noun: 'user-permissions',
    action: 'find',
    needs: 'me.read',
    output: userPermissionListOutput,
    handle: async ({ actor }) => unpagedList([...actor.can].sort()),
  }),
];
