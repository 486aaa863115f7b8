import { personRoles, type Role } from '../roles';

const panel = ['compras', 'catalogo', 'marketing', 'soporte', 'compliance', 'rrhh'] as const satisfies readonly Role[];

/** Reference data: what forms need is open, what only staff use is not. */
export const referencePermissions = {
  'reference.public': ['public', ...panel],
  'reference.read': [...personRoles, ...panel],
  'countries.write': ['soporte'],
  'departments.write': ['soporte', 'rrhh', 'admin'],
  'banks.read': [...panel, 'employee', 'salesman'],
  // Where whoever buys transfers to; numbers alone.
  'payment-accounts.read': ['distributor', 'secondary_user', ...panel],
  'banks.write': ['compras'],
  'official-rates.read': ['soporte', 'employee', 'salesman'],
  'official-rates.write': [],
  // Published by the tax authority; whoever sells to, buys from or bills a company looks it up.
  'listed-taxpayers.read': ['soporte', 'compras', 'employee', 'salesman'],
  'listed-taxpayers.write': ['soporte'],
  'adjustment-types.read': [...panel, 'employee', 'storeman'],
  'adjustment-types.write': ['compras'],
} as const satisfies Record<string, readonly Role[]>;
