import { personRoles, type Role } from './roles';

const everyone = ['public'] as const satisfies readonly Role[];
const buyers = ['distributor', 'secondary_user'] as const satisfies readonly Role[];
const panel = ['compras', 'catalogo', 'marketing', 'soporte', 'compliance'] as const satisfies readonly Role[];
const houseStaff = [...panel, 'employee', 'salesman', 'storeman', 'call_agent'] as const satisfies readonly Role[];

/** The vertical slice: who may see and sell. */
export const slicePermissions = {
  'store.read': everyone,
  'search.read': everyone,
  'search.write': ['catalogo', 'marketing'],
  'search.insights': ['catalogo', 'marketing', 'compras'],
  'me.read': personRoles,
  'users.read': ['soporte', 'rrhh', 'admin', 'employee', 'salesman', 'call_agent'],
  'users.write': ['soporte', 'rrhh', 'admin'],
  // The super administrator alone.
  'password-links.create': [],
  'roles.read': [...houseStaff, 'rrhh', 'admin'],
  'permissions.read': [...panel, 'rrhh', 'admin'],
  // A company's terms are no business of the warehouse.
  'companies.read': [...panel, 'employee', 'salesman', 'call_agent'],
  'companies.write': ['soporte'],
  'company-documents.read': [...panel, 'employee', 'salesman', 'call_agent', 'distributor'],
  'company-documents.write': ['soporte'],
  'products.read': houseStaff,
  'products.write': ['catalogo'],
  'product-costs.read': ['catalogo', 'compras'],
  'products.publish': ['catalogo'],
  'brands.read': houseStaff,
  'brands.write': ['catalogo'],
  'categories.read': houseStaff,
  'categories.write': ['catalogo'],
  'stages.read': houseStaff,
  'stages.write': ['catalogo'],
  'mega-menu.read': everyone,
  'exchange-rates.read': houseStaff,
  'exchange-rates.write': ['catalogo', 'compras'],
  'prices.explain': panel,
  'branches.read': [...everyone, ...panel],
  'branches.write': ['compras'],
  'warehouses.read': houseStaff,
  'product-stocks.read': [...buyers, ...houseStaff],
  // The ledger names orders, carts and people: each storeman reads the branch's own.
  'stock.read': [...panel, 'storeman'],
  'stock.adjust': ['compras', 'catalogo', 'storeman'],
  'carts.write': buyers,
  'sale-orders.read': [...buyers, ...houseStaff],
  // Cancels an order that is paid; the other steps have a code of their own.
  'sale-orders.manage': ['soporte', 'compras', 'storeman'],
} as const satisfies Record<string, readonly Role[]>;
