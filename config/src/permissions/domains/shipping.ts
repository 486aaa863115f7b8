import type { Role } from '../roles';

const panel = ['compras', 'catalogo', 'marketing', 'soporte', 'compliance'] as const satisfies readonly Role[];
const houseStaff = [...panel, 'employee', 'salesman', 'storeman', 'call_agent'] as const satisfies readonly Role[];

/** Carriers, their offices, what a delivery costs, and packages on their way. */
export const shippingPermissions = {
  'carriers.read': houseStaff,
  'carriers.write': ['compras', 'soporte'],
  'delivery-offices.read': houseStaff,
  'delivery-offices.write': ['compras', 'soporte'],
  'shipping-rates.read': houseStaff,
  'shipping-rates.write': ['compras', 'soporte'],
  'delivery-tracks.read': ['distributor', 'secondary_user', ...houseStaff],
} as const satisfies Record<string, readonly Role[]>;
