export const uids = {
  user: 'plugin::users-permissions.user',
  role: 'plugin::users-permissions.role',
  userController: 'plugin::users-permissions.contentmanageruser',
  adminUser: 'admin::user',
  adminRole: 'admin::role',
  apiToken: 'admin::api-token',
  session: 'admin::session',
} as const;
export const tables = {
  user: 'up_users',
  userRole: 'up_users_role_lnk',
  userExtraRoles: 'up_users_extra_roles_lnk',
  loginAttempt: 'login_attempts',
  adminUser: 'admin_users',
} as const;

/** What staff may do with the media library, as Strapi names it. */
export const uploadActions = {
  read: 'plugin::upload.read',
  create: 'plugin::upload.assets.create',
  update: 'plugin::upload.assets.update',
} as const;
