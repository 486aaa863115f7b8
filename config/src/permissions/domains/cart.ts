import type { Role } from '../roles';

/** Carts: buyers alone have any. */
export const cartPermissions = {
  'carts.write': ['distributor', 'secondary_user'],
} as const satisfies Record<string, readonly Role[]>;
