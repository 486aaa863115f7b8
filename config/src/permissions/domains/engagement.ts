import { personRoles, type Role } from '../roles';

/** Wish lists and reviews: each person their own; marketing and support decide which reviews are published. */
export const engagementPermissions = {
  'wish-lists.write': personRoles,
  'product-reviews.read': ['public'],
  'product-reviews.write': personRoles,
  // One's own purchases; the house reads what its customers say, each those of the orders they read.
  'purchase-satisfactions.read': ['distributor', 'secondary_user', 'marketing', 'soporte', 'salesman'],
  'purchase-satisfactions.write': ['distributor', 'secondary_user'],
  'product-reviews.moderate': ['marketing', 'soporte'],
} as const satisfies Record<string, readonly Role[]>;
