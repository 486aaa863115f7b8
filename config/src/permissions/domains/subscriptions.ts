import type { Role } from '../roles';

/** Roles that resell subscriptions: companies with all their people, and installers without a company. */
const resellers = ['distributor', 'secondary_user', 'installer'] as const satisfies readonly Role[];
const house = ['catalogo', 'soporte', 'salesman', 'call_agent'] as const satisfies readonly Role[];

/** Subscriptions of the monitoring platform: accounts of installers, plans, what was bought. */
export const subscriptionsPermissions = {
  'acoba-installers.read': [...resellers, 'soporte', 'salesman'],
  'acoba-installers.write': resellers,
  'acoba-subscriptions.read': [...resellers, ...house],
  'acoba-subscriptions.write': resellers,
  // What can be subscribed to, at what price.
  'subscription-products.read': [...resellers, ...house],
  'subscription-plans.read': ['catalogo', 'soporte'],
  'subscription-plans.write': ['catalogo'],
} as const satisfies Record<string, readonly Role[]>;
