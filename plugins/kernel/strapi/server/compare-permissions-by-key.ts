// What: The permissions that a role of the panel has and those that it is given are compared by a key.
// Why: Strapi compares each with each, copying both: some hundred thousand copies at a start of another release, and whole
// seconds in which nobody is answered when staff change a role.
// Made for Strapi 5.54.0.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { expectMethods } from './expect-methods';

interface Permission {
  readonly action: string;
  readonly [part: string]: unknown;
}
interface Roles {
  assignPermissions: (roleId: number, permissions?: readonly Permission[]) => Promise<unknown>;
  resetSuperAdminPermissions: () => Promise<unknown>;
  getSuperAdmin: () => Promise<{ readonly id: number } | null>;
  readonly hooks: { readonly willResetSuperAdminPermissions: Hook };
}
interface Hook {
  call: (permissions: readonly Permission[]) => Promise<readonly Permission[]>;
}
interface Permissions {
  findMany: (query: object) => Promise<readonly Permission[]>;
}

/** The permissions that one assignment finds in place of all that the role has; null once it has looked. */
interface Assignment {
  surplus: readonly Permission[] | null;
}

/** Strapi's services outlive the server: what is changed once stays so for the next start of this process. */
const changed = new WeakSet<object>();

/** Makes Strapi assign permissions to a panel role from what is missing and what is too many, found by a key instead of each with each. */
export function comparePermissionsByKey(strapi: Core.Strapi): void {
  const roles = strapi.service('admin::role') as unknown as Roles;
  const permissions = strapi.service('admin::permission') as unknown as Permissions;
  const hook = roles.hooks.willResetSuperAdminPermissions;
  expectMethods('admin::role', roles, ['assignPermissions', 'resetSuperAdminPermissions', 'getSuperAdmin']);
  expectMethods('admin::permission', permissions, ['findMany']);
  expectMethods('permissions of the super administrator', hook, ['call']);
  if (changed.has(roles)) return;
  changed.add(roles);

  const underWay = new AsyncLocalStorage<Assignment>();
  const { assignPermissions: assign, resetSuperAdminPermissions: reset } = roles;
  const { findMany } = permissions;
  const complete = hook.call.bind(hook);
  const compared = async (roleId: number, wanted: readonly Permission[]) =>
    differences(wanted, await findMany({ where: { role: { id: roleId } }, populate: ['role'] }));

  permissions.findMany = async (query) => {
    const assignment = underWay.getStore();
    if (!assignment?.surplus) return findMany(query);
    const { surplus } = assignment;
    assignment.surplus = null;
    return surplus;
  };
  roles.assignPermissions = async (roleId, wanted = []) => {
    const { missing, surplus } = await compared(roleId, wanted);
    return underWay.run({ surplus }, () => assign(roleId, missing));
  };
  roles.resetSuperAdminPermissions = () => underWay.run({ surplus: null }, reset);
  hook.call = async (given) => {
    const wanted = await complete(given);
    const assignment = underWay.getStore();
    const role = assignment === undefined ? null : await roles.getSuperAdmin();
    if (assignment === undefined || role === null) return wanted;
    const { missing, surplus } = await compared(role.id, wanted);
    assignment.surplus = surplus;
    return missing;
  };
}

function differences(wanted: readonly Permission[], held: readonly Permission[]) {
  const [wantedKeys, heldKeys] = [new Set(wanted.map(keyOf)), new Set(held.map(keyOf))];
  return {
    missing: wanted.filter((permission) => !heldKeys.has(keyOf(permission))),
    surplus: held.filter((permission) => !wantedKeys.has(keyOf(permission))),
  };
}

/** Returns a text that is the same for permissions that Strapi holds for equal, its defaults filled in. */
function keyOf({ action, subject, actionParameters, conditions, properties }: Permission): string {
  const parts = [action, subject ?? null, actionParameters ?? {}, conditions ?? [], properties ?? {}];
  return JSON.stringify(parts, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
