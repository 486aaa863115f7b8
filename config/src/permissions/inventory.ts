import type { Role } from './roles';

const panel = ['compras', 'catalogo', 'marketing', 'soporte', 'compliance'] as const satisfies readonly Role[];
const houseStaff = [...panel, 'employee', 'salesman', 'storeman', 'call_agent'] as const satisfies readonly Role[];

/** Stock beyond the shop window: grades, restrictions, transfers, restock, alternatives and suppliers. */
export const inventoryPermissions = {
  'condition-grades.read': ['public', ...panel],
  'condition-grades.write': ['catalogo'],
  'product-auction-inventories.read': ['distributor', ...houseStaff],
  'value-restrictions.read': houseStaff,
  'value-restrictions.write': ['compras', 'catalogo'],
  'transfers.read': houseStaff,
  'transfers.write': ['compras', 'storeman'],
  'product-serials.read': ['compras', 'soporte', 'storeman'],
  'product-serials.write': ['compras', 'storeman'],
  'restock.read': ['compras', 'catalogo', 'storeman'],
  'product-alternatives.read': ['distributor', 'secondary_user', ...houseStaff],
  'product-alternatives.write': ['catalogo', 'compras'],
  'suppliers.read': ['compras', 'catalogo', 'soporte', 'compliance', 'employee', 'storeman'],
  'suppliers.write': ['compras'],
  'supplier-terms.read': ['compras'],
  'supplier-price-agreements.read': ['compras', 'catalogo'],
  'supplier-price-agreements.write': ['compras'],
  'supplier-price-agreements.activate': ['compras'],
} as const satisfies Record<string, readonly Role[]>;
