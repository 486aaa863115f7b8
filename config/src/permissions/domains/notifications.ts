import { personRoles, type Role } from '../roles';

/** Notices: each person their own; marketing and purchasing send them. */
export const notificationsPermissions = {
  'push-notifications.own': personRoles,
  'push-notifications.read': ['marketing', 'compras', 'soporte'],
  'push-notifications.send': ['marketing', 'compras'],
} as const satisfies Record<string, readonly Role[]>;
