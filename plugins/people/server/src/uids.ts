export const uids = {
  user: 'plugin::users-permissions.user',
  role: 'plugin::users-permissions.role',
  adminUser: 'admin::user',
  adminRole: 'admin::role',
  branch: 'api::inventory.branch',
} as const;
export const tables = { user: 'up_users', userRole: 'up_users_role_lnk', userExtraRoles: 'up_users_extra_roles_lnk' } as const;
