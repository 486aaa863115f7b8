export const uids = {
  user: 'plugin::users-permissions.user',
  role: 'plugin::users-permissions.role',
  adminUser: 'admin::user',
  adminRole: 'admin::role',
  branch: 'api::inventory.branch',
} as const;
export const tables = { user: 'up_users' } as const;
