import { personRoles, type Role } from '../roles';

/** Landings, the store's bar, buttons, popups and the promos of a profile: marketing composes and activates them; visitors answer the forms. */
export const marketingPermissions = {
  'landings.read': ['marketing', 'catalogo', 'soporte'],
  'landings.write': ['marketing'],
  'landings.activate': ['marketing'],
  'landing-submissions.public': ['public'],
  'landing-submissions.read': ['marketing', 'soporte'],
  'store-nav-promo-button-configs.read': ['marketing', 'catalogo'],
  'store-nav-promo-button-configs.write': ['marketing'],
  'store-profile-promo-dashboard-configs.read': [...personRoles, 'marketing', 'catalogo'],
  'store-profile-promo-dashboard-configs.write': ['marketing'],
} as const satisfies Record<string, readonly Role[]>;
