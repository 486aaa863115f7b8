import { panelRoles, permissionMatrix, storeRoles } from '@mayorista/config';
import { definedPlugins, defineRoute, getKnex, unpagedList, type Core } from '@mayorista/kernel';
import { z } from 'zod';
import { grantCode } from '../access/role-guard';
import { findRoles } from './account.store';
import { permissionListOutput, roleListOutput, userPermissionListOutput } from './roles.answer';

/** Roles that people hold, by the ids under which they are given; visitors' is none. */
async function rolesOfPeople(strapi: Core.Strapi) {
  const types = storeRoles.filter(({ type }) => type !== 'public');
  const rows = await findRoles(
    getKnex(strapi),
    types.map(({ type }) => type),
  );
  return types.flatMap(({ type, name, description }) => {
    const row = rows.find((each) => each.type === type);
    return row === undefined ? [] : [{ id: row.id, type, name, description, granted_by: grantCode(type) }];
  });
}

/** Roles of the panel's accounts, which are no people of the store. */
const rolesOfPanel = panelRoles.map(({ type, name, description }, index) => ({
  id: index + 1,
  type,
  name,
  description,
}));

/** What each permission lets somebody do, in the words of the calls that need it. */
function callsByPermission(): ReadonlyMap<string, ReadonlySet<string>> {
  const allowed = new Map<string, Set<string>>();
  for (const { needs, summary } of definedPlugins().flatMap(({ routes }) => routes))
    allowed.set(needs, (allowed.get(needs) ?? new Set()).add(summary));
  return allowed;
}

/** Roles, permissions and one's own permissions (spec catalogue 7 GET /permissions; people 7 GET /roles, /user-permissions). */
export const roleRoutes = [
  defineRoute({
    method: 'GET',
    path: '/roles',
    noun: 'roles',
    action: 'find',
    needs: 'roles.read',
    query: z.object({ kind: z.enum(['store', 'panel']).default('store') }),
    output: roleListOutput,
    handle: async ({ strapi, query }) =>
      query.kind === 'panel' ? unpagedList(rolesOfPanel) : unpagedList(await rolesOfPeople(strapi)),
  }),
  defineRoute({
    method: 'GET',
    path: '/permissions',
    noun: 'permissions',
    action: 'find',
    needs: 'permissions.read',
    output: permissionListOutput,
    handle: async () => {
      const allowed = callsByPermission();
      return unpagedList(
        Object.entries(permissionMatrix).map(([code, roles]) => ({
          code,
          roles,
          calls: [...(allowed.get(code) ?? [])],
        })),
      );
    },
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
