import { personRoles, type Role } from './roles';

/** Wish lists: each person their own. */
export const engagementPermissions = {
  'wish-lists.write': personRoles,
} as const satisfies Record<string, readonly Role[]>;
