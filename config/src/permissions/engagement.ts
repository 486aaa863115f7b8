import { personRoles, type Role } from './roles';

/** Wish lists and reviews: each person their own; marketing and support decide which reviews are published. */
export const engagementPermissions = {
  'wish-lists.write': personRoles,
  'product-reviews.read': ['public'],
  'product-reviews.write': personRoles,
  'product-reviews.moderate': ['marketing', 'soporte'],
} as const satisfies Record<string, readonly Role[]>;
