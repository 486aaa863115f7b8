import type { Role } from './roles';

const readers = [
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

/** What hangs on products and categories: the catalogue keeps it, the house reads it. */
export const cataloguePermissions = {
  'datasheets.read': readers,
  'datasheets.write': ['catalogo'],
  'store-items.read': readers,
  'store-items.write': ['catalogo', 'marketing'],
} as const satisfies Record<string, readonly Role[]>;
