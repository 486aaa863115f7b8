import type { Role } from './roles';

const staff = [
  'compras',
  'catalogo',
  'marketing',
  'soporte',
  'employee',
  'salesman',
  'storeman',
] as const satisfies readonly Role[];

/** Limits of products, what sells of them, scales, and each person's own widgets. */
export const productLimitPermissions = {
  'product-limits.read': staff,
  'product-limits.write': ['compras', 'catalogo'],
  'product-rotations.read': staff,
  'scales.read': [...staff, 'compliance'],
  'scales.write': ['compras'],
  'widget-configurations.read': [...staff, 'compliance', 'call_agent'],
  'widget-configurations.write': [...staff, 'compliance', 'call_agent'],
} as const satisfies Record<string, readonly Role[]>;
