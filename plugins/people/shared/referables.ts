import type { Referable } from '@mayorista/kernel/shape';
import { uids } from './uids';

/** People with an account, as shapes refer to them. */
export const people: Referable = {
  name: 'user',
  uid: uids.user,
  table: 'up_users',
  nameColumn: 'username',
  path: '/people/users',
};

/** Accounts of the panel, by which who works there is known; shapes refer to them to say whose they are. */
export const panelAccounts: Referable = {
  name: 'panel-account',
  uid: uids.panelAccount,
  table: 'admin_users',
  nameColumn: 'email',
  path: '/people/panel-accounts',
};

/** Roles that people hold, as shapes refer to them. */
export const roles: Referable = {
  name: 'role',
  uid: uids.role,
  table: 'up_roles',
  nameColumn: 'name',
  path: '/people/roles',
};
