/** Content types of accounts, as shapes refer to them. */
export const uids = {
  user: 'plugin::users-permissions.user',
  role: 'plugin::users-permissions.role',
  panelAccount: 'admin::user',
} as const;
