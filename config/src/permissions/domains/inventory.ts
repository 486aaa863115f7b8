import type { Role } from '../roles';

const panel = ['compras', 'catalogo', 'marketing', 'soporte', 'compliance'] as const satisfies readonly Role[];
const houseStaff = [...panel, 'employee', 'salesman', 'storeman', 'call_agent'] as const satisfies readonly Role[];

/** Roles that see what sells of a product, and how much one buyer may take. */
const sellers = [
  'compras',
  'catalogo',
  'marketing',
  'soporte',
  'employee',
  'salesman',
  'storeman',
] as const satisfies readonly Role[];

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
  'branches.read': ['public', ...panel, 'rrhh'],
  'branches.write': ['compras'],
  'warehouses.read': houseStaff,
  'product-stocks.read': ['distributor', 'secondary_user', ...houseStaff],
  // The ledger names orders, carts and people: each storeman reads the branch's own.
  'stock.read': [...panel, 'storeman'],
  'stock.adjust': ['compras', 'catalogo', 'storeman'],
  'product-limits.read': sellers,
  'product-limits.write': ['compras', 'catalogo'],
  'product-rotations.read': sellers,
  'scales.read': [...sellers, 'compliance'],
  'scales.write': ['compras'],
} as const satisfies Record<string, readonly Role[]>;
