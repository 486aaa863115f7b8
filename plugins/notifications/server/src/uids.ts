export const tables = {
  notification: 'push_notifications',
  received: 'user_push_notifications',
  subscription: 'push_subscriptions',
  delivery: 'push_deliveries',
  person: 'up_users',
  personRole: 'up_users_role_lnk',
  personExtraRole: 'up_users_extra_roles_lnk',
  role: 'up_roles',
  company: 'companies',
  companyBranch: 'companies_branch_lnk',
} as const;
