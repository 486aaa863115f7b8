import { personRoles, type Role } from '../roles';

const desk = ['soporte', 'rrhh', 'admin'] as const satisfies readonly Role[];
const panel = ['compras', 'catalogo', 'marketing', 'soporte', 'compliance'] as const satisfies readonly Role[];
const personnel = ['rrhh', 'admin'] as const satisfies readonly Role[];

/** People and their accounts: who keeps them, who gives which roles, who sees what somebody may do. */
export const peoplePermissions = {
  'user-profiles.read': desk,
  'user-profiles.write': desk,
  // What is known of the house's people beyond name and function.
  'staff-papers.read': personnel,
  'user-documents.read': personnel,
  'user-documents.write': personnel,
  // Nobody gives rights that they could not keep to themselves: see `mayManage`.
  'client-roles.grant': desk,
  'staff-roles.grant': personnel,
  'admin-roles.grant': ['admin'],
  'person-sessions.read': desk,
  'person-sessions.end': desk,
  'user-accesses.read': desk,
  // To say which employee an account of the panel belongs to.
  'panel-accounts.read': personnel,
  'personal-data.export': desk,
  'personal-data.erase': personnel,
  'me.read': personRoles,
  // Whoever has the link of a mail.
  'email-changes.public': ['public'],
  'users.read': ['soporte', 'rrhh', 'admin', 'employee', 'salesman', 'call_agent'],
  'users.write': desk,
  // The super administrator alone.
  'password-links.create': [],
  'roles.read': [...panel, 'employee', 'salesman', 'storeman', 'call_agent', ...personnel],
  'permissions.read': [...panel, ...personnel],
} as const satisfies Record<string, readonly Role[]>;
