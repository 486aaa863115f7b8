import type { Referable } from '@mayorista/kernel/shape';

/** People with an account, as shapes refer to them. */
export const people: Referable = {
  name: 'user',
  uid: 'plugin::users-permissions.user',
  table: 'up_users',
  nameColumn: 'username',
  path: '/people/users',
};

/** Roles that people hold, as shapes refer to them. */
export const roles: Referable = {
  name: 'role',
  uid: 'plugin::users-permissions.role',
  table: 'up_roles',
  nameColumn: 'name',
  path: '/people/roles',
};
