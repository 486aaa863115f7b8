import type { Role } from '../roles';

const staff = [
  'compras',
  'catalogo',
  'marketing',
  'soporte',
  'compliance',
  'rrhh',
  'admin',
  'employee',
] as const satisfies readonly Role[];

const everyone = [
  ...staff,
  'distributor',
  'secondary_user',
  'salesman',
  'storeman',
  'installer',
  'call_agent',
  'client',
] as const satisfies readonly Role[];

/** Roles whose desk has widgets of their own choice. */
const withWidgets = [
  'compras',
  'catalogo',
  'marketing',
  'soporte',
  'compliance',
  'employee',
  'salesman',
  'storeman',
  'call_agent',
] as const satisfies readonly Role[];

/** Jobs, mails, histories and what hangs on any record. */
export const kernelPermissions = {
  'openapi.read': ['public'],
  'background-jobs.read': staff,
  'background-jobs.retry': [],
  'background-jobs.follow': everyone,
  'mails.read': ['soporte', 'marketing'],
  'histories.read': staff,
  'comments.read': staff,
  'comments.write': staff,
  'comments.moderate': ['soporte'],
  // Customers read the documents of what is theirs: which kinds, each kind of record says.
  'documents.read': [...staff, 'distributor'],
  'documents.write': staff,
  'media-alts.write': ['catalogo', 'marketing'],
  'exports.read': staff,
  'private-files.read': everyone,
  // Pages of figures: each figure asks for its own permission too.
  'dashboards.read': [...staff, 'salesman'],
  // What waits for somebody: each thing asks for its own permission too.
  'waiting.read': staff,
  // What is found: each kind asks for its own permissions too.
  'findings.read': [...staff, 'salesman', 'storeman', 'call_agent'],
  'setup-checklist.read': ['compras', 'catalogo', 'marketing', 'soporte', 'compliance', 'rrhh'],
  // Accounts, mail server, lists of the authorities: the super administrator's alone.
  'installation.write': [],
  // Each person's own.
  'widget-configurations.read': withWidgets,
  'widget-configurations.write': withWidgets,
} as const satisfies Record<string, readonly Role[]>;
