import type { Role } from '../roles';

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
  'store.read': ['public'],
  'products.read': readers,
  'products.write': ['catalogo'],
  'product-costs.read': ['catalogo', 'compras'],
  'products.publish': ['catalogo'],
  'brands.read': readers,
  'brands.write': ['catalogo'],
  'categories.read': readers,
  'categories.write': ['catalogo'],
  'stages.read': readers,
  'stages.write': ['catalogo'],
  'mega-menu.read': ['public'],
} as const satisfies Record<string, readonly Role[]>;
